import { STORE_COOKIE } from "@hearth/contract/page-rendering.ts"
import { configureBox } from "@hearth/domain/menu/configure-box.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { Page } from "@playwright/test"
import {
  addTopping,
  STORE_ID,
  throwMissing,
  openBuilder,
  picture,
  price,
  loadCatalog,
  announcement,
  removeTopping,
} from "./customise-page.ts"
import { getFromServer, expect, pageUrl, test } from "./test-base.ts"

test("[CAT-3a] [CAT-3b] a pizza is built by keyboard only, and each choice is announced with its price", async ({
  page,
  request,
}) => {
  const { configure } = await loadCatalog(request)
  await openBuilder(page, "product=in-farm-garden")
  await page.getByRole("radio", { name: /^Regular/ }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { name: /^Medium/ })).toBeChecked()
  await expect(announcement(page)).toHaveText(
    `Medium, ${formatMoney(configure("in-farm-garden", { size: "medium" }).price, "IN")}`,
  )
  await page.getByRole("radio", { name: /^Hand tossed/ }).focus()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: /^Deep pan/ })).toBeChecked()
  // Two choices within one frame would be announced together.
  await expect(announcement(page)).toHaveText(/^Deep pan/)
  await page.getByRole("button", { name: "Red onion", exact: true }).focus()
  await page.keyboard.press("Space")
  await expect(page.getByRole("button", { name: "Red onion", exact: true })).toHaveAttribute("aria-pressed", "false")
  await expect(announcement(page)).toHaveText(/^Without Red onion/)
  await addTopping(page, "Black olives").focus()
  await page.keyboard.press("Enter")
  const choices = {
    size: "medium",
    crust: "pan",
    without: ["onion"],
    extras: [{ topping: "olive", count: 1 }],
  } as const
  const total = formatMoney(configure("in-farm-garden", choices).price, "IN")
  await expect(announcement(page)).toHaveText(`Added Black olives, ${total}`)
  await expect(price(page)).toContainText(total)
  await expect(picture(page)).toHaveAccessibleName(/black olives/)
  await expect(picture(page)).not.toHaveAccessibleName(/onion/)
  // After the topping is removed, its button disappears and the focus moves to the button beside it.
  await page.keyboard.press("Shift+Tab")
  await expect(removeTopping(page, "Black olives")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(addTopping(page, "Black olives")).toBeFocused()
  await expect(page).toHaveURL(pageUrl("IN", "/customise?product=in-farm-garden&size=medium&crust=pan&without=onion"))
})

test("[CAT-3a] a topping is added to the picture as its own layer, and the other layers stay", async ({ page }) => {
  await openBuilder(page, "product=in-farm-garden&size=medium")
  // Some layers are images, others are canvases painted in advance.
  const layers = picture(page).locator("img, canvas")
  await expect(layers.first()).toBeAttached()
  const layerCount = await layers.evaluateAll((images) => {
    for (const image of images) image.setAttribute("data-before", "")
    return images.length
  })
  await addTopping(page, "Black olives").click()
  await expect(layers).toHaveCount(layerCount + 1)
  await expect(picture(page).locator("[data-before]")).toHaveCount(layerCount)
  await page.getByRole("radio", { name: /^Cheese burst/ }).check()
  await expect(layers.first()).not.toHaveAttribute("data-before")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await addTopping(page, "Golden corn").click()
  await expect(layers).toHaveCount(layerCount + 2)
  const animationCount = await layers.evaluateAll((images) => images.flatMap((image) => image.getAnimations()).length)
  expect(animationCount).toBe(0)
})

