import browserTests from "./playwright.config";

/** Of `npm run screenshots`: the browser tests' pages, to be looked at instead of tested. */
export default { ...browserTests, testDir: "pictures", workers: 1, timeout: 3_600_000 };
