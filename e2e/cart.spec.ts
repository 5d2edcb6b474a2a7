import { AxeBuilder } from "@axe-core/playwright"
import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { APIResponse, BrowserContext, Locator, Page, Response, Route } from "@playwright/test"
import { stored } from "./chosen-place.ts"
import { expect, shop, takenOver, test } from "./shop.ts"

const CALLS = "**/agg/cart-service/ve1/cart/**"
const money = (amount: number) => formatMoney(amount, "IN")
const isCall = (answer: Response) => answer.url().includes("/agg/cart-service/")
const line = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("main").locator("[data-line]").filter({ hasText: name })
const payable = (page: Page): Locator => page.getByTestId("payable")
const more = (page: Page, name: string) => page.getByRole("button", { name: `Add one ${name}`, exact: true })

async function cartIn(answer: Response): Promise<Cart> {
  const { data } = (await answer.json()) as { data: Cart | { cart: Cart } }
  return "cart" in data ? data.cart : data
}

/** Looked at closely and put in, known to the server. */
async function addFromSheet(page: Page, id: string, size?: string): Promise<Cart> {
  await page.goto(shop("IN", `/menu?product=${id}`))
  await takenOver(page)
  const sheet = page.getByRole("dialog")
  if (size) await sheet.getByRole("radio", { name: size }).check({ force: true })
  const told = page.waitForResponse((answer) => isCall(answer) && answer.request().method() === "POST")
  await sheet.getByRole("button", { name: /^Add(?! one)/ }).click()
  await expect(sheet).toBeHidden()
  return cartIn(await told)
}

/** Passed on by hand: only browsers know that `in.localhost` is this machine. */
async function passOn(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host: url.host }
  url.hostname = "127.0.0.1"
  return route.fetch({ url: url.href, headers })
}

async function openCart(page: Page): Promise<void> {
  await page.goto(shop("IN", "/cart"))
  await takenOver(page)
  await expect(page.locator("[data-line]").first()).toBeVisible()
}

/** What the server has, asked past the page. */
async function cartOnServer(page: Page): Promise<Cart> {
  const asked = page.waitForResponse((answer) => isCall(answer) && answer.request().method() === "GET")
  await page.evaluate(() => dispatchEvent(new Event("online")))
  return cartIn(await asked)
}

async function anotherTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await openCart(tab)
  return tab
}

