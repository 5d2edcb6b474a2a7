import { defineConfig } from "@playwright/test"

/** Rare or slow journeys, marked by the file name or a tag. `npm test -- long` runs them. */
const long = /\.long\.spec\.ts|@long/

/** Journeys in a real browser, against a copy of Hearth that is started for them. `npm test -- e2e` runs them. */
export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/e2e",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Machines are shared: these timeouts end journeys that hang, they don't measure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // `npm test` reads the results from a JSON file.
  reporter: [
    ["dot"],
    ["./failure-details-reporter.ts"],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as const] : []),
  ],
  projects: [
    { name: "journeys", grepInvert: long },
    { name: "long", grep: long },
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // As root, as in containers, Chromium runs only without its sandbox.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        // Makes letters as wide as in a browser with a window.
        "--font-render-hinting=none",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
    // Tracing every journey would take a third more time; E2E_TRACE=yes turns it on.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
})
