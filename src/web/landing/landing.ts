// The page's own script: small, without React. The page is there before it runs (prerender.tsx); it brings the
// widgets. The styles are those of the components on the page, gathered by scripts/landing.mjs.
import { startCounters } from "./behaviour/counters.ts";
import { startMenus } from "./behaviour/menus.ts";
import { startPad } from "./behaviour/pad.ts";
import { startReturns } from "./behaviour/returns.ts";
import { startSignUpToast } from "./behaviour/sign-up-toast.ts";

startMenus();
startCounters();
startSignUpToast();
startReturns();
startPad();
