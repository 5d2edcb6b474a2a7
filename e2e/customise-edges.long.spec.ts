import type { Page } from "@playwright/test"
import { throwMissing, openBuilder, picture, price, loadCatalog } from "./customise-page.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { expect, pageUrl, test } from "./test-base.ts"

/* Edge cases of the builder: sold-out products, failed responses, small windows and no scripts. */

/** Stubs the store's stock; the page requests it once it is idle. */
async function stubSoldOut(page: Page, ...productIds: string[]): Promise<void> {
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const soldOut = productIds.map((productId) => ({ productId, until }))
  await page.route("**/stores/*/stock", (route) => route.fulfill({ json: { status: "success", data: { soldOut } } }))
}
const soldOutNotice = (page: Page) => page.getByTestId("sold-out")
const SOLD_OUT_UNTIL_DAY = /Sold out,? back on \w+day/

test("[CAT-7a] [CAT-7b] a sold-out pizza says so at the top, and so does a pizza with a sold-out half", async ({
  page,
}) => {
  await stubSoldOut(page, "in-margherita")
  await openBuilder(page, "product=in-margherita")
  await expect(soldOutNotice(page)).toHaveText(/^Sold out back on \w+day ?You can’t order it until then\.$/)
  await openBuilder(page, "product=in-corn-cheese&half=in-margherita")
  await expect(soldOutNotice(page)).toHaveText(/^Margherita Classica ?Sold out back on/)
  await expect(page.getByRole("button", { name: "Sold out", exact: true })).toBeDisabled()
  await page.getByRole("button", { name: "Change the right half" }).click()
  const sheet = page.getByRole("dialog")
  await expect(sheet.getByRole("button", { name: /Margherita Classica/ })).toBeDisabled()
  await expect(sheet.getByRole("button", { name: /Margherita Classica/ })).toHaveAccessibleName(SOLD_OUT_UNTIL_DAY)
  await sheet.getByRole("button", { name: /Farm Garden/ }).click()
  await expect(soldOutNotice(page)).toHaveText("")
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  await page.goto(pageUrl("IN", "/customise"))
  await expect(page.getByRole("link", { name: /Margherita Classica Sold out back on/ })).toBeVisible()
})

test("[CAT-7a] [CAT-7b] a box selects the first available option, and a sold-out option can't be selected", async ({
  page,
  request,
}) => {
  const { product } = await loadCatalog(request)
  const { choices } = product("in-edv-regular-veg")
  const [choice] = choices
  const [soldOutOption, nextOption] = choice?.options ?? []
  if (!choice || !soldOutOption || !nextOption) return throwMissing("options")
  await stubSoldOut(page, soldOutOption.piece.split("@")[0] ?? "")
  await openBuilder(page, "product=in-edv-regular-veg")
  const group = page.getByRole("group", { name: choice.title })
  await expect(page.getByText(`${soldOutOption.name} is sold out. We picked ${nextOption.name} instead`)).toBeVisible()
  await expect(group.getByRole("radio", { name: nextOption.name })).toBeChecked()
  await expect(group.getByRole("radio", { name: soldOutOption.name })).toBeDisabled()
  await expect(group.getByRole("radio", { name: soldOutOption.name })).toHaveAccessibleName(SOLD_OUT_UNTIL_DAY)
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  // A link with the sold-out option shows a notice, and nothing is selected instead.
  await openBuilder(page, `product=in-edv-regular-veg&pick.${choice.id}=${soldOutOption.piece}`)
  await expect(soldOutNotice(page)).toContainText("Choose something else to order now.")
  await expect(page.getByRole("button", { name: "Sold out", exact: true })).toBeDisabled()
})

