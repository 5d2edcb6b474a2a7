import type { Page } from "@playwright/test"
import { codeField, codeSentTo, signIn } from "./account.ts"
import {
  callPaymentsAdmin,
  goToCheckout,
  paymentModeRadio,
  fillCartAndCheckout,
  payWith,
  payButton,
  payWithCard,
  clickButton,
  addProduct,
  presetPlace,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"
import { findAccessibilityViolations, findViolationsInCurrentScheme } from "./find-accessibility-violations.ts"
import { forwardRoute } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/** Reads the payment's reference on a provider's page. */
const readReference = (page: Page) => page.locator("dt:has-text('Reference') + dd").innerText()

test("the UPI screen shows the refund of an earlier payment that the order did not need", async ({ page }) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Credit/)
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  // Pays a wrong amount, which can't pay the order, without a callback.
  const reference = await readReference(page)
  await callPaymentsAdmin("/admin/settle", { reference, outcome: "paid", amount: 100, notify: false })
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await payWith(page, /^UPI/)
  await page.waitForURL(/\/upiForm/)
  await expect(page.getByRole("img", { name: /^QR/ })).toBeVisible()
  await expect(page.getByText("We’re refunding a payment that this order didn’t need.")).toBeVisible()
  await expect(page.getByText(/^(Refund initiated: ₹1|₹1 refunded to your account)/)).toBeVisible()
  expect(await findAccessibilityViolations(page, "UPI with a refund")).toEqual([])
  await expect(page.getByRole("img", { name: /^QR/ })).toBeVisible()
})

test("after returning from the card page, the wallet is still switched on and pays its part once", async ({ page }) => {
  const mobile = await signIn(page, { to: "/help" })
  await presetPlace(page, "IN")
  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  await page.getByRole("button", { name: "Cancel order" }).click()
  const sheet = page.getByRole("dialog")
  await sheet.getByRole("radio", { name: /Your wallet/ }).check()
  await sheet.getByRole("button", { name: "Cancel order" }).click()
  await expect(page.getByRole("heading", { name: "Your order is cancelled" })).toBeVisible()

  await addProduct(page, "IN", 3)
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  const wallet = page.getByRole("switch", { name: /Use your wallet/ })
  await wallet.check()
  const paymentSplit = page.getByText(/ from your wallet, .* by card$/)
  const splitText = (await paymentSplit.textContent()) ?? ""
  await payButton(page).click()
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()

  // A new navigation loads the page from the server, not from the browser's back/forward cache.
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(wallet).toBeChecked()
  await expect(paymentSplit).toHaveText(splitText)
  await payButton(page).click()
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.getByText(`Wallet, ${splitText.split(" ")[0]}`)).toBeVisible()
})

test("an order placed in another tab does not redirect the next cart's checkout to its confirmation", async ({
  page,
  context,
}) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Credit/)
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await payWithCard(other)
  await expectConfirmation(other)
  // This tab still refers to that order.
  await addProduct(page, "IN")
  const orderLoaded = page.waitForResponse((response) => /\/transaction\/[\w-]+$/.test(response.url()))
  await goToCheckout(page, "IN")
  await orderLoaded
  await expect(payButton(page)).toBeVisible()
  expect(page.url()).toBe(pageUrl("IN", "/payment"))
})

test("[PAY-7a] after a decline an advance order keeps its slot, even if the store's slots never load", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN", { deliveryType: "PICKUP" })
  await page
    .getByRole("radio", { name: /^Later/ })
    .or(page.getByRole("button", { name: "Change time" }))
    .click()
  const sheet = page.getByRole("dialog")
  await sheet.getByText("Tomorrow", { exact: true }).click()
  await sheet.getByText("6:30 pm").click()
  await payWith(page, /^Credit/)
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  // The slots never load in this journey.
  await page.route(/\/timeslots/, () => undefined)
  await clickButton(page, "Decline")
  await page.waitForURL(pageUrl("IN", "/payment"))
  await expect(page.getByText(/^Payment Failed. Please try again./)).toBeVisible()
  await payButton(page).click()
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.getByText("Ready tomorrow at 6:30 pm.")).toBeVisible()
})

