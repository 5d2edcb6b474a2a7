import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import {
  paymentModeRadio,
  fillCartAndCheckout,
  payButton,
  payWithCard,
  addProduct,
  presetPlace,
  expectConfirmation,
} from "./checkout.ts"
import { headerButton, openPlaceSheet, readStored } from "./place.ts"
import { openCart } from "./cart.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/** Returns all storage that scripts of the page can read, as one text. */
const storageText = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join("\n"))

test("[SES-8b] [SES-7d] [SEC-4b] place, searches and a typed address are stored encrypted and survive a reload", async ({
  page,
}) => {
  await signIn(page)
  await openPlaceSheet(page)
  await page.getByRole("combobox").fill("koramangla")
  await page.getByRole("option").first().click()
  await expect(headerButton(page, /Deliver to Koramangala/)).toBeVisible()
  await expect.poll(() => readStored(page, "searches")).toMatchObject([{ main: "Koramangala" }])
  await page.goto(
    pageUrl("IN", "/postorder-ui/myAddresses?add=true&latitude=12.93521&longitude=77.62447&label=Koramangala"),
  )
  await waitForHydration(page)
  await page.getByLabel("House, flat or floor").fill("Villa Bougainvillea 77")
  await page.getByLabel("First name").fill("Parvathavardhini")
  await page.getByLabel("Mobile number").fill("98450 11223")
  // The field that was typed last has been stored, too.
  await expect.poll(async () => JSON.stringify(await readStored(page, "addressDraft"))).toContain("98450 11223")
  expect(await storageText(page)).not.toMatch(/Koramangala|koramangla|77\.62|12\.93|Bougainvillea|Parvatha|98450/)

  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel("House, flat or floor")).toHaveValue("Villa Bougainvillea 77")
  await expect(page.getByLabel("First name")).toHaveValue("Parvathavardhini")
  await expect(headerButton(page, /Deliver to Koramangala/)).toBeVisible()
})

const draft = (page: Page) => readStored(page, "checkoutDraft")

/** Chooses tomorrow at 6:30 pm. */
async function chooseTomorrow(page: Page): Promise<void> {
  await page
    .getByRole("radio", { name: /^Later/ })
    .or(page.getByRole("button", { name: "Change time" }))
    .click()
  const sheet = page.getByRole("dialog", { name: "Choose a delivery time" })
  await sheet.getByText("Tomorrow", { exact: true }).click()
  await sheet.getByText("6:30 pm").click()
  await expect(sheet).toBeHidden()
}

test("[SES-7d] [SEC-4b] a guest's checkout draft survives a reload and the provider's page, is encrypted, and is deleted after the order", async ({
  page,
}) => {
  await fillCartAndCheckout(page, "IN", { mobile: "98450 11223" })
  await chooseTomorrow(page)
  await page.getByLabel("House, flat or floor").fill("Villa Bougainvillea 77")
  await page.getByLabel("Landmark").fill("Behind the lighthouse")
  await page.getByLabel("First name").fill("Parvathavardhini")
  await page.getByLabel("Email").fill("parvatha@example.in")
  await paymentModeRadio(page, /^Paytm/).check()
  await expect.poll(() => draft(page)).toMatchObject({ mode: "PAYTM", typed: { firstName: "Parvathavardhini" } })

  const expectAllFields = async () => {
    await expect(page.getByLabel("House, flat or floor")).toHaveValue("Villa Bougainvillea 77")
    await expect(page.getByLabel("Landmark")).toHaveValue("Behind the lighthouse")
    await expect(page.getByLabel("First name")).toHaveValue("Parvathavardhini")
    await expect(page.getByLabel("Mobile number")).toHaveValue(/98450.?11223/)
    await expect(page.getByLabel("Email")).toHaveValue("parvatha@example.in")
    await expect(page.getByText(/Tomorrow.* 6:30 pm/)).toBeVisible()
  }
  expect(await storageText(page)).not.toMatch(/Bougainvillea|lighthouse|[Pp]arvatha|98450|6:30/)
  await page.reload()
  await waitForHydration(page)
  await expectAllFields()
  await expect(paymentModeRadio(page, /^Paytm/)).toBeChecked()

  // Goes to the provider and back, and then changes a field of the order.
  await paymentModeRadio(page, /^Credit/).check()
  await payButton(page).click()
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible()
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expectAllFields()
  await expect(paymentModeRadio(page, /^Credit/)).toBeChecked()
  await page.getByLabel("Landmark").fill("At the well")
  await expect.poll(() => draft(page)).toMatchObject({ typed: { landmark: "At the well" } })
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel("Landmark")).toHaveValue("At the well")
  await payButton(page).click()
  await payWithCard(page)
  await expectConfirmation(page)
  await expect.poll(() => draft(page)).toBeNull()

  // The next order starts with an empty form.
  await addProduct(page, "IN")
  await page.goto(pageUrl("IN", "/payment"))
  await waitForHydration(page)
  await expect(page.getByLabel("First name")).toHaveValue("")
})

