import type { Page } from "@playwright/test"
import { messagesTo, signIn } from "./account.ts"
import { cartLine, isCartCall } from "./cart.ts"
import {
  addProduct,
  expectConfirmation,
  fillCheckoutForm,
  goToCheckout,
  payButton,
  payWith,
  payWithCard,
  presetPlace,
} from "./checkout.ts"
import { expect, test } from "./clocked-hearth.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { givePoints } from "./staff-api.ts"
import { clickRadio, pageUrl, waitForHydration, waitForIdleParts } from "./test-base.ts"

test.describe.configure({ mode: "default" })

const REWARDS = "/postorder-ui/rewards"
const PIZZA = "Margherita Classica"

async function join(page: Page): Promise<void> {
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Join", exact: true }).click()
  await expect(page.getByRole("heading", { level: 2, name: "6 more slices to a free pizza" })).toBeVisible()
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(pageUrl("IN", path))
  await waitForHydration(page)
}

async function chooseFreePizza(page: Page, pizza = PIZZA): Promise<void> {
  await page.goto(pageUrl("IN", `${REWARDS}?choose=pizza`))
  await page.getByRole("button", { name: `Add for free: ${pizza}`, exact: true }).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
}

/** Opens the checkout of a free pizza, which is ordered at a table, without any charges. */
async function fillFreeCheckout(page: Page, mobile: string): Promise<void> {
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByRole("radio", { name: /^Nothing to pay/ })).toBeChecked()
  await clickRadio(page.getByRole("radio", { name: "Table 4", exact: true }))
  // Waits for the validation of the complete form. A free order is placed at once, and a validation that arrives after
  // it would fail, because the cart is empty.
  const validated = page.waitForResponse(
    (response) =>
      response.url().endsWith("/validations") && (response.request().postData() ?? "").includes('"firstName":"Asha"'),
  )
  await fillCheckoutForm(page, mobile)
  await validated
}

const placeOrder = (page: Page) => page.getByRole("button", { name: "Place order", exact: true })

/**
 * Taps the button with the new total as soon as it is shown, while it is disabled for a second. Runs in the browser,
 * because a busy machine may not get there in time.
 */
function tapChangedTotal(): void {
  new MutationObserver((_, observer) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-disabled="true"]')]
    const button = buttons.find(({ textContent }) => /^(Pay |Place order, )/.test(textContent))
    if (!button) return
    observer.disconnect()
    button.click()
    document.documentElement.dataset.tapped = ""
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}

test.describe("points are gone", () => {
  test.use({ expectedErrors: [/status of 4(09|22)/] })

  test("[LOY-2d] [ORD-1b] if the points are gone, the refusal is shown and focused, and a second tap doesn't pay the new total", async ({
    page,
    browser,
    hearth,
  }) => {
    await presetPlace(page, "IN", "DINEIN")
    const mobile = await signIn(page, { to: REWARDS })
    await join(page)
    await givePoints(hearth, mobile, 600)
    await chooseFreePizza(page)
    // Uses another device, because another tab would tell this page that the cart has changed. The second code for the
    // same number can be sent after a minute.
    await hearth.advanceTime(60_000, page.context())
    const otherDevice = await hearth.openPage(browser)
    await signIn(otherDevice, { to: REWARDS, mobile })
    await fillFreeCheckout(page, mobile)
    await otherDevice.getByRole("button", { name: "Leave cheese reward" }).click()
    await otherDevice.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click()
    await expect(otherDevice.getByRole("heading", { name: "Join cheese reward" })).toBeVisible()
    await otherDevice.context().close()
    let orderCount = 0
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/order-service/ve4/transaction")) orderCount += 1
    })
    // A tap right after the total has changed is ignored: it was meant for the previous total.
    await page.evaluate(tapChangedTotal)
    await placeOrder(page).click()
    const note = page.getByRole("status").filter({ hasText: "You haven’t been charged." })
    await expect(note).toBeFocused()
    await expect(note).toBeInViewport({ ratio: 1 })
    await expect(page.locator("html[data-tapped]")).toBeAttached()
    await expect(note).toContainText("The total was ₹0 and is now")
    await expect(page.getByText(/no longer applies/)).toBeInViewport()
    await expect(payButton(page)).toBeEnabled()
    expect(orderCount).toBe(1)
    await expect(page).toHaveURL(pageUrl("IN", "/payment"))
    await payButton(page).click()
    await expect.poll(() => orderCount).toBe(2)
  })
})

