import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { Page } from "@playwright/test"
import { codeField, codeSentTo } from "./account.ts"
import {
  callPaymentsAdmin,
  chooseTime,
  paymentModeRadio,
  fillCartAndCheckout,
  payWith,
  payButton,
  payWithCard,
  clickButton,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"
import { forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const CREATE_ORDER = /\/order-service\/ve4\/transaction$/
const SUBMIT_ORDER = /\/order-service\/ve4\/transaction\/[\w-]+\/submit$/

/** Counts the POST requests to a call from now on. */
function countCalls(page: Page, call: RegExp): () => number {
  let count = 0
  page.on("request", (request) => {
    if (call.test(request.url()) && request.method() === "POST") count += 1
  })
  return () => count
}

/** Reads the payment's reference on a provider's page. */
const readReference = (page: Page) => page.locator("dt:has-text('Reference') + dd").innerText()

test("[PAY-7a] [PAY-7c] [ORD-11b] after a decline the typed fields are preserved, and another payment method pays the same order", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN")
  const orders = countCalls(page, CREATE_ORDER)
  await payWith(page, /^Credit/)
  await payWithCard(page, "4000 0000 0000 0002")
  await expect(page.getByText("Your card was declined.")).toBeVisible()
  await clickButton(page, "Decline")
  await page.waitForURL(pageUrl("IN", "/payment"))
  await expect(page.getByText(/^Payment Failed. Please try again./)).toBeVisible()
  await expect(page.getByLabel("House, flat or floor")).toHaveValue("12B")
  await expect(page.getByLabel("First name")).toHaveValue("Asha")
  await expect(paymentModeRadio(page, /^Credit/)).toBeChecked()
  await payWith(page, /^Paytm/)
  await clickButton(page, "Decline")
  await page.waitForURL(pageUrl("IN", "/payment"))
  await expect(page.getByText(/^Payment Failed. Please try again./)).toBeVisible()
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  expect(orders()).toBe(1)
})

test("[PAY-6e] [PAY-6f] [ORD-4a] a pending payment is confirmed even if the customer leaves the page", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Credit/)
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  const reference = await readReference(page)
  const params = new URL((await page.getByRole("link", { name: "Return to the merchant" }).getAttribute("href")) ?? "")
    .searchParams
  const path = `/thank-you?transactionId=${params.get("transactionId")}`
  await page.goto(pageUrl("IN", path))
  await expect(page.getByRole("heading", { name: "We’re waiting for your bank" })).toBeVisible()
  // The page is closed in the meantime; the provider notifies the server.
  await page.goto("about:blank")
  await callPaymentsAdmin("/admin/settle", { reference, outcome: "paid" })
  await page.goto(pageUrl("IN", path))
  await expectConfirmation(page)
})

test("[PAY-6e] [ORD-4a] returning from the provider without having paid does not confirm the order", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Credit/)
  await page.getByRole("link", { name: "Return to the merchant" }).click()
  await expect(page.getByRole("heading", { name: "We’re checking with your bank" })).toBeVisible()
  await expect(page.getByRole("heading", { name: /^Thank you/ })).toHaveCount(0)
  const returnUrl = page.url()
  await page.getByRole("link", { name: "Continue payment" }).click()
  // The payment succeeds without a callback, so the server has to ask the provider for it.
  await page.getByLabel("Card number").fill("4242 4242 4242 4242")
  await clickButton(page, "Pay without notifying Hearth")
  await expect(page.getByRole("heading", { name: "Paid without notification" })).toBeVisible()
  await page.goto(returnUrl)
  await expectConfirmation(page)
})

test("[ORD-11b] [ORD-11c] a double click creates one order and one payment", async ({ page }) => {
  await fillCartAndCheckout(page, "IN")
  const [orders, payments] = [countCalls(page, CREATE_ORDER), countCalls(page, SUBMIT_ORDER)]
  await paymentModeRadio(page, /^Credit/).check()
  await payButton(page).dblclick()
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  expect([orders(), payments()]).toEqual([1, 1])
})