test("[CAR-5d] instructions for the kitchen are stored when the page is left while typing", async ({ page }) => {
  await addProduct(page, "IN")
  await openCart(page)
  // The server does not receive the instructions before the page is left.
  const options = /\/cart\/[\w-]+\/options$/
  await page.route(options, () => undefined)
  await page.getByRole("textbox", { name: "For the kitchen" }).fill("Well done, please")
  await page.evaluate(() => dispatchEvent(new Event("beforeunload")))
  await expect.poll(async () => JSON.stringify(await readStored(page, "wordsDraft"))).toContain("Well done, please")
  await page.unroute(options)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole("textbox", { name: "For the kitchen" })).toHaveValue("Well done, please")
})

test.describe("while the server can't be reached", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test("[SES-7d] [SEC-4b] [CAR-5d] instructions for kitchen and rider are stored encrypted, sent or not, and survive a reload", async ({
    page,
  }) => {
    await presetPlace(page, "IN")
    await addProduct(page, "IN")
    await openCart(page)
    const kitchen = page.getByRole("textbox", { name: "For the kitchen" })
    const rider = page.getByRole("textbox", { name: "For the rider" })
    const expectInstructions = async () => {
      await expect(kitchen).toHaveValue("Well done for Parvatha")
      await expect(rider).toHaveValue("Ring at Bougainvillea 77")
      expect(await storageText(page)).not.toMatch(/Well done|Parvatha|Bougainvillea/)
    }
    // The server can't be reached, so the instructions stay pending.
    const options = /\/cart\/[\w-]+\/options$/
    await page.route(options, (route) => route.abort())
    const sent = page.waitForRequest(options)
    await kitchen.fill("Well done for Parvatha")
    await rider.fill("Ring at Bougainvillea 77")
    await rider.blur()
    await sent
    await expectInstructions()
    const readInstructionsDraft = async () => JSON.stringify(await readStored(page, "wordsDraft"))
    await expect.poll(readInstructionsDraft).toMatch(/Well done for Parvatha.*Ring at Bougainvillea 77/)

    await page.reload()
    await waitForHydration(page)
    await expectInstructions()

    await page.unroute(options)
    await page.reload()
    await waitForHydration(page)
    await expect.poll(() => readStored(page, "wordsDraft")).toBeNull()
    await expectInstructions()
    await page.reload()
    await waitForHydration(page)
    await expectInstructions()
  })
})

test("[IDN-11a] when another tab has signed out, this tab deletes its checkout draft", async ({ page, context }) => {
  await signIn(page)
  await fillCartAndCheckout(page, "IN", { deliveryType: "PICKUP" })
  await page.getByLabel("First name").fill("Parvathavardhini")
  await expect.poll(() => draft(page)).toMatchObject({ typed: { firstName: "Parvathavardhini" } })
  await page.goto(pageUrl("IN", "/help"))
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto(pageUrl("IN", "/help"))
  await waitForHydration(other)
  // Signing out in the other tab removes the user; this tab notices before the server refuses it.
  const reloaded = page.waitForEvent("load")
  await other.evaluate(() => localStorage.removeItem("hearth:user"))
  await reloaded
  await expect.poll(() => draft(page)).toBeNull()
})
