import type { Page } from "@playwright/test"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import {
  addFromSheet,
  CART_CALLS,
  readCart,
  fetchServerCart,
  isCartCall,
  cartLine,
  money,
  addOneButton,
  openCart,
  payable,
} from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/** Clicks a button repeatedly until it disappears. */
const clickUntilGone = (page: Page, name: RegExp) =>
  page.evaluate(
    (pattern) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const button = [...document.querySelectorAll("button")].find(({ textContent }) => pattern.test(textContent))
          if (button) button.click()
          else resolve(clearInterval(timer))
        }, 5)
      }),
    name,
  )

test("[CAR-1b] repeated clicks on the add button add one item, in the builder and in the sheet", async ({ page }) => {
  await page.goto(pageUrl("IN", "/customise?product=in-margherita&size=medium"))
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  await clickUntilGone(page, /^Add to cart/)
  await page.waitForURL(/\/menu/)
  await page.goto(pageUrl("IN", "/menu?product=in-cola"))
  await waitForHydration(page)
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Add(?! one)/ })).toBeEnabled()
  await clickUntilGone(page, /^Add(?! one)/)
  await expect(page.getByRole("dialog")).toBeHidden()
  const { lines } = await fetchServerCart(page)
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ["in-margherita", 1],
    ["in-cola", 1],
  ])
})

test("[SHL-9c] [SHL-9f] [CAR-1b] adding from a product's sheet vibrates, shows a message, updates the count and shows the server's bill", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const vibrations: unknown[] = []
    Object.assign(window, { vibrations })
    Object.defineProperty(navigator, "vibrate", { value: (ms: unknown) => vibrations.push(ms) > 0 })
  })
  await page.goto(pageUrl("IN", "/menu?product=in-margherita"))
  await waitForHydration(page)
  const sheet = page.getByRole("dialog")
  await sheet.locator("label").filter({ hasText: "Medium" }).click()
  await sheet.getByRole("button", { name: "Add one Margherita Classica" }).click()
  const saved = page.waitForResponse((response) => isCartCall(response) && response.request().method() === "POST")
  await sheet.getByRole("button", { name: /^Add to cart/ }).click()
  await expect(sheet).toBeHidden()
  // A toast stays while the pointer is on it.
  await page.getByText("Added to cart", { exact: true }).hover()
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { vibrations: unknown[] }).vibrations)).toEqual([200])
  const { bill, lines } = await readCart(await saved)
  expect(lines).toMatchObject([{ productId: "in-margherita", size: "medium", quantity: 2 }])
  await expect(page.getByRole("link", { name: `2 items · ${money(bill.payable)} View cart` })).toBeVisible()
  await page.getByRole("button", { name: "View cart" }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(payable(page)).toHaveText(money(bill.payable))
  await expect(cartLine(page, "Margherita").getByTestId("line-price")).toHaveText(money(bill.gross))
  for (const { title, amount } of [...bill.charges, ...bill.taxes]) {
    await expect(page.locator("dl > div", { hasText: title })).toContainText(money(amount))
  }
})

test("[CAT-3d] [CAR-1b] a built pizza keeps its configuration in the cart, and editing it changes the same line", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/customise?product=in-margherita&size=medium&crust=thin&add=onion:2"))
  await waitForHydration(page)
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page).toHaveURL(/\/menu/)
  await openCart(page)
  await expect(cartLine(page, "Margherita")).toContainText("Medium · Thin")
  await expect(cartLine(page, "Margherita")).toContainText("Extra: Red onion ×2")
  await addOneButton(page, "Margherita Classica").click()
  const [{ id } = { id: "" }] = (await fetchServerCart(page)).lines
  await page.getByRole("link", { name: "Edit Margherita Classica" }).click()
  await expect(page).toHaveURL(new RegExp(`/customise\\?.*line=${id}`))
  await page
    .locator("label")
    .filter({ hasText: /^Large/ })
    .click()
  const saved = page.waitForResponse((response) => isCartCall(response) && response.request().method() === "PUT")
  await page.getByRole("button", { name: "Update" }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(cartLine(page, "Margherita")).toContainText("Large · Thin")
  const cart = await readCart(await saved)
  expect(cart.lines).toMatchObject([
    { id, size: "large", quantity: 2, pizza: { extras: [{ topping: "onion", count: 2 }] } },
  ])
  await expect(payable(page)).toHaveText(money(cart.bill.payable))
})

test("[CAR-2a] a tap updates the bill before the server responds, and the server returns the same bill", async ({
  page,
}) => {
  const defects: string[] = []
  page.on(
    "request",
    (request) => request.postData()?.includes("a bill differs") && defects.push(request.postData() ?? ""),
  )
  await addFromSheet(page, "in-margherita", "Medium")
  await addFromSheet(page, "in-cola")
  await openCart(page)
  await fetchServerCart(page)
  const calls: string[] = []
  const releases: (() => void)[] = []
  await page.route(CART_CALLS, async (route) => {
    calls.push(route.request().postData() ?? "")
    await new Promise<void>((release) => releases.push(release))
    await route.continue()
  })
  const payableBefore = await payable(page).textContent()
  // Both clicks at once, because on a busy machine two separate clicks could become two calls.
  await addOneButton(page, "Chilled Cola").evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await page.getByRole("button", { name: "₹30" }).click()
  await page.getByRole("switch", { name: /Carry bag/ }).click()
  await expect(page.getByRole("switch", { name: /Carry bag/ })).toBeChecked()
  await expect(payable(page)).not.toHaveText(payableBefore ?? "")
  const shownTotal = await payable(page).textContent()
  await expect.poll(() => releases.length).toBe(1)
  expect(JSON.parse(calls[0] ?? "")).toMatchObject({ changes: [{ add: 2 }] })
  const saved = page.waitForResponse((response) => response.url().endsWith("/options"))
  releases[0]?.()
  await expect.poll(() => releases.length).toBe(2)
  releases[1]?.()
  const { bill } = await readCart(await saved)
  expect(shownTotal).toBe(money(bill.payable))
  await expect(payable(page)).toHaveText(money(bill.payable))
  expect(bill).toMatchObject({ tip: 30_00, carryBag: { chosen: true }, items: 4 })
  expect(defects).toEqual([])
})