test.describe("a lost response", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test("[PAY-3] [IDN-5] [ORD-11a] [ORD-11b] after the response to the cash code was lost, trying again places the order and signs the guest in", async ({
    page,
  }) => {
    const mobile = await fillCartAndCheckout(page, "IN")
    const statuses: number[] = []
    let isLost = true
    await page.route(/\/otp\/verify$/, async (route) => {
      const response = await forwardRoute(route)
      statuses.push(response.status())
      return isLost ? route.abort() : route.fulfill({ response })
    })
    await paymentModeRadio(page, /^Cash/).check()
    await payButton(page).click()
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill(await codeSentTo(mobile))
    await expect(page.getByText(/couldn’t connect/)).toBeVisible()
    isLost = false
    await page.getByRole("button", { name: "Confirm order" }).click()
    await expectConfirmation(page)
    expect(statuses.every((status) => status === 200)).toBe(true)
    expect(statuses.length).toBeGreaterThanOrEqual(2)
    await page.goto(pageUrl("IN", "/postorder-ui/profile"))
    await expect(page.getByRole("heading", { name: "Hello, Asha" })).toBeVisible()
  })
})

test.describe("without an order", () => {
  test.use({ expectedErrors: [/404/], viewport: { width: 768, height: 1024 } })

  test("all tap targets on the page of an unknown order are large enough", async ({ page }) => {
    await page.goto(pageUrl("IN", "/thank-you?transactionId=0197a1b2-0000-7000-8000-00000000abcd"))
    await expect(page.getByRole("heading", { name: "We couldn’t find this order" })).toBeVisible()
    // Scrolls to the end, because content under the bottom bar can be scrolled out from under it.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }))
    expect(await findViolationsInCurrentScheme(page, { runOnly: ["target-size"] })).toEqual([])
  })
})

test("[OFR-7c] [OFR-7g] [CAR-6] [SEC-9c] a bank's offer is checked with the first digits of the card, and no more digits are sent", async ({
  page,
}) => {
  await presetPlace(page, "IN")
  await addProduct(page, "IN", 6)
  await page.goto(pageUrl("IN", "/coupons"))
  await waitForHydration(page)
  await page.getByPlaceholder("Type Offer code here…").fill("LOTUS15")
  await page.getByRole("button", { name: "Apply", exact: true }).click()
  await page.waitForURL(/\/(cart|home)/)
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, "9811122334")
  await paymentModeRadio(page, /^Credit/).check()
  const digits = page.getByLabel("The first 6 to 8 digits of your card")
  await expect(page.getByText("Enter them to get the Lotus Bank offer.")).toBeVisible()
  const sentBodies: string[] = []
  page.on("request", (request) => sentBodies.push(request.postData() ?? ""))
  await digits.fill("4242 42")
  await expect(page.getByText(/^This isn’t a Lotus Bank card/)).toBeVisible()
  await digits.fill("4041 1700 0000 0004")
  await expect(digits).toHaveValue("40411700")
  await expect(page.getByText("The first 8 digits are enough, so we left out the rest.")).toBeVisible()
  await expect(page.getByText("Offer applied: 15% off with Lotus Bank cards.")).toBeVisible()
  expect(await findAccessibilityViolations(page, "payment with a bank's offer")).toEqual([])
  await payButton(page).click()
  await clickButton(page, "Decline")
  await page.waitForURL(pageUrl("IN", "/payment"))
  await expect(digits).toHaveValue("40411700")
  await expect(page.getByText("Offer applied: 15% off with Lotus Bank cards.")).toBeVisible()
  await payButton(page).click()
  await payWithCard(page, "4041 1700 0000 0004")
  await expectConfirmation(page)
  expect(sentBodies.filter((body) => body.includes("4041170000"))).toEqual([])
})
