import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** What axe finds on the page as it stands: everything by day; by night only what another colour can change. */
export async function findViolations(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  // Night first, so that the page is left as most journeys have it.
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const axe = new AxeBuilder({ page })
    if (colorScheme === "dark") axe.withRules("color-contrast")
    const { violations } = await axe.analyze()
    found.push(...violations.map(({ id, nodes }) => `${where} ${colorScheme} ${id}: ${nodes[0]?.html}`))
  }
  return found
}