test("[SHL-9] [CAR-1] from a product's sheet: size and number chosen, felt, said, counted, and billed as the server does", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    Object.defineProperty(navigator, "vibrate", { value: (ms: unknown) => felt.push(ms) > 0 })
  })
  await page.goto(shop("IN", "/menu?product=in-margherita"))
  await takenOver(page)
  const sheet = page.getByRole("dialog")
  await sheet.getByRole("radio", { name: /Medium/ }).check({ force: true })
  await sheet.getByRole("button", { name: "Add one Margherita Classica" }).click()
  const told = page.waitForResponse((answer) => isCall(answer) && answer.request().method() === "POST")
  await sheet.getByRole("button", { name: /^Add as it is/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText("Added", { exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)).toEqual([200])
  const { bill, lines } = await cartIn(await told)
  expect(lines).toMatchObject([{ productId: "in-margherita", size: "medium", quantity: 2 }])
  await expect(page.getByRole("link", { name: `2 items · ${money(bill.payable)} See cart` })).toBeVisible()
  await page.getByRole("button", { name: "See cart" }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(payable(page)).toHaveText(money(bill.payable))
  await expect(line(page, "Margherita").getByTestId("line-price")).toHaveText(money(bill.gross))
  for (const { title, amount } of [...bill.charges, ...bill.taxes]) {
    await expect(page.locator("dl > div", { hasText: title })).toContainText(money(amount))
  }
})

test("[CAT-3] [CAR-1] what was built goes in as built, opens again as it was, and takes its own place", async ({
  page,
}) => {
  await page.goto(shop("IN", "/customise?product=in-margherita&size=medium&crust=thin&add=onion:2"))
  await takenOver(page)
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page).toHaveURL(/\/menu/)
  await openCart(page)
  await expect(line(page, "Margherita")).toContainText("Medium · Thin")
  await expect(line(page, "Margherita")).toContainText("Extra: Red onion ×2")
  await more(page, "Margherita Classica").click()
  const [{ id } = { id: "" }] = (await cartOnServer(page)).lines
  await page.getByRole("link", { name: "Edit Margherita Classica" }).click()
  await expect(page).toHaveURL(new RegExp(`/customise\\?.*line=${id}`))
  await page.getByRole("radio", { name: /^Large/ }).check({ force: true })
  const told = page.waitForResponse((answer) => isCall(answer) && answer.request().method() === "PUT")
  await page.getByRole("button", { name: "Update" }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(line(page, "Margherita")).toContainText("Large · Thin")
  const cart = await cartIn(await told)
  expect(cart.lines).toMatchObject([
    { id, size: "large", quantity: 2, pizza: { extras: [{ topping: "onion", count: 2 }] } },
  ])
  await expect(payable(page)).toHaveText(money(cart.bill.payable))
})

test("[CAR-2] [CAR-7] a tap shows its bill before the server has said a word, and the server says the same", async ({
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
  await cartOnServer(page)
  const calls: string[] = []
  const held: (() => void)[] = []
  await page.route(CALLS, async (route) => {
    calls.push(route.request().postData() ?? "")
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const before = await payable(page).textContent()
  await more(page, "Chilled Cola").click()
  await more(page, "Chilled Cola").click()
  await page.getByRole("button", { name: "₹30" }).click()
  await page.getByRole("switch", { name: /Carry bag/ }).click()
  await expect(payable(page)).not.toHaveText(before ?? "")
  const ours = await payable(page).textContent()
  await expect.poll(() => held.length).toBe(1)
  expect(JSON.parse(calls[0] ?? "")).toMatchObject({ changes: [{ add: 2 }] })
  const told = page.waitForResponse((answer) => answer.url().endsWith("/options"))
  held[0]?.()
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  const { bill } = await cartIn(await told)
  expect(ours).toBe(money(bill.payable))
  await expect(payable(page)).toHaveText(money(bill.payable))
  expect(bill).toMatchObject({ tip: 30_00, carryBag: { chosen: true }, items: 4 })
  expect(defects).toEqual([])
})

test("[CAR-7] two tabs never lose each other's change", async ({ page, context }) => {
  await addFromSheet(page, "in-cola")
  await openCart(page)
  const other = await anotherTab(context)
  for (let turn = 0; turn < 4; turn++) {
    await Promise.all([more(page, "Chilled Cola").click(), more(other, "Chilled Cola").click()])
  }
  for (const tab of [page, other]) {
    await expect(tab.getByRole("group", { name: "Chilled Cola" }).getByRole("status")).toHaveText("9")
  }
  expect((await cartOnServer(page)).lines).toMatchObject([{ quantity: 9 }])
  await page.getByRole("button", { name: "Remove one Chilled Cola" }).first().click()
  await expect(other.getByRole("group", { name: "Chilled Cola" }).getByRole("status")).toHaveText("8")
  await expect(payable(other)).toHaveText((await payable(page).textContent()) ?? "")
})

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/] })

  test("[CAR-7] taps count, the bill follows, and all of it is sent when the connection is back", async ({
    page,
    context,
  }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    await cartOnServer(page)
    await context.setOffline(true)
    await more(page, "Chilled Cola").click()
    await more(page, "Chilled Cola").click()
    await page.getByRole("button", { name: /^Add Pull-Apart/ }).click()
    await expect(page.getByRole("status").filter({ hasText: "4 items · Saving…" })).toBeVisible()
    const offline = await payable(page).textContent()
    await context.setOffline(false)
    await expect(page.getByRole("status").filter({ hasText: /^4 items$/ })).toBeVisible()
    const cart = await cartOnServer(page)
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(offline).toBe(money(cart.bill.payable))
  })

  test("[CAR-7] what could not be sent outlives a reload, and arrives once however often it is sent", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    await cartOnServer(page)
    const keys: (string | null)[] = []
    await page.route(CALLS, async (route) => {
      if (route.request().method() !== "PUT") return route.continue()
      keys.push(await route.request().headerValue("idempotency-key"))
      // It arrives, and the answer is lost.
      await passOn(route)
      return route.abort()
    })
    await more(page, "Chilled Cola").click()
    await expect.poll(() => keys.length).toBe(1)
    await page.unroute(CALLS)
    const again = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/items"))
    await page.reload()
    await takenOver(page)
    expect(await (await again).headerValue("idempotency-key")).toBe(keys[0])
    await expect(page.getByRole("group", { name: "Chilled Cola" }).getByRole("status")).toHaveText("2")
    await expect(page.getByRole("status").filter({ hasText: /^2 items$/ })).toBeVisible()
    expect((await cartOnServer(page)).lines).toMatchObject([{ quantity: 2 }])
  })

  test("[CAR-7] a cart that can't be had says so, and comes when it is asked for again", async ({ page }) => {
    await addFromSheet(page, "in-cola")
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("hearth:cart")) localStorage.removeItem(key)
    })
    await page.route(CALLS, (route) => route.abort())
    await page.goto(shop("IN", "/cart"))
    await takenOver(page)
    await expect(page.getByRole("heading", { name: "Your cart didn’t come through" })).toBeVisible()
    await page.unroute(CALLS)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(line(page, "Chilled Cola")).toBeVisible()
  })
})

