import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { Page } from "@playwright/test"
import { codeField, codeSentTo, messagesTo, signIn } from "./account.ts"
import {
  callPaymentsAdmin,
  goToCheckout,
  makeVoucher,
  fillCartAndCheckout,
  payWith,
  payWithCard,
  clickButton,
  addProduct,
  presetPlace,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const allCountries: CountryCode[] = ["IN", "LK", "BD"]
/**
 * Tests of payments that work the same in all countries run for India in the short run, and for the other countries
 * only in the long run.
 */
const tagOf = (country: CountryCode) => ({ tag: country === "IN" ? [] : "@long" })

test.describe("cards", () => {
  for (const country of allCountries) {
    test(
      `[PAY-1a] [PAY-5] [SEC-9b] ${country}: an order is paid by card on the provider's page`,
      tagOf(country),
      async ({ page }) => {
        await fillCartAndCheckout(page, country)
        await payWith(page, /^Credit/)
        await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
        await payWithCard(page)
        const number = await expectConfirmation(page)
        expect(number).toMatch(new RegExp(`^${country}[0-9A-Z]{8}$`))
        await expect(page.getByText("Credit or debit card")).toBeVisible()
        // The cart is empty, and the confirmation is the same after a reload and in another tab.
        await page.reload()
        expect(await expectConfirmation(page)).toBe(number)
        const other = await page.context().newPage()
        await other.goto(page.url())
        expect(await expectConfirmation(other)).toBe(number)
        await other.goto(pageUrl(country, "/cart"))
        await expect(other.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
      },
    )
  }
})

test("[PAY-1f] [PAY-11c] [NAV-7c] IN: a UPI code is scanned from the screen, and the page continues automatically", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^UPI/)
  await page.waitForURL(/\/upiForm\?transactionId=/)
  await expect(page.getByRole("img", { name: /^QR code to pay/ })).toBeVisible()
  const paymentUrl = await page.getByRole("link", { name: "No app here? Pay in the browser" }).getAttribute("href")
  // PAY-11: a reload shows the same code.
  const code = await page.getByRole("img", { name: /^QR/ }).innerHTML()
  await page.reload()
  await expect(page.getByRole("img", { name: /^QR/ })).toBeVisible()
  expect(await page.getByRole("img", { name: /^QR/ }).innerHTML()).toBe(code)
  const phone = await page.context().newPage()
  await phone.goto(paymentUrl ?? "")
  await clickButton(phone, "Pay")
  await expectConfirmation(page)
})

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, userAgent: "Mozilla/5.0 (Linux; Android 13) Chrome/130 Mobile" })

  test("[PAY-1f] [PAY-1g] [PAY-11a] IN: UPI and Google Pay open an app, and the order is confirmed after the payment there", async ({
    page,
  }) => {
    await fillCartAndCheckout(page, "IN")
    await payWith(page, /^UPI/)
    await page.waitForURL(/\/upiForm/)
    await expect(page.getByRole("link", { name: "Open your UPI app" })).toHaveAttribute("href", /^upi:\/\/pay\?/)
    await page.getByRole("link", { name: "Change payment method" }).click()
    await page.waitForURL(/\/payment$/)
    await expect(page.getByText(/is pending\./)).toBeVisible()
    await payWith(page, /Google Pay/)
    await page.waitForURL(/\/upiForm/)
    await expect(page.getByRole("link", { name: "Open Google Pay" })).toHaveAttribute("href", /^tez:\/\/upi\/pay\?/)
    const paymentUrl = await page.getByRole("link", { name: "No app here? Pay in the browser" }).getAttribute("href")
    const paymentApp = await page.context().newPage()
    await paymentApp.goto(paymentUrl ?? "")
    await clickButton(paymentApp, "Pay")
    // Closing a page while it navigates can hang the browser (microsoft/playwright#41900).
    await expect(paymentApp.getByRole("heading", { name: "Paid" })).toBeVisible()
    await paymentApp.close()
    await expectConfirmation(page)
  })
})