test("[LOY-2d] [ORD-6a] [ORD-8d] [ORD-12a] every page about the order of a free pizza shows it as free: confirmation, details, tracker, cancellation and ordering again", async ({
  page,
  hearth,
}) => {
  await presetPlace(page, "IN", "DINEIN")
  const mobile = await signIn(page, { to: REWARDS })
  await join(page)
  await givePoints(hearth, mobile, 600)
  await chooseFreePizza(page)
  await fillFreeCheckout(page, mobile)
  await placeOrder(page).click()
  const orderId = await expectConfirmation(page)
  const main = page.getByRole("main")
  await expect(main.getByRole("listitem").filter({ hasText: PIZZA })).toContainText("Free with 600 points")
  await expect(main.getByText("Paid with 600 points")).toBeVisible()
  expect(await findAccessibilityViolations(page, "confirmation of a free pizza")).toEqual([])

  await page.getByRole("link", { name: "Track your order" }).click()
  await expect(main.getByText("1 pizza free with 600 points")).toBeVisible()
  await main.getByRole("link", { name: "Order details" }).click()
  await expect(main.getByText("Free with 600 points")).toBeVisible()
  await expect(main.getByText("Paid with 600 points")).toBeVisible()
  expect(await findAccessibilityViolations(page, "details of a free pizza")).toEqual([])

  await main.getByRole("button", { name: "Cancel order" }).click()
  const sheet = page.getByRole("dialog", { name: "Cancel this order?" })
  await expect(sheet).toContainText("Your 600 points come back to your rewards.")
  await expect(sheet).not.toContainText(/refund/i)
  await sheet.getByRole("button", { name: "Cancel order" }).click()
  await expect(main.getByText("600 points are back in your rewards.")).toBeVisible()
  await expect
    .poll(async () => (await messagesTo(mobile)).map(({ body }) => body).join(" "))
    .toContain("600 points are back")

  await main.getByRole("button", { name: /^Order again/ }).click()
  await page.waitForURL(pageUrl("IN", "/cart"))
  await expect(page.getByText("Added to cart. Your free pizza costs its usual price this time.")).toBeVisible()

  await page.goto(pageUrl("IN", REWARDS))
  const entry = main.getByRole("listitem").filter({ hasText: "Free pizza redeemed" })
  await entry.getByRole("link", { name: orderId }).click()
  await expect(page.getByTestId("order-number")).toHaveText(orderId)
})

test("[LOY-1e] [LOY-2d] [LOY-4a] after an unfinished payment, every page says that the free pizza can still be chosen, and another one can be ordered", async ({
  page,
  hearth,
}) => {
  await presetPlace(page, "IN", "DINEIN")
  const mobile = await signIn(page, { to: REWARDS })
  await join(page)
  await givePoints(hearth, mobile, 600)
  // The page refreshes when its tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(page.getByTestId("reward-points")).toHaveText("600 points")
  const newestEntry = page.getByRole("listitem").filter({ hasText: "Balance:" }).first()
  await expect(newestEntry).toContainText("Added by customer care")
  await chooseFreePizza(page)
  await addProduct(page, "IN", 1, "in-cola")
  await goToCheckout(page, "IN")
  await clickRadio(page.getByRole("radio", { name: "Table 4", exact: true }))
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await expect(page.getByLabel("Card number")).toBeVisible()

  await openPage(page, REWARDS)
  await expect(page.getByRole("heading", { level: 2, name: "Your free pizza is in your cart" })).toBeVisible()
  await expect(page.getByTestId("reward-points")).toHaveText("600 points")
  await expect(page.getByText("600 points are reserved for an order that isn’t paid yet.")).toBeVisible()
  await expect(newestEntry).toContainText("Reserved for an order that isn’t paid yet")
  expect(await findAccessibilityViolations(page, "rewards with reserved points")).toEqual([])

  await openPage(page, "/cart")
  const removed = page.waitForResponse((response) => isCartCall(response) && response.request().method() === "PUT")
  await cartLine(page, PIZZA)
    .getByRole("button", { name: /^Remove/ })
    .click()
  await removed
  await expect(page.getByRole("link", { name: "You have a free pizza" })).toBeVisible()
  await openPage(page, "/")
  await expect(page.getByText("A free pizza is waiting")).toBeVisible()
  await openPage(page, REWARDS)
  await expect(page.getByRole("heading", { level: 2, name: "You have a free pizza" })).toBeVisible()
  await chooseFreePizza(page, "Corn & Cheese Gold")
  await expect(cartLine(page, "Corn & Cheese Gold")).toContainText("Free with 600 points")
  await goToCheckout(page, "IN")
  await clickRadio(page.getByRole("radio", { name: "Table 4", exact: true }))
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  await openPage(page, REWARDS)
  await expect(page.getByTestId("reward-points")).toHaveText("0 points")
  await expect(newestEntry).toContainText("Free pizza redeemed")
})

test.describe("offline", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load|fetch/i] })

  test("[LOY-2d] while offline, adding a free pizza says at once that it wasn't added", async ({ page, hearth }) => {
    await presetPlace(page, "IN", "DINEIN")
    const mobile = await signIn(page, { to: REWARDS })
    await join(page)
    await givePoints(hearth, mobile, 600)
    await page.goto(pageUrl("IN", `${REWARDS}?choose=pizza`))
    await expect(page.getByRole("button", { name: `Add for free: ${PIZZA}`, exact: true })).toBeVisible()
    await waitForIdleParts(page)
    await page.context().setOffline(true)
    await page.getByRole("button", { name: `Add for free: ${PIZZA}`, exact: true }).click()
    const popup = page.getByRole("alertdialog")
    await expect(popup).toContainText("Your free pizza wasn’t added", { timeout: 10_000 })
    await expect(popup).toContainText("Check your internet connection")
    await popup.getByRole("button").click()
    await page.context().setOffline(false)
    await page.goto(pageUrl("IN", "/cart"))
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  })
})
