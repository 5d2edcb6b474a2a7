import type { Page } from "@playwright/test"
import axe, { type RunOptions } from "axe-core"

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe finds on the page as it stands: everything by day; by night only what another colour can change. */
export async function findViolations(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  // Night first, so that the page is left as most journeys have it.
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const violations = await findViolationsNow(page, colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {})
    found.push(...violations.map(({ id, html }) => `${where} ${colorScheme} ${id}: ${html}`))
  }
  return found
}

/**
 * In the colours the page has just now. axe is put into the page once and answers violations only: the builder made for
 * Playwright puts it there each time and reports in a page of its own, for three times the processor's time.
 */
export async function findViolationsNow(page: Page, options: RunOptions = {}): Promise<{ id: string; html: string }[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(async (chosen) => {
    const run = await window.axe?.run(document, { ...chosen, resultTypes: ["violations"] })
    if (!run) throw new Error("axe is not in the page")
    return run.violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html ?? "" }))
  }, options)
}
