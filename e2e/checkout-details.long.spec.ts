import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { codeField, codeSentTo, signIn } from "./account.ts"
import {
  chooseTime,
  goToCheckout,
  paymentModeRadio,
  fillCartAndCheckout,
  payButton,
  payWith,
  payWithCard,
  clickButton,
  addProduct,
  presetPlace,
  expectConfirmation,
  fillCheckoutForm,
} from "./checkout.ts"
import { findAccessibilityViolations } from "./find-accessibility-violations.ts"
import { forwardRoute } from "./cart.ts"
import { readStored } from "./place.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

test("missing fields show their errors, and the first one gets the focus", async ({ page }) => {
  await presetPlace(page, "IN")
  await addProduct(page, "IN")
  await page.goto(pageUrl("IN", "/cart"))
  await waitForHydration(page)
  await page.getByRole("link", { name: "Go to checkout" }).click()
  await expect(paymentModeRadio(page, /^Credit/)).toBeVisible()
  // The pin is known, so there is an estimate; the house number is still missing.
  await expect(page.getByText(/^Arrives by \d/)).toBeVisible()
  expect(await findAccessibilityViolations(page, "payment")).toEqual([])
  await payButton(page).click()
  await expect(page.getByLabel("House, flat or floor")).toBeFocused()
  await expect(page.getByText("This field cannot be left empty")).toBeVisible()
  await expect(page.getByText("Please enter first name.")).toBeVisible()
  await expect(page.getByText("Please enter a valid mobile number.")).toBeVisible()
  expect(await findAccessibilityViolations(page, "payment with mistakes")).toEqual([])
})

test("[LOC-11e] drive-n-pick requires the car's details, validates them and shows them on the order", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN", { deliveryType: "CURBSIDE" })
  await paymentModeRadio(page, /^Credit/).check()
  await payButton(page).click()
  await expect(page.getByLabel("Car colour")).toBeFocused()
  await page.getByLabel("Car colour").fill("White")
  await page.getByLabel("Car model").fill("Swift")
  await page.getByLabel("Last 4 digits of the number plate").fill("48")
  await payButton(page).click()
  await expect(page.getByText("Enter the last 4 digits of your number plate")).toBeVisible()
  await page.getByLabel("Last 4 digits of the number plate").fill("4821")
  await payButton(page).click()
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.getByText(/White Swift, 4821/)).toBeVisible()
  // ORD-1: the customer reports the arrival.
  await page.getByRole("button", { name: "I’m here" }).click()
  const arrivalMessage = page.getByText("We’ve told the store. Stay in your car, we’ll come out.")
  await expect(arrivalMessage).toBeVisible()
  await page.reload()
  await expect(arrivalMessage).toBeVisible()
})

test("[LOC-11d] dine-in requires a table", async ({ page }) => {
  await fillCartAndCheckout(page, "IN", { deliveryType: "DINEIN" })
  await paymentModeRadio(page, /^Credit/).check()
  await payButton(page).click()
  await expect(page.getByText("Choose your table.")).toBeVisible()
  await page
    .locator("label")
    .filter({ hasText: /^Table 7$/ })
    .click()
  await payButton(page).click()
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.getByText(/^Table 7 ·/)).toBeVisible()
})