test("[CAT-3a] [CAT-3b] two halves cost as much as the more expensive pizza", async ({ page, request }) => {
  const { configure } = await loadCatalog(request)
  await openBuilder(page, "product=in-margherita&size=large")
  await page.getByRole("button", { name: "Choose the other half" }).click()
  const sheet = page.getByRole("dialog")
  await expect(sheet.getByRole("button", { name: /Mania/ })).toHaveCount(0)
  await sheet.getByRole("button", { name: /Chicken Tikka Tandoor/ }).click()
  await expect(sheet).toBeHidden()
  const { price: wholePrice } = configure("in-margherita", { size: "large" }, "in-chicken-tikka")
  await expect(price(page)).toContainText(formatMoney(wholePrice, "IN"))
  await expect(page.getByText("Priced by the costlier half")).toBeVisible()
  await expect(picture(page)).toHaveAccessibleName(/^Pizza of two halves: .*; and chicken tikka/)
  await expect(page.getByRole("main").getByRole("img", { name: "Non-vegetarian" }).first()).toBeVisible()
  await expect(page).toHaveURL(/half=in-chicken-tikka/)
  await page.getByRole("button", { name: "Make it whole" }).click()
  await expect(picture(page)).toHaveAccessibleName(/^Pizza with /)
  await expect(page).not.toHaveURL(/half=/)
})

test("[SHL-11a] by keyboard the focus stays at the halves while they are added and removed", async ({ page }) => {
  await openBuilder(page, "product=in-margherita&size=large")
  await page.getByRole("button", { name: "Choose the other half" }).focus()
  await page.keyboard.press("Enter")
  const half = page.getByRole("dialog").getByRole("button", { name: /Corn Cheese|Farm Garden/ })
  await half.first().focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Change the right half" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Make it whole" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Choose the other half" })).toBeFocused()
})

test("[CAT-3c] extra toppings are limited per topping and in total, and the reason is shown", async ({
  page,
  request,
}) => {
  const { kitchen } = await loadCatalog(request)
  expect(kitchen.limits).toEqual({ extras: 6, ofOne: 2 })
  await openBuilder(page, "product=in-margherita&size=medium")
  for (const name of ["Black olives", "Red onion", "Capsicum"]) {
    await addTopping(page, name).click()
    await addTopping(page, name).click()
    await expect(addTopping(page, name)).toHaveAttribute("aria-disabled", "true")
    await expect(addTopping(page, name)).toHaveAccessibleDescription("Maximum 2 of each")
  }
  await expect(page.getByText("You’ve added all 6. Remove one to add another.")).toBeVisible()
  await expect(addTopping(page, "Paneer")).toHaveAttribute("aria-disabled", "true")
  await expect(addTopping(page, "Paneer")).toHaveAccessibleDescription(/Maximum 6 toppings/)
  const fullPrice = await price(page).textContent()
  // oxlint-disable-next-line playwright/no-force-option -- the button is disabled, and a click on it must do nothing
  await addTopping(page, "Paneer").click({ force: true })
  await expect(price(page)).toHaveText(fullPrice ?? "")
  await removeTopping(page, "Capsicum").click()
  await expect(addTopping(page, "Paneer")).toHaveAttribute("aria-disabled", "false")
})

test("a crust that is not made in a size is disabled with its reason, and choosing that size says what changed", async ({
  page,
}) => {
  await openBuilder(page, "product=in-margherita&size=medium&crust=cheese-burst")
  await page.getByRole("radio", { name: /^Regular/ }).check()
  await expect(page.getByText("Cheese burst isn’t available in Regular, so we picked another crust.")).toBeVisible()
  await expect(page.getByRole("radio", { name: /^Cheese burst/ })).toBeDisabled()
  await expect(page.getByRole("radio", { name: /^Cheese burst Not available in Regular/ })).toBeVisible()
  await expect(page.getByRole("radio", { name: /^Hand tossed/ })).toBeChecked()
  await page.getByRole("button", { name: "Dismiss" }).click()
  await expect(page.getByText("isn’t available in Regular")).toHaveCount(0)
})

