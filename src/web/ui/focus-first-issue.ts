/** Once the messages are drawn, the first field inside that has one takes the focus. */
export function focusFirstIssue(inside: string): void {
  requestAnimationFrame(() => {
    const field = window.document.querySelector<HTMLElement>(`${inside} [aria-invalid='true']`);
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  });
}
