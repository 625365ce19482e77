import { Link, useLocation, useSearch } from "wouter";
import { MessagePage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import styles from "./session.module.css";

/** Shows that routing works: which address the page believes to be at, and a link that changes it without a load. */
export function TestPage() {
  useTitle("Routing test");
  const [path] = useLocation();
  const search = useSearch();
  return (
    <MessagePage title="Routing works" text="This page was found by its address, without asking who you are.">
      <dl className={styles.facts}>
        <div>
          <dt>Path</dt>
          <dd>{path}</dd>
        </div>
        <div>
          <dt>Query</dt>
          <dd>{search === "" ? "none" : search}</dd>
        </div>
      </dl>
      <Link className={buttonClass({ look: "main" })} href={paths.testMinimal}>
        To the minimal test
      </Link>
      <a className={buttonClass({})} href={paths.home}>
        To the start
      </a>
    </MessagePage>
  );
}