test("[CAT-3b] returning to a size that has the crust restores it at the shown price, and the notice disappears", async ({
  page,
}) => {
  await openBuilder(page, "product=in-margherita&size=large&crust=cheese-burst")
  const priceBefore = (await price(page).textContent()) ?? ""
  await page.getByRole("radio", { name: /^Regular/ }).check()
  await expect(page.getByText("isn’t available in Regular")).toBeVisible()
  const large = page.getByRole("radio", { name: /^Large/ })
  await expect(page.locator("label", { has: large })).toContainText(/₹\d+/.exec(priceBefore)?.[0] ?? "")
  await large.check()
  await expect(page.getByText("isn’t available in Regular")).toHaveCount(0)
  await expect(page.getByRole("radio", { name: /^Cheese burst/ })).toBeChecked()
  await expect(price(page)).toHaveText(priceBefore)
})

test("[CAT-3b] a left-out topping is added back without charge, and leaving it out again also removes its extra portion", async ({
  page,
}) => {
  await openBuilder(page, "product=in-farm-garden&size=medium&without=onion")
  const menuPrice = (await price(page).textContent()) ?? ""
  const onion = page.getByRole("button", { name: "Red onion", exact: true })
  await expect(onion).toHaveAttribute("aria-pressed", "false")
  await expect(addTopping(page, "Red onion")).toHaveAccessibleDescription("Add back, free")
  await addTopping(page, "Red onion").click()
  await expect(onion).toHaveAttribute("aria-pressed", "true")
  await expect(announcement(page)).toHaveText(/^Added back Red onion/)
  await expect(price(page)).toHaveText(menuPrice)
  await addTopping(page, "Red onion").click()
  await expect(price(page)).not.toHaveText(menuPrice)
  await onion.click()
  await expect(onion).toHaveAttribute("aria-pressed", "false")
  await expect(price(page)).toHaveText(menuPrice)
  await expect(page).toHaveURL(pageUrl("IN", "/customise?product=in-farm-garden&size=medium&without=onion"))
})

test("[CAT-2c] the price of a box follows the selected options, and a reload keeps them", async ({ page, request }) => {
  const { product } = await loadCatalog(request)
  const box = product("in-combo-solo")
  const picks = { pizza: "in-mania-paneer", drink: "in-mango-lassi" }
  const configured = configureBox({ ...box, pieces: box.pieces.map(({ piece }) => piece) }, picks)
  if (!configured.ok) throw new Error(`the box can't be configured: ${configured.code}`)
  await openBuilder(page, "product=in-combo-solo")
  await expect(price(page)).toContainText(formatMoney(box.price, "IN"))
  await page
    .getByRole("group", { name: /Your pizza/ })
    .getByRole("radio", { name: /Paneer/ })
    .check()
  await page
    .getByRole("group", { name: /Your drink/ })
    .getByRole("radio", { name: /Lassi/ })
    .check()
  await expect(price(page)).toContainText(formatMoney(configured.price, "IN"))
  await expect(page).toHaveURL(/pick\.pizza=in-mania-paneer&pick\.drink=in-mango-lassi$/)
  await page.reload()
  await expect(page.getByRole("radio", { name: /Lassi/ })).toBeChecked()
  await expect(price(page)).toContainText(formatMoney(configured.price, "IN"))
})

test("[CAT-2c] the picture of a box shows its content and follows each selection", async ({ page, request }) => {
  const { product } = await loadCatalog(request)
  const box = product("in-edv-regular-veg")
  const nameOf = (piece = "") => product(piece.split("@")[0] ?? "").name
  const first = box.choices.map(({ options }) => nameOf(options[0]?.piece))
  const [choice] = box.choices
  const other = choice?.options[1] ?? throwMissing("a second option")
  const boxPicture = page.getByRole("img", { name: /^In the box: / })
  const plateSources = () =>
    boxPicture.locator("img").evaluateAll((images) => images.map((each) => (each as HTMLImageElement).src))
  await openBuilder(page, "product=in-edv-regular-veg")
  await expect(boxPicture).toHaveAccessibleName(`In the box: ${first.join(", ")}`)
  const platesBefore = await plateSources()
  expect(platesBefore).toHaveLength(box.choices.length + box.pieces.length)
  await page
    .getByRole("group", { name: choice?.title ?? "" })
    .getByRole("radio", { name: other.name })
    .check()
  await expect(boxPicture).toHaveAccessibleName(`In the box: ${[nameOf(other.piece), ...first.slice(1)].join(", ")}`)
  const platesAfter = await plateSources()
  expect(platesAfter[0]).not.toBe(platesBefore[0])
  expect(platesAfter.slice(1)).toEqual(platesBefore.slice(1))
})