test("[ORD-10a] an advance order is placed for the chosen day and slot", async ({ page }) => {
  await fillCartAndCheckout(page, "IN", { deliveryType: "PICKUP" })
  await page
    .getByRole("radio", { name: /^Later/ })
    .or(page.getByRole("button", { name: "Change time" }))
    .click()
  const sheet = page.getByRole("dialog")
  await expect(sheet).toBeVisible()
  expect(await findAccessibilityViolations(page, "slots")).toEqual([])
  await sheet.getByText("Tomorrow", { exact: true }).click()
  await sheet.getByText("6:30 pm").click()
  await expect(page.getByText("Tomorrow, 6:30 pm")).toBeVisible()
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.getByText("Ready tomorrow at 6:30 pm.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeVisible()
})

test("[ORD-3] [ORD-12a] [ORD-12c] [PAY-2c] [PAY-4e] [PAY-8a] [PAY-8g] [PAY-9a] a cancelled order is refunded to the wallet, which pays a part of the next order and then a whole one", async ({
  page,
}) => {
  const mobile = await signIn(page, { to: "/help" })
  await presetPlace(page, "IN")
  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  expect(await findAccessibilityViolations(page, "thank you")).toEqual([])
  await page.getByRole("button", { name: "Cancel order" }).click()
  const sheet = page.getByRole("dialog")
  await sheet.getByRole("radio", { name: /Your wallet/ }).check()
  await sheet.getByRole("button", { name: "Cancel order" }).click()
  await expect(page.getByRole("heading", { name: "Your order is cancelled" })).toBeVisible()
  await expect(page.getByText(/your wallet\.$/)).toBeVisible()
  expect(await findAccessibilityViolations(page, "cancelled")).toEqual([])

  await page.goto(pageUrl("IN", "/postorder-ui/wallet"))
  const balance = page.getByTestId("wallet-balance")
  await expect(balance).toHaveText(/^₹[1-9]/)
  for (const title of ["Pizza Pals Points", "Promo Points", "Refund Points"])
    await expect(page.getByText(title, { exact: true })).toBeVisible()
  const balanceText = (await balance.textContent()) ?? ""
  expect(await findAccessibilityViolations(page, "wallet")).toEqual([])
  await page.getByText("Promo", { exact: true }).click()
  await expect(page.getByRole("heading", { name: "No transactions yet" })).toBeVisible()

  // The order costs more than the wallet's balance: the wallet pays a part and the card the rest.
  await addProduct(page, "IN", 3)
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  // The payment method that worked last is first and selected.
  await expect(page.locator('input[name="mode"]').first()).toHaveValue("CARD")
  await expect(paymentModeRadio(page, /^Credit/)).toBeChecked()
  await paymentModeRadio(page, /^Cash/).check()
  await expect(page.getByRole("switch", { name: /Use your wallet/ })).toBeDisabled()
  await paymentModeRadio(page, /^Credit/).check()
  await page.getByRole("switch", { name: /Use your wallet/ }).check()
  await expect(page.getByText(new RegExp(`^${balanceText} from your wallet, .* by card$`))).toBeVisible()
  await payButton(page).click()
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.getByText(`Wallet, ${balanceText}`)).toBeVisible()
  await page.getByRole("button", { name: "Cancel order" }).click()
  await sheet.getByRole("radio", { name: /Your wallet/ }).check()
  await sheet.getByRole("button", { name: "Cancel order" }).click()
  await expect(page.getByRole("heading", { name: "Your order is cancelled" })).toBeVisible()

  // The wallet covers the whole order.
  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  await payWith(page, /Hearth wallet/)
  await expectConfirmation(page)
  // ORD-3: another order so soon must be confirmed.
  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await expect(page.getByRole("dialog", { name: "Place another order?" })).toContainText("past 30 minutes")
  expect(await findAccessibilityViolations(page, "duplicate")).toEqual([])
  await clickButton(page, "Go back")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await payButton(page).click()
  await clickButton(page, "Continue")
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
})

