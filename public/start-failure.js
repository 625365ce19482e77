// Says so when the program itself does not come, or does not start: without it the page would stay empty.
addEventListener(
  "error",
  (event) => {
    const root = document.getElementById("root");
    const isProgram = event.target instanceof HTMLScriptElement || event.target === window;
    if (!isProgram || root?.childElementCount > 0) return;
    const said = document.createElement("p");
    said.setAttribute("role", "alert");
    said.className = "start-failure";
    const reason = event.target === window && event.message ? ` (${event.message})` : "";
    said.textContent = `Application Error. Please refresh the page${reason}`;
    (root ?? document.body).replaceChildren(said);
  },
  true,
);
