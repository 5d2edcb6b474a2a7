import type { Page } from "@playwright/test"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const field = (page: Page) => page.getByRole("searchbox", { name: "Search the menu" })
const resultList = (page: Page) => page.getByRole("list", { name: "Search results" })
const resultLinks = (page: Page) => resultList(page).getByRole("link")
/** Reads the count from the heading; more rows are rendered as the end of the list comes near. */
const resultCount = async (page: Page) =>
  Number.parseInt((await page.getByRole("heading", { name: /^\d+ results?$/ }).textContent()) ?? "", 10)

/** Scrolls until all rows are rendered. */
async function showAll(page: Page): Promise<void> {
  await expect(async () => {
    await resultLinks(page).last().scrollIntoViewIfNeeded()
    expect(await resultLinks(page).count()).toBe(await resultCount(page))
  }).toPass()
}

async function openSearch(page: Page, query = ""): Promise<void> {
  await page.goto(pageUrl("IN", `/search${query}`))
  await waitForHydration(page)
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0)
}

test("[CAT-4b] [SHL-9b] the header's search link leads to a search field that has the focus", async ({ page }) => {
  await page.goto(pageUrl("IN", "/offers"))
  await waitForHydration(page)
  await page.getByRole("banner").getByRole("link", { name: "Search the menu" }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type("margh")
  await expect(resultLinks(page).first()).toHaveAccessibleName("Margherita Classica")
})

test("[CAT-4b] [CAT-4c] results show while typing, typing errors are tolerated, and the matching letters are marked", async ({
  page,
}) => {
  await openSearch(page)
  await field(page).fill("margerita")
  await expect(resultLinks(page).first()).toContainText("Margherita")
  await expect(resultLinks(page).first().locator("mark")).toHaveText("Margherita")
  await field(page).fill("garl")
  await expect(resultLinks(page).first().locator("mark")).toHaveText("Garl")
  await showAll(page)
  const count = await resultCount(page)
  await expect(page.getByRole("status").filter({ hasText: `${count} results` })).toBeAttached()
  await expect(resultLinks(page)).toHaveCount(count)
})

test("[CAT-4d] the filters for veg, bestseller, new and price can be combined and switched off", async ({ page }) => {
  await openSearch(page, "?q=chicken")
  await expect(resultLinks(page).first()).toBeVisible()
  await expect(resultList(page).getByRole("img", { name: "Vegetarian", exact: true })).toHaveCount(0)
  await field(page).fill("")
  await page.getByRole("button", { name: "Veg only" }).click()
  await expect(page).toHaveURL(/\/search\?veg=true$/)
  await expect(resultList(page).getByRole("img", { name: "Non-vegetarian" })).toHaveCount(0)
  const vegCount = await resultCount(page)
  const priceFilter = page.getByRole("button", { name: /^Up to/ }).first()
  await priceFilter.click()
  const maxPrice = Number((await priceFilter.textContent())?.replaceAll(/\D/g, ""))
  await expect.poll(() => resultCount(page)).toBeLessThan(vegCount)
  await showAll(page)
  for (const row of await resultList(page).getByRole("listitem").all()) {
    const price = (await row.textContent())?.match(/₹(\d+)/)?.[1]
    expect(Number(price)).toBeLessThanOrEqual(maxPrice)
  }
  await page.getByRole("button", { name: "New", exact: true }).click()
  await expect(page).toHaveURL(/\?veg=true&maxPrice=\d+&badge=new$/)
  await page.getByRole("button", { name: "Bestsellers" }).click()
  await expect(page.getByRole("button", { name: "New", exact: true })).toHaveAttribute("aria-pressed", "false")
  const others = resultList(page).getByRole("listitem").filter({ hasNotText: "Bestseller" })
  await expect(others).toHaveCount(0)
  await expect(resultList(page).getByRole("listitem").first()).toBeVisible()
  for (const name of ["Bestsellers", "Veg only"]) await page.getByRole("button", { name }).click()
  await priceFilter.click()
  await expect(page.getByRole("heading", { name: "Popular right now" })).toBeVisible()
  await expect(page).toHaveURL(/\/search$/)
})

test("[CAT-4b] the search is in the URL: it survives a reload and is one history entry", async ({ page }) => {
  await page.goto(pageUrl("IN", "/help"))
  await waitForHydration(page)
  await page.getByRole("banner").getByRole("link", { name: "Search the menu" }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type("paneer", { delay: 20 })
  await page.getByRole("button", { name: "Veg only" }).click()
  await expect(page).toHaveURL(/\/search\?q=paneer&veg=true$/)
  const first = await resultLinks(page).first().textContent()
  await page.reload()
  await waitForHydration(page)
  await expect(field(page)).toHaveValue("paneer")
  await expect(page.getByRole("button", { name: "Veg only" })).toHaveAttribute("aria-pressed", "true")
  await expect(resultLinks(page).first()).toHaveText(first ?? "")
  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)
  await page.goForward()
  await expect(field(page)).toHaveValue("paneer")
})

test("[CAT-4b] a result opens over the search, which is unchanged after closing it", async ({ page }) => {
  await openSearch(page)
  await field(page).fill("lemonade")
  // Clicks before the URL has been updated.
  await resultLinks(page).first().click()
  await expect(page.getByRole("dialog")).toContainText("Lemonade")
  await expect(page).toHaveURL(/\?q=lemonade&product=/)
  await page.goBack()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page).toHaveURL(/\?q=lemonade$/)
  await expect(field(page)).toHaveValue("lemonade")
  await resultLinks(page).first().click()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await expect(page).toHaveURL(/\?q=lemonade$/)
  await expect(resultLinks(page).first()).toBeVisible()
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`a placeholder is italic and has another colour than typed text, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of ["/search", "/coupons", "/landing"]) {
      await page.goto(pageUrl("IN", path))
      await waitForHydration(page)
      const field = page.locator("main input[placeholder]").first()
      await expect(field).toBeVisible()
      const styles = await field.evaluate((input) =>
        [getComputedStyle(input), getComputedStyle(input, "::placeholder")].map(({ color, fontStyle }) => ({
          color,
          fontStyle,
        })),
      )
      const [value, placeholder] = styles
      expect(value?.fontStyle, path).toBe("normal")
      expect(placeholder?.fontStyle, path).toBe("italic")
      expect(placeholder?.color, path).not.toBe(value?.color)
    }
  })
}

test("[CAT-4b] by keyboard: arrow keys move between field and results, Enter opens, Escape clears", async ({
  page,
}) => {
  await openSearch(page)
  await page.keyboard.type("corn")
  await expect(resultLinks(page).nth(1)).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await expect(resultLinks(page).nth(0)).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(resultLinks(page).nth(1)).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowUp")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(resultLinks(page).nth(0)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(resultLinks(page).nth(0)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(field(page)).toHaveValue("")
  await expect(page.getByRole("heading", { name: "Browse the menu" })).toBeVisible()
})

test("before typing, the page shows popular products, categories and recent searches, which can be cleared", async ({
  page,
}) => {
  await openSearch(page)
  await expect(page.getByRole("heading", { name: "Recent searches" })).toHaveCount(0)
  await page.getByRole("button", { name: "Masala Lemonade" }).click()
  await expect(field(page)).toHaveValue("Masala Lemonade")
  await resultLinks(page).first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await openSearch(page)
  const recentSearches = page.getByRole("region", { name: "Recent searches" })
  await expect(recentSearches.getByRole("button", { name: "Masala Lemonade" })).toBeVisible()
  await recentSearches.getByRole("button", { name: "Clear" }).click()
  await expect(recentSearches).toHaveCount(0)
  await openSearch(page)
  await expect(recentSearches).toHaveCount(0)
  await page.getByRole("navigation", { name: "Browse the menu" }).getByRole("link", { name: "Sides" }).click()
  await expect(page).toHaveURL(/\/menu\/sides$/)
})

test("[CAT-4d] without results, the page shows the query, suggestions and a button to clear the filters", async ({
  page,
}) => {
  await openSearch(page, "?q=chicken+wings&veg=true")
  await expect(page.getByRole("heading", { name: "No results for “chicken wings”" })).toBeVisible()
  await expect(page.getByRole("list", { name: "You may also like" }).getByRole("link").first()).toBeVisible()
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(resultLinks(page).first()).toContainText("Wings")
  await expect(page).toHaveURL(/\?q=chicken\+wings$/)
  const long = "x".repeat(300)
  await openSearch(page, `?q=${long}&maxPrice=-1&badge=%3Cscript%3E&veg=perhaps`)
  await expect(page.getByRole("heading", { name: /^No results for/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  )
  await page.getByRole("button", { name: "Start over" }).click()
  await expect(page.getByRole("heading", { name: "Popular right now" })).toBeVisible()
})

test("[CAT-4b] a slow menu shows a placeholder, and a query typed in the meantime counts", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/menu/data", async (route) => {
    await released
    await route.continue()
  })
  await page.goto(pageUrl("IN", "/search"))
  await waitForHydration(page)
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toBeVisible()
  await field(page).fill("brownie")
  release()
  await expect(resultLinks(page).first()).toContainText("Brownie")
})

test.describe(() => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test("a menu that fails to load shows an error and loads on the next try", async ({ page }) => {
    await page.route("**/menu/data", (route) => route.abort())
    await page.goto(pageUrl("IN", "/search?q=cola"))
    await waitForHydration(page)
    await expect(page.getByRole("heading", { name: "Couldn’t load the menu" })).toBeVisible()
    await page.unroute("**/menu/data")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(resultLinks(page).first()).toContainText("Cola")
  })
})

test("[CAT-4d] the price limits are in the country's currency", async ({ page }) => {
  for (const country of ["LK", "BD"] as const) {
    await page.goto(pageUrl(country, "/search"))
    await waitForHydration(page)
    const sign = formatMoney(100, country).replace(/\d.*/, "")
    await expect(page.getByRole("button", { name: /^Up to/ }).first()).toContainText(sign)
  }
})

test("without scripts the field is a form, and the page links to the menu", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(pageUrl("IN", "/search"))
  await page.getByRole("searchbox").fill("corn")
  await page.getByRole("searchbox").press("Enter")
  await expect(page).toHaveURL(/\/search\?q=corn/)
  await page.getByRole("link", { name: "See the menu" }).click()
  await expect(page).toHaveURL(/\/menu$/)
  await context.close()
})

test("[SHL-9a] [SHL-9b] at 320 px the header has place and search, both large enough to tap", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  const banner = page.getByRole("banner")
  const place = await banner.getByRole("button", { name: /Change location or order type/ }).boundingBox()
  const search = await banner.getByRole("link", { name: "Search the menu" }).boundingBox()
  expect(place?.width).toBeGreaterThan(150)
  expect(search?.width).toBeGreaterThanOrEqual(44)
  expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(320)
})
