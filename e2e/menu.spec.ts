import { countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Locator, Page } from "@playwright/test"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

test("[CAT-1c] [TRK-3d] home shows the server's widgets in their order, and the guarantee in countries that have it", async ({
  page,
  request,
}) => {
  for (const country of countryCodes) {
    await page.goto(pageUrl(country, "/"))
    const response = await request.get(`http://127.0.0.1:${new URL(page.url()).port}/api/v3/homePage/data`, {
      headers: { host: new URL(page.url()).host },
    })
    const { widgets } = ((await response.json()) as { data: { widgets: { label: string; kind: string }[] } }).data
    expect(widgets.length).toBeGreaterThanOrEqual(6)
    const labels = widgets.filter(({ kind }) => kind !== "banner" && kind !== "guarantee").map(({ label }) => label)
    await expect(page.locator("main h2")).toHaveText(labels)
    const guarantees = country === "BD" ? 0 : 1
    await expect(page.getByText("30 Minutes or Free", { exact: true })).toHaveCount(guarantees)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(widgets[0]?.label ?? "")
  }
})

test.describe("in a mini-app", () => {
  // The page that is not available there responds with 404.
  test.use({ expectedErrors: [/status of 404/] })
  test("[CAT-8b] [CAT-8c] blocked features are missing from pages, widgets and links", async ({ page }) => {
    await page.goto(pageUrl("IN", "/"))
    await expect(page.getByRole("heading", { name: "Codes to use today" })).toBeVisible()
    await page.goto(pageUrl("IN", "/?client-type=paytm"))
    await waitForHydration(page)
    for (const hiddenText of ["Codes to use today", "Everyday value", "Deals to share"])
      await expect(page.getByRole("heading", { name: hiddenText })).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Offers" })).toHaveCount(0)
    await page.getByRole("link", { name: "See the pizzas" }).click()
    await expect(page.getByRole("navigation", { name: "Menu categories" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Everyday value" })).toHaveCount(0)
    // After a full load without the parameter, the visit still belongs to the partner's mini-app.
    await page.goto(pageUrl("IN", "/menu"))
    await expect(page).toHaveURL(/client-type=web\+app-paytm/)
    await waitForHydration(page)
    await expect(page.getByRole("link", { name: "Everyday value" })).toHaveCount(0)
    await page.goto(pageUrl("IN", "/offers?client-type=paytm"))
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Offers")
  })
})

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`on the whole menu the category rail follows the scroll and leads to the sections, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(pageUrl("IN", "/menu"))
    await waitForHydration(page)
    const rail = page.getByRole("navigation", { name: "Menu categories" })
    const current = rail.locator("[aria-current]")
    await expect(current).toHaveText("The whole menu")
    for (const category of ["Dessert", "Sides", "Everyday value", "Combos", "Veg pizza"]) {
      await rail.getByRole("link", { name: category, exact: true }).click()
      const heading = page.getByRole("heading", { name: category, exact: true, level: 2 })
      await expect(heading).toBeFocused()
      await expect(current).toHaveText(category)
      await expect(current).toBeInViewport()
      // The heading is just below the bars, whatever height was reserved for the sections in between.
      await expect
        .poll(async () => {
          const distance = await distanceBelowBars(page, category)
          return distance >= -2 && distance < 40
        })
        .toBe(true)
    }
    expect(new URL(page.url()).hash).toBe("")
    await page.getByRole("heading", { name: "Sides", level: 2 }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 700)
    await expect(current).toHaveText("Sides")
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
    await expect(current).toHaveText("The whole menu")
  })
}

test("the chip of the section in view is always visible in its row, in portrait and landscape", async ({ page }) => {
  await page.goto(pageUrl("IN", "/menu"))
  await waitForHydration(page)
  const rail = page.getByRole("navigation", { name: "Menu categories" })
  const current = rail.locator("[aria-current]")
  const scrollTo = (category: string) =>
    page
      .getByRole("heading", { name: category, exact: true, level: 2 })
      .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }))
  const expectToFollow = async (category: string) => {
    // Sections in between are laid out only when they come near, so scrolling is repeated until the section is reached.
    await expect(async () => {
      await scrollTo(category)
      await expect(current).toHaveText(category, { timeout: 500 })
    }).toPass()
    await expect(current).toBeInViewport({ ratio: 1 })
  }
  for (const category of ["Combos", "Sides", "Dessert", "Veg pizza"]) await expectToFollow(category)
  await page.setViewportSize({ width: 844, height: 390 })
  for (const category of ["Dessert", "Combos", "Everyday value"]) await expectToFollow(category)
})

const emptyBox = { x: 0, y: 0, width: 0, height: 0 }
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? emptyBox

/** Returns the distance from the lower edge of the sticky bars to the heading. */
async function distanceBelowBars(page: Page, heading: string): Promise<number> {
  const header = await boxOf(page.getByRole("banner"))
  const rail = await boxOf(page.getByRole("navigation", { name: "Menu categories" }))
  const isRow = rail.width > rail.height
  const bars = isRow ? rail.y + rail.height : header.y + header.height
  return (await boxOf(page.getByRole("heading", { name: heading, exact: true, level: 2 }))).y - bars
}

test("Back closes a sheet, and a sheet closed by its button leaves no history entry", async ({ page }) => {
  await page.goto(pageUrl("IN", "/"))
  await waitForHydration(page)
  await page.goto(pageUrl("IN", "/menu/sides"))
  await waitForHydration(page)
  await page.locator("main article").getByRole("link").first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await expect(page).toHaveURL(pageUrl("IN", "/menu/sides"))
  await page.goBack()
  await expect(page).toHaveURL(pageUrl("IN", "/"))
  await page.goForward()
  await page.locator("main article").getByRole("link").first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("dialog")).toBeHidden()
})

test("a click before the scripts have loaded is not lost and does not reload the page", async ({ page }) => {
  let documentLoads = 0
  await page.route("**/menu/sides*", (route) => {
    if (route.request().resourceType() === "document") documentLoads++
    return route.continue()
  })
  const pending = Promise.withResolvers<void>()
  await page.route("**/assets/react-*.js", async (route) => {
    await pending.promise
    return route.continue()
  })
  await page.goto(pageUrl("IN", "/menu/sides"), { waitUntil: "commit" })
  await page.locator("main article").getByRole("link").first().click()
  await expect(page).toHaveURL(/product=in-/)
  pending.resolve()
  await expect(page.getByRole("dialog")).toContainText("kcal")
  expect(documentLoads).toBe(1)
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(pageUrl("IN", "/menu/sides"))
})

test.describe("when the sheet's code fails to load", () => {
  test.use({ expectedErrors: [/Failed to|net::|preload/] })
  test("trying again loads it, and the next product opens too", { tag: "@long" }, async ({ page }) => {
    await page.route("**/assets/product-details-*.js", (route) => route.abort())
    await page.goto(pageUrl("IN", "/menu/sides"))
    await waitForHydration(page)
    await page.locator("main article").getByRole("link").first().click()
    await expect(page.getByText("Oops! Something went wrong")).toBeVisible()
    await page.unroute("**/assets/product-details-*.js")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("dialog")).toContainText("kcal")
    await page.keyboard.press("Escape")
    await page.locator("main article").getByRole("link").nth(1).click()
    await expect(page.getByRole("dialog")).toContainText("kcal")
  })
})

test("[CAT-2e] the switch 'Veg only' hides other products in every section, and switching it off restores them", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/menu"))
  await waitForHydration(page)
  const cards = page.locator("main article")
  const meat = cards.filter({ has: page.getByRole("img", { name: "Non-vegetarian", exact: true }) })
  await expect(cards.nth(109)).toBeAttached()
  const totalCount = await cards.count()
  await expect(meat.nth(20)).toBeAttached()
  await page.getByRole("switch", { name: "Veg only" }).check()
  await expect(meat).toHaveCount(0)
  await expect(page.getByRole("heading", { name: "Non-veg pizza", level: 2 })).toHaveCount(0)
  await expect(page.getByRole("navigation", { name: "Menu categories" }).getByText("Sides")).toBeVisible()
  await page.getByRole("switch", { name: "Veg only" }).uncheck()
  await expect(cards).toHaveCount(totalCount)
  await page.goto(pageUrl("IN", "/menu/non-veg-pizza"))
  await waitForHydration(page)
  await expect(page.getByRole("switch")).toHaveCount(0)
})

test("[CAT-2a] [CAT-2f] [CAT-6b] the product sheet shows sizes with both prices, allergens and energy, on any page", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/menu"))
  await waitForHydration(page)
  await page.getByRole("link", { name: "Farm Garden", exact: true }).first().click()
  const sheet = page.getByRole("dialog", { name: "Farm Garden" })
  await expect(sheet).toContainText("Regular")
  await expect(sheet).toContainText("slices")
  await expect(sheet.locator("s").first()).toHaveText("₹249")
  await expect(sheet).toContainText(/\d+ kcal per serving/)
  await expect(sheet).toContainText("gluten, milk")
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  // A shared link to a page that does not list the product.
  await page.goto(pageUrl("IN", "/menu/dessert?product=in-farm-garden"))
  await expect(page.getByRole("dialog", { name: "Farm Garden" })).toContainText("kcal")
  await page.goto(pageUrl("IN", "/menu/dessert?product=no-such-thing"))
  await expect(page.getByRole("dialog")).toContainText("Not on this store’s menu")
  await page.getByRole("button", { name: "See the menu" }).click()
  await expect(page).toHaveURL(pageUrl("IN", "/menu/dessert"))
})

test("sections that were not near the viewport work when they are reached by keyboard", async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(pageUrl("LK", "/"))
  await waitForHydration(page)
  const last = page
    .locator("main")
    .getByRole("link", { name: /Island|feast/i })
    .last()
  await last.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(page).toHaveURL(/product=lk-/)
})

test.describe("when the menu fails to load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test("[CAT-1a] the sheet shows an error and loads on the next try", async ({ page }) => {
    await page.goto(pageUrl("IN", "/menu"))
    await waitForHydration(page)
    await page.route("**/menu/data*", (route) => route.fulfill({ status: 500, body: "{}" }))
    await page.locator("main article").getByRole("link").first().click()
    const sheet = page.getByRole("dialog")
    await expect(sheet).toContainText("Couldn’t load this item")
    await page.unroute("**/menu/data*")
    await sheet.getByRole("button", { name: "Try again" }).click()
    await expect(sheet).toContainText("kcal")
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  for (const country of countryCodes) {
    test(`[CAT-2d] [CAT-2e] ${country}: the menu is readable, with names, vegetarian marks, prices, product details and links`, async ({
      page,
    }) => {
      const path = { IN: "/menu", LK: "/menu/1", BD: "/menu/pizza" }[country]
      await page.goto(pageUrl(country, path))
      const cards = page.locator("main article")
      await expect(cards.nth(5)).toBeAttached()
      const first = cards.first()
      await expect(first.getByRole("heading")).toBeVisible()
      await expect(first.getByRole("img", { name: /vegetarian/i })).toBeVisible()
      await expect(first).toContainText({ IN: "₹", LK: "Rs.", BD: "৳" }[country])
      // A product's link shows the product: its sizes with their prices, and what it contains.
      const name = (await first.getByRole("link").textContent()) ?? ""
      await first.getByRole("link").click()
      const product = page.getByRole("region", { name, exact: true })
      await expect(product.getByRole("heading", { name })).toBeVisible()
      await expect(product.getByRole("img")).toBeVisible()
      await expect(product.getByRole("listitem").first()).toContainText({ IN: "₹", LK: "Rs.", BD: "৳" }[country])
      await expect(product).toContainText("Contains")
      await product.getByRole("link", { name: "Back to the menu" }).click()
      await expect(product).toBeHidden()
      await page.getByRole("contentinfo").getByRole("link").nth(2).click()
      await expect(page.locator("main article").first()).toBeVisible()
    })
  }

  for (const path of ["/cart", "/payment", "/track"]) {
    test(`${path} says that it needs scripts and links to the menu`, async ({ page }) => {
      await page.goto(pageUrl("IN", path))
      await expect(page.locator("main noscript p")).toContainText("This page needs JavaScript")
      await expect(page.locator("main noscript p")).toBeVisible()
      await page.getByRole("link", { name: "see the menu", exact: true }).click()
      await expect(page.locator("main article").nth(5)).toBeAttached()
    })
  }
})
