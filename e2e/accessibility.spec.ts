import { AxeBuilder } from "@axe-core/playwright"
import { countryCodes } from "@hearth/domain/countries/countries.ts"
import { expect, shop, takenOver, test } from "./shop.ts"

test.use({ expectedErrors: [/404/] })

const pages = {
  IN: ["/", "/menu", "/offers", "/edv", "/help", "/terms", "/nowhere", "/cart"],
  LK: ["/", "/menu/bestsellers"],
  BD: ["/", "/menu/pizza"],
}

for (const scheme of ["light", "dark"] as const) {
  for (const country of countryCodes) {
    test(`[SHL-11] no axe violations in ${country}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" })
      for (const path of pages[country]) {
        await page.goto(shop(country, path))
        await takenOver(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
      const opener = page.locator("article").getByRole("link").first()
      await page.goto(shop(country, pages[country][1]))
      await takenOver(page)
      await opener.click()
      await expect(page.getByRole("dialog")).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `sheet ${id}: ${nodes[0]?.html}`)).toEqual([])
    })
  }
}

test("[SHL-11] at 200 % zoom everything stays reachable and nothing is cut off", async ({ page }) => {
  // 1280 px at 200 % leaves 640 CSS px.
  await page.setViewportSize({ width: 640, height: 400 })
  for (const path of pages.IN) {
    await page.goto(shop("IN", path))
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})