test.describe("lost responses", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test("[ORD-11b] paying again after the order's response was lost, and after a reload, uses the same order", async ({
    page,
  }) => {
    const mobile = await fillCartAndCheckout(page, "IN")
    const orderIds: string[] = []
    let isLost = true
    await page.route(CREATE_ORDER, async (route) => {
      const response = await forwardRoute(route)
      const { data } = (await response.json()) as { data: { transaction: Transaction } }
      orderIds.push(data.transaction.orderId)
      return isLost ? route.abort() : route.fulfill({ response })
    })
    await payWith(page, /^Credit/)
    await expect(page.getByText(/couldn’t connect/)).toBeVisible()
    isLost = false
    await page.reload()
    await waitForHydration(page)
    await expect(paymentModeRadio(page, /^Credit/)).toBeVisible()
    await chooseTime(page)
    await fillCheckoutForm(page, mobile)
    await payWith(page, /^Credit/)
    await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
    expect(orderIds).toHaveLength(2)
    expect(orderIds[1]).toBe(orderIds[0])
  })

  test("[ORD-11c] paying again after the payment's response was lost uses the same payment", async ({ page }) => {
    await fillCartAndCheckout(page, "IN")
    const keys: (string | undefined)[] = []
    let isLost = true
    await page.route(SUBMIT_ORDER, async (route) => {
      keys.push(route.request().headers()["idempotency-key"])
      const response = await forwardRoute(route)
      if (!isLost) return route.fulfill({ response })
      isLost = false
      return route.abort()
    })
    await payWith(page, /^Credit/)
    await expect(page.getByText(/couldn’t connect/)).toBeVisible()
    await payButton(page).click()
    await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    await payWithCard(page)
    await expectConfirmation(page)
  })
})

test("[ORD-11a] [SEC-4b] a pending payment can be continued after a reload", async ({ page }) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Credit/)
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByText(/^Your payment of .* by card is pending\.$/)).toBeVisible()
  await expect(page.getByLabel("First name")).toHaveValue("Asha")
  // SEC-4: the browser's storage has no personal data.
  const storedText = await page.evaluate(
    () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  )
  expect([storedText.includes("Asha"), storedText.includes("12B")]).toEqual([false, false])
  await page.getByRole("link", { name: "Continue payment" }).click()
  await payWithCard(page)
  await expectConfirmation(page)
})

test.describe("changes in the meantime", () => {
  test.use({ expectedErrors: [/4(09|22)/] })

  test("[ORD-1b] [ORD-1c] after a price change nothing is charged, the new bill is shown, and paying again places the order", async ({
    page,
  }) => {
    await fillCartAndCheckout(page, "IN")
    await page.route(CREATE_ORDER, async (route) => {
      const body = route.request().postDataJSON() as { expectedTotal: number }
      await page.unroute(CREATE_ORDER)
      await route.continue({ postData: JSON.stringify({ ...body, expectedTotal: body.expectedTotal + 100 }) })
    })
    await payWith(page, /^Credit/)
    const reason = page.getByText(/^Your total is now .* Check your order before you pay\.$/)
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole("status").filter({ has: reason })).toBeFocused()
    await expect(page.getByText("You haven’t been charged.")).toBeVisible()
    await payButton(page).click()
    await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  })

  test("[ORD-1b] [ORD-1c] a change of the cart in another tab updates the checkout, and the order can be paid", async ({
    page,
  }) => {
    await fillCartAndCheckout(page, "IN")
    await paymentModeRadio(page, /^Credit/).check()
    const other = await page.context().newPage()
    await other.goto(pageUrl("IN", "/cart"))
    await waitForHydration(other)
    const saved = other.waitForResponse((response) => response.url().endsWith("/items"))
    await other
      .getByRole("button", { name: /^Add one/ })
      .first()
      .click()
    await saved
    await expect(page.getByText(/^2 items/)).toBeVisible()
    await payButton(page).click()
    await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  })

  test("[PAY-3] a customer can close the form for the cash code and pay by card instead", async ({ page }) => {
    const mobile = await fillCartAndCheckout(page, "IN")
    await paymentModeRadio(page, /^Cash/).check()
    await payButton(page).click()
    await expect(codeField(page)).toBeVisible()
    await codeSentTo(mobile)
    await page.getByRole("button", { name: "Close" }).click()
    await payWith(page, /^Credit/)
    await payWithCard(page)
    await expectConfirmation(page)
  })
})
