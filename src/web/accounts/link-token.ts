import { useEffect, useState } from "react";

/** Takes the secret out of the address, so that neither the history nor a shared screen keeps it. */
function takeToken(): string {
  const found = window.location.hash.slice(1);
  if (found !== "") window.history.replaceState(null, "", window.location.pathname);
  return found;
}

/** The secret of a mail's link, from behind the hash sign, which no server sees. A link pasted into the open page counts. */
export function useLinkToken(): string {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    const read = () => setToken((before) => takeToken() || before);
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return token;
}
