import { findAll } from "./find.ts";

const isOpen = (menu: HTMLElement): menu is HTMLDetailsElement => menu instanceof HTMLDetailsElement && menu.open;

/** Keys for the menus, which open by themselves: Escape closes, arrows go through the entries, a press elsewhere closes. */
export function startMenus(): void {
  const menus = findAll("menu");
  const closeAll = (except?: Node | null) => {
    for (const menu of menus) if (isOpen(menu) && !(except && menu.contains(except))) menu.open = false;
  };
  document.addEventListener("click", (event) => closeAll(event.target instanceof Node ? event.target : null));
  for (const menu of menus) {
    menu.addEventListener("keydown", (event) => onKey(event, menu));
    menu.addEventListener("focusout", (event) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) closeAll();
    });
    for (const link of menu.querySelectorAll("a")) link.addEventListener("click", () => closeAll());
  }
}

function onKey(event: KeyboardEvent, menu: HTMLElement): void {
  if (!(menu instanceof HTMLDetailsElement)) return;
  const summary = menu.querySelector("summary");
  const links = [...menu.querySelectorAll("a")];
  if (event.key === "Escape" && menu.open) {
    menu.open = false;
    summary?.focus({ preventScroll: true });
  }
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0 && step < 0) return;
  menu.open = true;
  if (at === 0 && step < 0) summary?.focus();
  else links[Math.min(at + step, links.length - 1)]?.focus();
}