test("[PAY-1g] [PAY-11a] IN: an order is paid with Paytm's form, and the browser returns", async ({ page }) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Paytm/)
  await expect(page.getByRole("heading", { name: "Pay with Paytm" })).toBeVisible()
  await clickButton(page, "Pay")
  await expectConfirmation(page)
})

const PAYTM_PAGE = /\/showPaymentPage/

/**
 * Reloads the page as a script of its own would. `page.reload` fails if another navigation ends meanwhile, and a page
 * that posts a form at once always starts one.
 */
const startReload = (page: Page) => page.evaluate(() => void setTimeout(() => location.reload()))

test(
  "[PAY-11a] [PAY-11b] IN: Paytm's form survives a reload and then posts the same payment",
  { tag: "@long" },
  async ({ page }) => {
    await fillCartAndCheckout(page, "IN")
    const posted: (string | null)[] = []
    // A response without content leaves the browser on our page.
    await page.route(PAYTM_PAGE, (route) => {
      posted.push(route.request().postData())
      return route.fulfill({ status: 204 })
    })
    await payWith(page, /^Paytm/)
    await page.waitForURL(/\/paytmForm\?transactionId=/)
    await expect.poll(() => posted.length).toBe(1)
    await startReload(page)
    await expect.poll(() => posted.length).toBe(2)
    expect(posted[1]).toBe(posted[0])
    await expect(page.getByRole("button", { name: "Continue to Paytm" })).toBeVisible()
    await page.unroute(PAYTM_PAGE)
    await startReload(page)
    await expect(page.getByRole("heading", { name: "Pay with Paytm" })).toBeVisible()
    await clickButton(page, "Pay")
    await expectConfirmation(page)
  },
)

test(
  "[PAY-11a] IN: a customer who goes back from Paytm's page is sent there again only after choosing Paytm again",
  { tag: "@long" },
  async ({ page }) => {
    await fillCartAndCheckout(page, "IN")
    await payWith(page, /^Paytm/)
    const paytmHeading = page.getByRole("heading", { name: "Pay with Paytm" })
    await expect(paytmHeading).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("button", { name: "Continue to Paytm" })).toBeVisible()
    await page.getByRole("link", { name: "Change payment method" }).click()
    await payWith(page, /^Paytm/)
    await expect(paytmHeading).toBeVisible()
    await clickButton(page, "Pay")
    await expectConfirmation(page)
  },
)

test("BD: an order is paid on bKash's page", { tag: "@long" }, async ({ page }) => {
  await fillCartAndCheckout(page, "BD")
  await payWith(page, /bKash/)
  await expect(page.getByRole("heading", { name: "Pay with bKash" })).toBeVisible()
  await clickButton(page, "Pay")
  await expectConfirmation(page)
})

test("LK: an order is paid by LankaQR with a bank's app", { tag: "@long" }, async ({ page }) => {
  await fillCartAndCheckout(page, "LK")
  await payWith(page, /LankaQR/)
  await page.waitForURL(/\/upiForm/)
  await expect(page.getByRole("img", { name: /^QR/ })).toBeVisible()
  const paymentUrl = await page.getByRole("link", { name: "No app here? Pay in the browser" }).getAttribute("href")
  const phone = await page.context().newPage()
  await phone.goto(paymentUrl ?? "")
  await clickButton(phone, "Pay")
  await expectConfirmation(page)
})