test.describe(() => {
  test.use({ expectedErrors: [/50\d/] })

  test("if the kitchen's data fails to load, the customer can try again", async ({ page }) => {
    let isDown = true
    await page.route("**/toppings/data", (route) =>
      isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await page.goto(pageUrl("IN", "/customise?product=in-margherita"))
    await expect(page.getByRole("heading", { name: "Couldn’t load this item" })).toBeVisible()
    isDown = false
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(price(page)).toBeVisible()
  })
})

for (const what of ["toppings", "menu"]) {
  test(`an empty response for the ${what} counts as a failed one`, async ({ page }) => {
    let isEmpty = true
    await page.route(`**/${what}/data`, (route) => (isEmpty ? route.fulfill({ json: {} }) : route.continue()))
    await page.goto(pageUrl("IN", "/customise?product=in-margherita"))
    await expect(page.getByRole("heading", { name: "Couldn’t load this item" })).toBeVisible()
    isEmpty = false
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(price(page)).toBeVisible()
  })
}

test("[SHL-11f] no axe violations while building", async ({ page }) => {
  for (const query of [
    "product=in-farm-garden&size=regular&crust=thin&half=in-chicken-tikka&add=olive:2,corn:2,basil:2&without=onion",
    "product=in-combo-solo",
    "product=in-cola",
  ]) {
    await openBuilder(page, query)
    expect(await findAccessibilityViolations(page, query)).toEqual([])
  }
  await page.goto(pageUrl("IN", "/customise"))
  await expect(page.getByRole("link", { name: "Margherita Classica" })).toBeVisible()
  expect(await findAccessibilityViolations(page, "the list")).toEqual([])
  await openBuilder(page, "product=in-farm-garden&size=medium")
  await page.getByRole("button", { name: "Choose the other half" }).click()
  await expect(page.getByRole("dialog").getByRole("button", { name: /Margherita/ })).toBeVisible()
  expect(await findAccessibilityViolations(page, "the other half")).toEqual([])
})

test("[SHL-11e] in a short window the picture scrolls with the page", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await openBuilder(page, "product=in-farm-garden")
  await expect(picture(page)).toBeInViewport()
  await page.getByRole("heading", { name: "Extra toppings" }).evaluate((heading) => heading.scrollIntoView())
  await expect(picture(page)).not.toBeInViewport()
  await expect(price(page)).toBeInViewport()
})

test("[SHL-11g] a word as long as a line stays within the screen", async ({ page, request }) => {
  const { products } = await loadCatalog(request)
  const word = "Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu"
  for (const product of products) product.name = `${word} ${product.name}`
  for (const { options } of products.flatMap(({ choices }) => choices)) for (const one of options) one.name = word
  const menu = { menuId: "other", categories: [], products }
  await page.route("**/menu/data", (route) => route.fulfill({ json: { data: menu } }))
  await page.setViewportSize({ width: 360, height: 740 })
  const overflow = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
  for (const query of [
    "product=in-margherita&half=in-farm-garden",
    "product=in-margherita&size=giant",
    "product=in-combo-solo",
  ]) {
    await openBuilder(page, query)
    expect([query, await overflow()]).toEqual([query, 0])
  }
  await page.goto(pageUrl("IN", "/customise"))
  await expect(page.getByRole("link", { name: /Margherita Classica/ })).toBeVisible()
  expect(await overflow()).toBe(0)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("without scripts there is a notice and a link to the menu", async ({ page }) => {
    await page.goto(pageUrl("IN", "/customise?product=in-margherita"))
    await expect(page.locator("main noscript p")).toBeVisible()
    await page.getByRole("link", { name: "See the menu" }).click()
    await expect(page).toHaveURL(/\/menu/)
  })
})

test("[SHL-11e] [SHL-11g] nothing is wider than the screen, from 320 to 1440 px", async ({ page }) => {
  for (const width of [320, 640, 820, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await openBuilder(page, "product=in-chicken-tikka&size=medium&half=in-paneer-makhani&add=olive:2,tandoori-paneer:2")
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([width, Math.max(0, overflow)]).toEqual([width, 0])
  }
})
