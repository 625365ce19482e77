import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { MessagePage } from "./message-page.tsx";
import { useTitle } from "./use-title.ts";

export function NotFoundPage() {
  useTitle("Page Not Found");
  return (
    <MessagePage title="404 Page Not Found" text="There is no page at this address. Check it, or go back to the start.">
      <a className={buttonClass({ look: "main" })} href={paths.home}>
        To the start
      </a>
    </MessagePage>
  );
}