test(
  "[PAY-1e] [PAY-4d] IN: MobiKwik is linked once with its own code and then pays with one tap",
  { tag: "@long" },
  async ({ page }) => {
    const mobile = await signIn(page, { to: "/help" })
    await presetPlace(page, "IN")
    await addProduct(page, "IN")
    await goToCheckout(page, "IN")
    await fillCheckoutForm(page, mobile)
    await page.getByRole("radio", { name: /MobiKwik/ }).check()
    await page.getByRole("button", { name: "Link MobiKwik" }).click()
    await expect(codeField(page)).toBeVisible()
    const { wallets } = await callPaymentsAdmin<{ wallets: { mobile: string; code: string | null }[] }>(
      "/admin/wallets",
    )
    await codeField(page).fill(wallets.find((each) => each.mobile.endsWith(mobile))?.code ?? "")
    await expect(page.getByText("Your balance: ₹5,000")).toBeVisible()
    await page.getByRole("button", { name: /with MobiKwik$/ }).click()
    await expectConfirmation(page)
  },
)

test.describe("e-vouchers", () => {
  test.use({ expectedErrors: [/422/] })

  for (const country of allCountries) {
    test(
      `[PAY-1d] [PAY-4a] [PAY-4b] ${country}: an e-voucher shows its balance and pays`,
      tagOf(country),
      async ({ page }) => {
        const voucher = await makeVoucher(countries[country].currency.code, 2_000_000)
        await fillCartAndCheckout(page, country)
        await page.getByRole("radio", { name: /E-voucher/ }).check()
        await page.getByRole("button", { name: /with your voucher$/ }).click()
        await expect(page.getByText("Enter your voucher number and PIN.")).toBeVisible()
        await page.getByLabel("Voucher number", { exact: true }).fill(voucher.number)
        await page.getByLabel("PIN", { exact: true }).fill("9999")
        await page.getByRole("button", { name: "Check balance" }).click()
        await expect(page.getByText(/is incorrect/)).toBeVisible()
        await page.getByLabel("PIN", { exact: true }).fill(voucher.pin)
        await page.getByRole("button", { name: "Check balance" }).click()
        await expect(page.getByText(/^Balance: /)).toBeVisible()
        await page.getByRole("button", { name: /with your voucher$/ }).click()
        await expectConfirmation(page)
      },
    )
  }
})

test.describe("cash", () => {
  test.use({ expectedErrors: [/422/] })

  for (const country of allCountries) {
    test(
      `[PAY-1c] [PAY-3] [IDN-5] [ORD-2a] ${country}: cash is confirmed with a code, which signs the guest in`,
      tagOf(country),
      async ({ page }) => {
        const mobile = await fillCartAndCheckout(page, country)
        await page.getByRole("radio", { name: /^Cash/ }).check()
        await page.getByRole("button", { name: "Place order, confirm by SMS" }).click()
        await expect(codeField(page)).toBeVisible()
        const code = await codeSentTo(mobile)
        await codeField(page).fill(code === "111111" ? "222222" : "111111")
        await expect(page.getByRole("dialog").getByRole("alert")).not.toBeEmpty()
        await codeField(page).fill(code)
        const number = await expectConfirmation(page)
        await expect(page.getByText(/^Cash on delivery, /)).toBeVisible()
        // The guest is signed in: the profile opens with the name of the order.
        await page.goto(pageUrl(country, "/postorder-ui/profile"))
        await expect(page.getByRole("heading", { name: "Hello, Asha" })).toBeVisible()
        // The order belongs to the account now.
        await page.goBack()
        expect(await expectConfirmation(page)).toBe(number)
        await expect.poll(async () => (await messagesTo(mobile)).some(({ body }) => body.includes(number))).toBe(true)
      },
    )
  }
})

test("in Paytm's mini-app only Paytm can be chosen", { tag: "@long" }, async ({ page }) => {
  await presetPlace(page, "IN")
  await page.goto(pageUrl("IN", "/?client-type=paytm"))
  await waitForHydration(page)
  await addProduct(page, "IN")
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByRole("radio", { name: /^Paytm/ })).toBeChecked()
  await expect.poll(() => listEnabledModes(page)).toEqual(["PAYTM"])
})

function listEnabledModes(page: Page): Promise<string[]> {
  return page
    .locator('input[name="mode"]:enabled')
    .evaluateAll((radios) => radios.map((each) => (each as HTMLInputElement).value))
}