test("[CAR-7] the cart survives a reload, and a server that has forgotten the guest", async ({ page, context }) => {
  await addFromSheet(page, "in-cola")
  await openCart(page)
  await page.reload()
  await takenOver(page)
  await expect(line(page, "Chilled Cola")).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => localStorage.removeItem("hearth:user"))
  const told = page.waitForResponse((answer) => isCall(answer) && answer.request().method() === "POST")
  await page.reload()
  expect((await cartIn(await told)).lines).toMatchObject([{ productId: "in-cola", quantity: 1 }])
  await expect(line(page, "Chilled Cola")).toBeVisible()
})

test("[CAR-1] removed at a press, and had back by another; the last one leaves an empty cart with a way on", async ({
  page,
}) => {
  await addFromSheet(page, "in-cola")
  await openCart(page)
  await page.getByRole("button", { name: "Remove Chilled Cola" }).click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(line(page, "Chilled Cola")).toBeVisible()
  await page.getByRole("button", { name: "Remove Chilled Cola" }).click()
  await expect(page.getByRole("link", { name: "See the menu" })).toHaveAttribute("href", /^\/menu/)
  await expect.poll(async () => (await cartOnServer(page)).lines).toEqual([])
})

test("[CAR-8] limits: so many of one, so many in all, and what is good to know of many pizzas", async ({ page }) => {
  await addFromSheet(page, "in-margherita", "Medium")
  await openCart(page)
  const add = more(page, "Margherita Classica")
  for (let count = 1; count < 4; count++) await add.click()
  await expect(page.getByText("4 pizzas take the oven a little longer.")).toBeVisible()
  for (let count = 4; count < 20; count++) await add.click()
  await expect(add).toHaveAttribute("aria-disabled", "true")
  await page.goto(shop("IN", "/menu?product=in-margherita"))
  await takenOver(page)
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /Medium/ })
    .check({ force: true })
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Add as it is/ })
    .click()
  await expect(page.getByText("You can order up to 20 of one thing.")).toBeAttached()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect((await cartOnServer(page)).lines).toMatchObject([{ quantity: 20 }])
})