test("[ORD-12a] a cash order can be cancelled in time", async ({ page }) => {
  const mobile = await fillCartAndCheckout(page, "BD")
  await paymentModeRadio(page, /^Cash/).check()
  await payButton(page).click()
  await expect(codeField(page)).toBeVisible()
  expect(await findAccessibilityViolations(page, "cash code")).toEqual([])
  await codeField(page).fill(await codeSentTo(mobile))
  await expectConfirmation(page)
  await page.getByRole("button", { name: "Cancel order" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click()
  await expect(page.getByRole("heading", { name: "Your order is cancelled" })).toBeVisible()
})

test("a customer adds an address during the checkout, and it is selected", async ({ page }) => {
  const mobile = await signIn(page, { to: "/help" })
  await presetPlace(page, "IN")
  await addProduct(page, "IN")
  await goToCheckout(page, "IN")
  await page.getByRole("link", { name: "Add address" }).click()
  await page.waitForURL(/searchAddress\?for=address&from=payment/)
  await page.getByRole("combobox").fill("koramangala")
  await page.getByRole("option").first().click()
  await page.getByRole("button", { name: "Use this location" }).click()
  await page.waitForURL(/myAddresses\?add=true&from=payment/)
  await page.getByLabel("House, flat or floor").fill("Flat 9")
  await page.getByLabel("First name").fill("Asha")
  await page.getByLabel("Mobile number").fill(mobile)
  await page.getByRole("button", { name: "Save address" }).click()
  await page.waitForURL(/\/payment/)
  await expect(page.getByText(/^Flat 9, /)).toBeVisible()
  await expect(page.getByRole("banner")).toContainText("Home")
  await expect(page.getByLabel("House, flat or floor")).toHaveCount(0)
  // Another store delivers there, with its own opening hours; a popup says so if it is closed now.
  await page.addLocatorHandler(page.getByRole("alertdialog"), (popup) =>
    popup.getByRole("button", { name: "OK" }).click(),
  )
  await chooseTime(page)
  await fillCheckoutForm(page, mobile)
  await payWith(page, /^Credit/)
  await payWithCard(page)
  await expectConfirmation(page)
  await expect(page.getByText(/^Flat 9, /)).toBeVisible()
})

test.describe("an address without delivery", () => {
  test.use({ expectedErrors: [/404/] })

  test("[LOC-3c] leads back to the choice of addresses", async ({ page }) => {
    const mobile = await signIn(page, { to: "/help" })
    await presetPlace(page, "IN")
    await addProduct(page, "IN")
    await goToCheckout(page, "IN")
    const save = async (houseNo: string, point: string) => {
      await page.goto(pageUrl("IN", `/postorder-ui/myAddresses?add=true&from=payment&${point}`))
      await page.getByLabel("House, flat or floor").fill(houseNo)
      await page.getByLabel("First name").fill("Asha")
      await page.getByLabel("Mobile number").fill(mobile)
      await page.getByRole("button", { name: "Save address" }).click()
      await page.waitForURL(/\/payment/)
    }
    await save("Flat 9", "latitude=28.6315&longitude=77.2167&label=Connaught Place")
    await expect(page.getByText(/^Flat 9, /)).toBeVisible()
    await expect(page.getByRole("radio", { name: /Flat 9/ })).toHaveCount(0)
    // The chosen place is encrypted before it is stored.
    await expect.poll(() => readStored(page, "place")).toMatchObject({ location: { address_id: expect.any(String) } })
    await save("Farm 1", "latitude=27.05&longitude=71.05&label=Desert")
    const popup = page.getByRole("alertdialog")
    await expect(popup).toContainText("We don’t deliver to this location yet.")
    await popup.getByRole("button", { name: "OK" }).click()
    await expect(page.getByRole("radio", { name: /Flat 9/ })).toBeChecked()
    await expect(page.getByRole("radio", { name: /We don’t deliver to this location yet/ })).toBeDisabled()
    await expect(page.getByRole("link", { name: "Add address" })).toBeVisible()
  })
})

test("[PAY-7b] [ORD-4a] [ORD-4b] [ORD-4c] a failed order says to try again after 15 minutes and mentions the refund, and the cart stays", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^UPI/)
  await page.waitForURL(/\/upiForm/)
  await expect(page.getByRole("img", { name: /^QR/ })).toBeVisible()
  expect(await findAccessibilityViolations(page, "upi")).toEqual([])
  const path = `/thank-you${new URL(page.url()).search}`
  await page.goto(pageUrl("IN", path))
  await expect(page.getByRole("heading", { name: "We’re waiting for your bank" })).toBeVisible()
  expect(await findAccessibilityViolations(page, "pending")).toEqual([])
  await page.goto(pageUrl("IN", `/payment${new URL(page.url()).search}`))
  await page.waitForURL(/\/upiForm/)
  await page.route(/\/order-service\/ve4\/(transaction\/[\w-]+|confirm)$|\/process$/, async (route) => {
    const response = await forwardRoute(route)
    const body = (await response.json()) as { data: { transaction: Transaction } }
    Object.assign(body.data.transaction, {
      orderStatus: "FAILED",
      confirmation: "failed",
      message: "The payment didn’t arrive in time.",
      next: { kind: "none" },
    })
    await route.fulfill({ response, json: body })
  })
  await page.goto(pageUrl("IN", path))
  await expect(page.getByRole("heading", { name: "Your order wasn’t placed" })).toBeVisible()
  await expect(page.getByText(/Try again after 15 minutes/)).toBeVisible()
  await expect(page.getByText(/refund is already initiated. It usually takes 4-10 business days/)).toBeVisible()
  expect(await findAccessibilityViolations(page, "failed")).toEqual([])
  await page.unrouteAll({ behavior: "wait" })
  await page.getByRole("link", { name: "Go to cart" }).click()
  await expect(page.locator("[data-line]")).toHaveCount(1)
})

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test("[PAY-1a] the checkout fits and can be paid by keyboard", async ({ page }) => {
    await fillCartAndCheckout(page, "IN", { deliveryType: "PICKUP" })
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isTooWide()).toBe(false)
    await page.getByLabel("Email for the receipt (optional)").focus()
    // After the card about the loyalty programme, one Tab leads to the payment methods; the arrow keys select one.
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Sign in to join cheese reward" })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(paymentModeRadio(page, /^UPI/)).toBeFocused()
    const validated = page.waitForResponse((response) => response.url().endsWith("/validations"))
    await page.keyboard.press("ArrowDown")
    await expect(paymentModeRadio(page, /^Credit/)).toBeChecked()
    await validated
    await payButton(page).focus()
    await page.keyboard.press("Enter")
    await payWithCard(page)
    await expectConfirmation(page)
    expect(await isTooWide()).toBe(false)
  })
})

