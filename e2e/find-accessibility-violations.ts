import type { Page } from "@playwright/test"
import axe, { type RunOptions } from "axe-core"

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * Returns the accessibility violations that axe finds: of all rules in light mode, and of colour contrast in dark mode,
 * since other rules don't depend on colours.
 */
export async function findAccessibilityViolations(page: Page, label: string): Promise<string[]> {
  const messages: string[] = []
  // Dark first, so that the page ends in light mode, as most journeys expect.
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const violations = await findViolationsInCurrentScheme(
      page,
      colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {},
    )
    messages.push(...violations.map(({ id, html }) => `${label} ${colorScheme} ${id}: ${html}`))
  }
  return messages
}

/**
 * Runs axe in the page's current colour scheme. Injects axe once and requests violations only: Playwright's axe builder
 * injects it each time and reports in a separate page, which takes three times the CPU time.
 */
export async function findViolationsInCurrentScheme(
  page: Page,
  options: RunOptions = {},
): Promise<{ id: string; html: string }[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(async (runOptions) => {
    const run = await window.axe?.run(document, { ...runOptions, resultTypes: ["violations"] })
    if (!run) throw new Error("axe was not injected into the page")
    return run.violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html ?? "" }))
  }, options)
}