test.describe("what changed meanwhile", () => {
  test("[CAT-7] a price that went up since the customer looked is said until they have read it", async ({ page }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    await cartOnServer(page)
    await page.route(CALLS, async (route) => {
      const answer = await passOn(route)
      const body = (await answer.json()) as { data: Cart }
      const [cola] = body.data.bill.validItems
      if (cola) cola.product.price += 10_00
      await route.fulfill({ response: answer, json: body })
    })
    await page.reload()
    await takenOver(page)
    const news = page.getByRole("region", { name: "What changed" })
    await expect(news).toContainText(/Chilled Cola is now ₹\d+\. It was ₹\d+\./)
    await page.reload()
    await takenOver(page)
    await news.getByRole("button", { name: "OK" }).click()
    await expect(news).toHaveCount(0)
    await page.reload()
    await takenOver(page)
    await expect(payable(page)).toBeVisible()
    await expect(news).toHaveCount(0)
  })

  test("[CAT-7] [LOC-10] another store: the cart moves there, and its bill says what that changed", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    const moved = page.waitForResponse((answer) => answer.url().endsWith("/options"))
    await page.getByRole("button", { name: "Choose where it goes" }).click()
    await page.getByRole("combobox").fill("andheri west")
    await page.getByRole("option", { name: /^Andheri West/ }).click()
    const { storeId, deliveryType, bill } = await cartIn(await moved)
    expect([storeId, deliveryType]).not.toEqual(["6585R", "DELIVERY"])
    await expect(page).toHaveURL(/\/cart$/)
    await expect(payable(page)).toHaveText(money(bill.payable))
    expect(await stored(page, "place")).toMatchObject({ store: { id: storeId } })
    const call = page.getByRole("link", { name: /^Call the store to order/ })
    await expect(call).toHaveAttribute("href", /^tel:\d+/)
  })

  test("[CAT-7] a line that can't be had any more says why, keeps the order from going on, and goes", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    await addFromSheet(page, "in-garlic-bread")
    const message = "Chilled Cola is sold out here for now."
    await page.route(CALLS, async (route) => {
      if (route.request().method() !== "GET") return route.continue()
      const answer = await passOn(route)
      const body = (await answer.json()) as { data: Cart }
      const { bill } = body.data
      const cola = bill.validItems.find(({ productId }) => productId === "in-cola")
      if (cola) {
        bill.validItems = bill.validItems.filter((each) => each !== cola)
        bill.invalidItems = [
          { id: cola.id, productId: "in-cola", quantity: 1, code: "SOLD_OUT", what: "in-cola", message },
        ]
        bill.orderable = false
      }
      return route.fulfill({ response: answer, json: body })
    })
    await openCart(page)
    await expect(page.getByRole("region", { name: "What changed" })).toContainText(message)
    await expect(line(page, "Chilled Cola")).toContainText(message)
    await expect(page.getByText("One thing in your cart can’t be had. Please change or remove it.")).toBeVisible()
    await page.unroute(CALLS)
    await line(page, "Chilled Cola").getByRole("button", { name: "Remove Chilled Cola" }).click()
    await expect(line(page, "Chilled Cola")).toHaveCount(0)
    await expect(page.getByText("One thing in your cart can’t be had. Please change or remove it.")).toHaveCount(0)
  })
})

test.describe("codes", () => {
  test.use({ expectedErrors: [/status of 4(04|22)/] })

  test("[OFR-4] [OFR-7] a code that is unknown or does not fit says why; one that fits takes off what the server says", async ({
    page,
  }) => {
    await addFromSheet(page, "in-cola")
    await openCart(page)
    const code = page.getByRole("textbox", { name: "Offer code" })
    const apply = page.getByRole("button", { name: "Apply" })
    await apply.click()
    await expect(page.getByText("This field cannot be left empty")).toBeVisible()
    await code.fill("no such code")
    await apply.click()
    await expect(page.getByText("We don’t know this code. Please check it and try again.")).toBeVisible()
    await code.fill("save50")
    const refused = page.waitForResponse((answer) => answer.url().includes("/promo/save50"))
    await code.press("Enter")
    const { errors } = (await (await refused).json()) as { errors: { code: string; displayMsg: string }[] }
    expect(errors[0]?.code).toBe("PROMO_REFUSED")
    await expect(page.getByRole("alert")).toHaveText(errors[0]?.displayMsg ?? "")
    await page.goto(shop("IN", "/menu?product=in-margherita"))
    await takenOver(page)
    await page.getByRole("dialog").getByRole("radio", { name: /Large/ }).check({ force: true })
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Add as it is/ })
      .click()
    await openCart(page)
    await code.fill(" save50 ")
    const applied = page.waitForResponse((answer) => answer.url().includes("/promo/"))
    await apply.click()
    const { bill, promos } = await cartIn(await applied)
    expect(promos).toEqual(["SAVE50"])
    await expect(page.getByText("SAVE50 applied. You save ₹50 with this coupon.")).toBeVisible()
    await expect(payable(page)).toHaveText(money(bill.payable))
    expect(await stored(page, "couponCode")).toBe("SAVE50")
    // Which offers there are only the server knows: the bill waits for it, and is right.
    const told = page.waitForResponse((answer) => isCall(answer) && answer.request().method() === "PUT")
    await more(page, "Chilled Cola").click()
    await expect(payable(page)).toHaveText(money((await cartIn(await told)).bill.payable))
    await page.getByRole("button", { name: "Remove SAVE50" }).click()
    await expect(page.getByRole("button", { name: "Remove SAVE50" })).toHaveCount(0)
    expect((await cartOnServer(page)).promos).toEqual([])
  })
})

