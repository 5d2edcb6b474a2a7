import { countryCodes } from "@hearth/domain/countries/countries.ts"
import { findAccessibilityViolations, findViolationsInCurrentScheme } from "./find-accessibility-violations.ts"
import { signIn } from "./account.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

test.use({ expectedErrors: [/404/] })

const pages = {
  IN: ["/", "/menu", "/offers", "/edv", "/search", "/help", "/terms", "/nowhere", "/cart", "/coupons"],
  LK: ["/", "/menu/bestsellers"],
  BD: ["/", "/menu/pizza"],
}

for (const country of countryCodes) {
  test(`[SHL-11f] no axe violations in ${country}`, async ({ page }) => {
    for (const path of pages[country]) {
      await page.goto(pageUrl(country, path))
      await waitForHydration(page)
      await page.waitForLoadState("networkidle")
      expect(await findAccessibilityViolations(page, path)).toEqual([])
    }
    await page.goto(pageUrl(country, pages[country][1]))
    await waitForHydration(page)
    await page.locator("article").getByRole("link").first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    expect(await findAccessibilityViolations(page, "sheet")).toEqual([])
  })
}

for (const country of countryCodes) {
  test(`[SHL-11g] a menu card that the bottom bar partly covers has a large enough tap target, ${country}`, async ({
    page,
  }) => {
    await page.goto(pageUrl(country, pages[country][1]))
    await waitForHydration(page)
    const names = page.locator("article").getByRole("link")
    for (const nth of [6, 9, 12]) {
      // Only the upper edge of the name is visible above the bar. Lighthouse uses this axe rule too.
      await expect.poll(() => names.nth(nth).evaluate(scrollUnderBar)).toBeLessThan(1)
      expect(await findViolationsInCurrentScheme(page, { runOnly: ["target-size"] }), `card ${nth}`).toEqual([])
    }
  })
}

/**
 * Scrolls until only the top 9 pixels of the name are above the bottom bar. Returns how many pixels it scrolled. Runs
 * in the browser.
 */
function scrollUnderBar(name: Element): number {
  const bar = document.querySelector('nav[aria-label="Quick links"]')
  if (!bar) throw new Error("the page has no bottom bar")
  const by = name.getBoundingClientRect().top - bar.getBoundingClientRect().top + 9
  scrollBy({ top: by, behavior: "instant" })
  return Math.abs(by)
}

const coordinates = "latitude=12.9352&longitude=77.6245"
const locationScreens = [
  "/landing",
  "/postorder-ui/searchAddress",
  `/postorder-ui/mapScreen?${coordinates}`,
  `/postorder-ui/nearestStore?${coordinates}`,
  "/postorder-ui/nearestStore",
  `/postorder-ui/nearestStore?${coordinates}&store=6585R`,
  `/postorder-ui/takeawayMapScreen?${coordinates}`,
  `/postorder-ui/selectRestaurant?${coordinates}`,
]
/** SES-10: these screens require a signed-in customer. */
const customerScreens = [
  "/postorder-ui/myAddresses",
  `/postorder-ui/myAddresses?add=true&${coordinates}&label=Koramangala`,
  "/postorder-ui/profile",
  "/postorder-ui/rewards",
  "/delete-account",
]

for (const path of [...locationScreens, "/login"]) {
  test(`[SHL-11f] no axe violations at ${path}`, async ({ page }) => {
    await page.goto(pageUrl("IN", path))
    await waitForHydration(page)
    await page.waitForLoadState("networkidle")
    expect(await findAccessibilityViolations(page, path)).toEqual([])
  })
}

test("[SHL-11f] no axe violations on the screens for signed-in customers", async ({ page }) => {
  await signIn(page)
  for (const path of customerScreens) {
    await page.goto(pageUrl("IN", path))
    await waitForHydration(page)
    await page.waitForLoadState("networkidle")
    expect(new URL(page.url()).pathname).toBe(path.split("?")[0])
    expect(await findAccessibilityViolations(page, path)).toEqual([])
  }
})

for (const query of ["?q=chicken", "?q=sushi&veg=true"]) {
  test(`[SHL-11f] no axe violations in the search ${query}`, async ({ page }) => {
    await page.goto(pageUrl("IN", `/search${query}`))
    await waitForHydration(page)
    await expect(page.getByRole("main").locator("[data-result]").first()).toBeVisible()
    expect(await findAccessibilityViolations(page, query)).toEqual([])
  })
}

test("[SHL-11f] no axe violations in the location sheet", async ({ page }) => {
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  await page.getByRole("button", { name: /Change location or order type/ }).click()
  await page.getByRole("combobox").fill("kora")
  await expect(page.getByRole("option").first()).toBeVisible()
  expect(await findAccessibilityViolations(page, "sheet")).toEqual([])
})

test("[SHL-11e] at 200 % zoom no page overflows sideways", async ({ page }) => {
  // 1280 px at 200 % leaves 640 CSS px.
  await page.setViewportSize({ width: 640, height: 400 })
  for (const path of [...pages.IN, ...locationScreens, "/login"]) {
    await page.goto(pageUrl("IN", path))
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})

test("[SHL-11f] no axe violations in the API reference, in current and in older calls", async ({ page }) => {
  await page.goto(pageUrl("IN", "/api/docs"))
  // One call of each kind: axe takes minutes for all 185 calls, and they differ only in their texts.
  await page.locator("article").evaluateAll((articles) => {
    const current = articles.find((each) => !each.matches(".older"))
    const older = articles.find((each) => each.matches(".older"))
    for (const each of articles) if (each !== current && each !== older) each.remove()
  })
  await expect(page.locator("article")).toHaveCount(2)
  await expect(page.locator("article.older")).toHaveCount(1)
  expect(await findAccessibilityViolations(page, "/api/docs")).toEqual([])
})
