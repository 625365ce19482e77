/** What Chromium is started with: as root it cannot use its sandbox, and it is to call nobody on its own. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Chromium heeds the last list of features alone: these are Playwright's own, as far as they concern Linux, and before
 * them the address bar's two popups. They are pages, made anew for each window that nobody types an address into, and
 * cost as much as what the tests look at. The last is a process held ready for a page that seldom comes: a third of all.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "SpareRendererForSitePerProcess",
];

/** What it is started with for the tests. */
export const TEST_FLAGS = [...BROWSER_FLAGS, `--disable-features=${DISABLED_FEATURES.join(",")}`];