test.describe("nothing to show", () => {
  test.use({ expectedErrors: [/404/] })

  test("an unknown order is not found, and an empty cart can't be checked out", async ({ page }) => {
    await page.goto(pageUrl("IN", "/thank-you?transactionId=0197a1b2-0000-7000-8000-00000000abcd"))
    await expect(page.getByRole("heading", { name: "We couldn’t find this order" })).toBeVisible()
    expect(await findAccessibilityViolations(page, "unknown order")).toEqual([])
    await page.goto(pageUrl("IN", "/upiForm"))
    await expect(page.getByRole("heading", { name: "We couldn’t find this order" })).toBeVisible()
    await page.goto(pageUrl("IN", "/payment"))
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  })
})

test("[PAY-8e] [SES-10a] [SES-10b] the wallet requires a sign-in and is not available in Sri Lanka", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/postorder-ui/wallet"))
  await page.waitForURL(/\/login\?redirectUrl=%2Fpostorder-ui%2Fwallet/)
  await page.goto(pageUrl("LK", "/postorder-ui/wallet"))
  await page.waitForURL(pageUrl("LK", "/"))
})

test("[ORD-1c] by keyboard on a small phone, the focused field is never covered, and Enter moves to the next field and finally pays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await fillCartAndCheckout(page, "IN")
  const priced = page.waitForResponse(/\/validations$/)
  await paymentModeRadio(page, /^Credit/).check()
  await (await priced).finished()
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
  // Near its upper and lower edge, the focused element is what the customer sees, not a bar that covers it.
  const isFocusVisible = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const box = activeElement?.getBoundingClientRect()
      if (!box) return false
      return [box.top + 2, box.bottom - 2].every((y) =>
        document.elementFromPoint(box.x + box.width / 2, y)?.contains(activeElement),
      )
    })
  await page.getByLabel("First name").focus()
  for (const name of ["Last name (optional)", "Mobile number", "Email for the receipt (optional)"]) {
    await page.keyboard.press("Enter")
    await expect(page.getByLabel(name)).toBeFocused()
    await expect.poll(isFocusVisible).toBe(true)
  }
  // Without scrolling, the email field would be under the bottom bar, and then the radio button under the header.
  const email = page.getByLabel("Email for the receipt (optional)")
  await page.getByLabel("Mobile number").evaluate((field) => field.focus({ preventScroll: true }))
  await email.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 10))
  await page.keyboard.press("Tab")
  await expect(email).toBeFocused()
  await expect.poll(isFocusVisible).toBe(true)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Sign in to join cheese reward" })).toBeFocused()
  await expect.poll(isFocusVisible).toBe(true)
  await paymentModeRadio(page, /^Credit/).evaluate((radio) => scrollBy(0, radio.getBoundingClientRect().top - 10))
  await page.keyboard.press("Tab")
  await expect(paymentModeRadio(page, /^Credit/)).toBeFocused()
  await expect.poll(isFocusVisible).toBe(true)
  await email.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
})
