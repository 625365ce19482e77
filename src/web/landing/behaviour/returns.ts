import { returnsOf } from "../returns.ts";
import { find, findAll } from "./find.ts";

/** Works out the sum again with each figure that the visitor types. */
export function startReturns(): void {
  const form = find("roi");
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => {
    const typed = new FormData(form);
    const number = (name: string) => Math.min(999, Math.max(0, Number(typed.get(name)) || 0));
    const results = returnsOf({
      documents: number("documents"),
      before: number("before"),
      after: number("after"),
      rate: number("rate"),
    });
    for (const place of findAll("roi-result"))
      if (place.dataset.roiResult === "hoursAMonth") place.textContent = results.hoursAMonth;
      else place.textContent = results.worthAMonth;
    find("roi-mark")?.setAttribute("hidden", ""); // by now the figures are the visitor's own
  });
}