test("[CAT-3a] [CAT-3b] the URL describes the pizza: reload, Back and another tab show the same one", async ({
  page,
  context,
}) => {
  await openBuilder(page, "product=in-farm-garden&size=large&line=l-7")
  const historyLength = await page.evaluate(() => history.length)
  await addTopping(page, "Black olives").click()
  await addTopping(page, "Black olives").click()
  await page.getByRole("radio", { name: /^Thin and crisp/ }).check()
  await expect(page).toHaveURL(/crust=thin&add=olive:2&line=l-7$/)
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
  const total = await price(page).textContent()
  const expectSamePizza = async (tab: Page) => {
    await expect(price(tab)).toHaveText(total ?? "")
    await expect(tab.getByRole("radio", { name: /^Thin and crisp/ })).toBeChecked()
    await expect(picture(tab)).toHaveAccessibleName(/black olives/)
  }
  await page.reload()
  await expectSamePizza(page)
  await page.getByRole("link", { name: "Back to the menu" }).click()
  await expect(page).toHaveURL(/\/menu/)
  await page.goBack()
  await expectSamePizza(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expectSamePizza(other)
})

test("[CAT-3c] a URL with impossible choices shows a possible pizza and says what was left out", async ({
  page,
  request,
}) => {
  const garbage = Array.from({ length: 200 }, (_, index) => ["olive", "gold", "<b>", "onion"][index % 4]).join(",")
  await openBuilder(
    page,
    `product=in-farm-garden&size=giant&crust=stone&half=in-cola&without=pineapple&add=${encodeURIComponent(garbage)}`,
  )
  const notice = page.getByRole("status").filter({ hasText: "Farm Garden" })
  for (const message of [
    "isn’t available in that size",
    "That crust isn’t available here",
    "The other half can’t share this base",
    "This pizza already comes without pineapple",
    "You can add up to 6 extra toppings",
    "We can’t add one of the toppings here",
  ])
    await expect(notice).toContainText(message)
  await expect(notice).not.toContainText("gold")
  await addTopping(page, "Paneer").click()
  await expect(page).toHaveURL(
    pageUrl("IN", "/customise?product=in-farm-garden&size=regular&add=olive:2,onion:2,paneer"),
  )
  // The server rejects a URL this long; a link within the page may still have one.
  const long = `product=in-farm-garden&add=${"x".repeat(10_000)}`
  expect((await getFromServer(request, "IN", `/customise?${long}`)).status()).toBe(414)
  await page.evaluate((query) => {
    const link = document.createElement("a")
    link.href = `/customise?${query}`
    document.querySelector("main")?.append(link)
    link.click()
  }, long)
  await expect(page.getByText("We can’t add one of the toppings here.")).toBeVisible()
  await page.goto(pageUrl("IN", "/customise?product=%00nothing"))
  await expect(page.getByRole("heading", { name: "Not on this store’s menu" })).toBeVisible()
  await page.goto(pageUrl("IN", "/customise"))
  await page.getByRole("link", { name: "Margherita Classica" }).click()
  await expect(price(page)).toBeVisible()
})

test("[CAT-2e] [CAT-2f] adding meat changes the vegetarian mark, and removing it changes the mark back", async ({
  page,
}) => {
  await openBuilder(page, "product=in-margherita")
  const head = page.getByRole("main").locator("header")
  await expect(head.getByRole("img", { name: "Vegetarian", exact: true })).toBeVisible()
  await expect(head).not.toContainText("mustard")
  await addTopping(page, "Chicken pepperoni").click()
  await expect(head.getByRole("img", { name: "Non-vegetarian" })).toBeVisible()
  await expect(head).toContainText("mustard")
  await removeTopping(page, "Chicken pepperoni").click()
  await expect(head.getByRole("img", { name: "Vegetarian", exact: true })).toBeVisible()
})

test("[CAT-3b] [CAT-6b] the price matches the domain's calculation, with the original price, in two stores", async ({
  page,
  context,
  request,
}) => {
  const { products } = await loadCatalog(request)
  const isReduced = ({ recipe, sizes }: (typeof products)[number]) =>
    recipe && sizes.some(({ id, price, originalPrice }) => id === "large" && originalPrice > price)
  const { id } = products.find(isReduced) ?? throwMissing("a large pizza at a reduced price")
  const query = `product=${id}&size=large&crust=pan&cheese=extra&add=olive:2,pepperoni`
  const extras = [
    { topping: "olive", count: 2 },
    { topping: "pepperoni", count: 1 },
  ]
  const shownPrices: string[] = []
  for (const store of [STORE_ID, "BOM03"]) {
    await context.addCookies([{ name: STORE_COOKIE, value: store, url: pageUrl("IN") }])
    const { configure } = await loadCatalog(request, store)
    const item = configure(id, { size: "large", crust: "pan", cheese: "extra", extras })
    await openBuilder(page, query)
    await expect(price(page)).toContainText(formatMoney(item.price, "IN"))
    // The original price is struck out beside it, in both stores.
    expect(item.originalPrice).toBeGreaterThan(item.price)
    await expect(price(page)).toContainText(formatMoney(item.originalPrice, "IN"))
    await expect(page.getByText(`${item.energyKcal} kcal per serving (2 medium slices)`)).toBeVisible()
    shownPrices.push(formatMoney(item.price, "IN"))
  }
  expect(new Set(shownPrices).size).toBe(2)
})

test("a store that does not make the chosen crust and size says so", async ({ page, request }) => {
  const { kitchen, products } = await loadCatalog(request)
  const crusts = kitchen.crusts.filter(({ id }) => id !== "pan")
  await page.route("**/toppings/data", (route) => route.fulfill({ json: { data: { ...kitchen, crusts } } }))
  for (const product of products) product.sizes = product.sizes.filter(({ id }) => id !== "large")
  const menu = { menuId: "other", categories: [], products }
  await page.route("**/menu/data", (route) => route.fulfill({ json: { data: menu } }))
  await openBuilder(page, "product=in-margherita&size=large&crust=pan")
  await expect(page.getByText("Margherita Classica isn’t available in that size")).toBeVisible()
  await expect(page.getByText("That crust isn’t available here")).toBeVisible()
  await expect(page.getByRole("radio", { name: /^Large|^Deep pan/ })).toHaveCount(0)
})

test("a product without choices says so and ignores the choices in the URL", async ({ page }) => {
  await openBuilder(page, "product=in-cola&crust=thin")
  await expect(page.getByText("This item can’t be customised.")).toBeVisible()
  await expect(page.getByText("can’t be customised, so we left it as it is")).toBeVisible()
  await expect(page.getByRole("radio")).toHaveCount(0)
})

test(
  "a pizza can be shared: its link is copied if the browser has no share function",
  { tag: "@long" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }))
    await openBuilder(page, "product=in-farm-garden&size=medium&utm_source=x&line=l-1")
    await addTopping(page, "Black olives").click()
    await page.getByRole("button", { name: "Share", exact: true }).click()
    await expect(page.getByText("Link copied")).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(pageUrl("IN", "/customise?product=in-farm-garden&size=medium&add=olive"))
  },
)