test("[CAR-1b] a removed line can be restored; removing the last one leaves an empty cart with a link to the menu", async ({
  page,
}) => {
  await addFromSheet(page, "in-cola")
  await openCart(page)
  await page.getByRole("button", { name: "Remove Chilled Cola" }).click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(cartLine(page, "Chilled Cola")).toBeVisible()
  await page.getByRole("button", { name: "Remove Chilled Cola" }).click()
  await expect(page.getByRole("link", { name: "See the menu" })).toHaveAttribute("href", /^\/menu/)
  await expect.poll(async () => (await fetchServerCart(page)).lines).toEqual([])
})

test(
  "[CAR-8a] [CAR-8d] at most 20 of one product can be ordered, and many pizzas show a hint about the oven",
  { tag: "@long" },
  async ({ page }) => {
    await addFromSheet(page, "in-margherita", "Medium")
    await openCart(page)
    const add = addOneButton(page, "Margherita Classica")
    for (let count = 1; count < 4; count++) await add.click()
    await expect(page.getByText("4 pizzas take a little longer to bake.")).toBeVisible()
    for (let count = 4; count < 20; count++) await add.click()
    await expect(add).toHaveAttribute("aria-disabled", "true")
    await expect(page.getByRole("status").filter({ hasText: /^20 items$/ })).toBeVisible()
    await page.goto(pageUrl("IN", "/menu?product=in-margherita"))
    await waitForHydration(page)
    await page.getByRole("dialog").locator("label").filter({ hasText: "Medium" }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Add to cart/ })
      .click()
    await expect(page.getByText("You can order up to 20 of one item.")).toBeAttached()
    await expect(page.getByRole("dialog")).toBeVisible()
    expect((await fetchServerCart(page)).lines).toMatchObject([{ quantity: 20 }])
  },
)

test("[CAR-5a] [CAR-5d] [CAR-5e] instructions for kitchen and rider, no-contact delivery and a suggestion are stored on the server", async ({
  page,
}) => {
  await addFromSheet(page, "in-margherita", "Medium")
  await openCart(page)
  await page.getByRole("textbox", { name: "For the kitchen" }).fill("Well done, please")
  await page.getByRole("textbox", { name: "For the rider" }).fill("Blue gate")
  await page.getByRole("switch", { name: /No-contact/ }).click()
  await page.getByRole("button", { name: /^Add Pull-Apart/ }).click()
  await expect(cartLine(page, /Pull-Apart/)).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: /^2 items$/ })).toBeVisible()
  expect(await fetchServerCart(page)).toMatchObject({
    options: { cooking: "Well done, please", delivery: "Blue gate", noContact: true },
    lines: [{ productId: "in-margherita" }, { productId: "in-garlic-bread" }],
  })
})

test("[CAR-1b] the cart works by keyboard only: open it, add one, remove one, empty it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await addFromSheet(page, "in-cola")
  const badge = page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })
  await badge.focus()
  await page.keyboard.press("Enter")
  // The URL changes before the page does, and the cart beside the menu has the same buttons.
  await expect(page.getByRole("heading", { name: "Your cart", level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  await addOneButton(page, "Chilled Cola").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible()
  await expect(addOneButton(page, "Chilled Cola")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Space")
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })).toBeVisible()
  await page.keyboard.press("Space")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
})

test(
  "[CAR-1a] on a wide screen the cart is beside the menu, without a layout shift",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const column = page.getByRole("complementary", { name: "Your cart" })
    await page.goto(pageUrl("IN", "/menu"))
    await waitForHydration(page)
    const boxBefore = await page.locator("main article").first().boundingBox()
    await addFromSheet(page, "in-cola")
    await expect(column).toContainText("Chilled Cola")
    await addOneButton(page, "Chilled Cola").click()
    const { bill } = await fetchServerCart(page)
    await expect(column).toContainText(money(bill.payable))
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.goto(pageUrl("IN", "/menu"))
    await waitForHydration(page)
    await expect(column).toBeVisible()
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
    )
    expect(sum).toBeLessThanOrEqual(0.02)
    expect((await page.locator("main article").first().boundingBox())?.width).not.toBe(boxBefore?.width)
  },
)

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(
    `[SHL-11f] no axe violations in a full cart and an empty one, ${width} px`,
    { tag: width === 390 ? [] : "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(pageUrl("IN", "/cart"))
      await waitForHydration(page)
      await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
      expect(await findAccessibilityViolations(page, "empty")).toEqual([])
      await addFromSheet(page, "in-margherita", "Medium")
      expect(await findAccessibilityViolations(page, "menu")).toEqual([])
      await openCart(page)
      await expect(page.getByRole("heading", { name: "Goes well with your order" })).toBeVisible()
      expect(await findAccessibilityViolations(page, "full")).toEqual([])
    },
  )
}