test("[OFR-1] [NAV-10] [OFR-4] the coupons page takes a code, and leads on to where one came from", async ({
  page,
}) => {
  await addFromSheet(page, "in-margherita", "Large")
  const apply = async (path: string) => {
    await page.goto(shop("IN", path))
    await takenOver(page)
    await expect(page.getByRole("heading", { name: "Coupons", level: 1 })).toBeVisible()
    await expect(page.getByText(/^Cart value with charges: ₹\d+/)).toBeVisible()
    await page.getByPlaceholder("Type Offer code here…").fill("save50")
    await page.getByRole("button", { name: "Apply" }).click()
  }
  await apply("/coupons?from=cart")
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText("SAVE50 applied. You save ₹50 with this coupon.")).toBeVisible()
  await apply("/coupons")
  await expect(page).toHaveURL(/\/home$/)
})

test("[CAR-5] words for kitchen and rider, no contact, a suggestion: kept on the server", async ({ page }) => {
  await addFromSheet(page, "in-margherita", "Medium")
  await openCart(page)
  await page.getByRole("textbox", { name: "For the kitchen" }).fill("Well done, please")
  await page.getByRole("textbox", { name: "For the rider" }).fill("Blue gate")
  await page.getByRole("switch", { name: /No-contact/ }).click()
  await page.getByRole("button", { name: /^Add Pull-Apart/ }).click()
  await expect(line(page, /Pull-Apart/)).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: /^2 items$/ })).toBeVisible()
  expect(await cartOnServer(page)).toMatchObject({
    options: { cooking: "Well done, please", delivery: "Blue gate", noContact: true },
    lines: [{ productId: "in-margherita" }, { productId: "in-garlic-bread" }],
  })
})

test("[CAR-1] by keyboard alone: to the cart, one more, one less, out of it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await addFromSheet(page, "in-cola")
  const badge = page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })
  await badge.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/cart$/)
  await more(page, "Chilled Cola").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible()
  await expect(more(page, "Chilled Cola")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Space")
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })).toBeVisible()
  await page.keyboard.press("Space")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
})

test("[CAR-1] on a wide screen the cart stands beside the menu, and its room is there from the first paint on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const column = page.getByRole("complementary", { name: "Your cart" })
  await page.goto(shop("IN", "/menu"))
  await takenOver(page)
  const wide = await page.locator("main article").first().boundingBox()
  await addFromSheet(page, "in-cola")
  await expect(column).toContainText("Chilled Cola")
  await more(page, "Chilled Cola").click()
  const { bill } = await cartOnServer(page)
  await expect(column).toContainText(money(bill.payable))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.goto(shop("IN", "/menu"))
  await takenOver(page)
  await expect(column).toBeVisible()
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
  )
  expect(sum).toBeLessThanOrEqual(0.02)
  expect((await page.locator("main article").first().boundingBox())?.width).not.toBe(wide?.width)
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`[SHL-11] no axe violations in a full cart and an empty one, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const violationsIn = async (where: string) => {
      const found: string[] = []
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
        const { violations } = await new AxeBuilder({ page }).analyze()
        found.push(...violations.map(({ id, nodes }) => `${where} ${colorScheme} ${id}: ${nodes[0]?.html}`))
      }
      return found
    }
    await page.goto(shop("IN", "/cart"))
    await takenOver(page)
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
    expect(await violationsIn("empty")).toEqual([])
    await addFromSheet(page, "in-margherita", "Medium")
    expect(await violationsIn("menu")).toEqual([])
    await openCart(page)
    await expect(page.getByRole("heading", { name: "Goes well with it" })).toBeVisible()
    expect(await violationsIn("full")).toEqual([])
  })
}
