import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Page } from "@playwright/test"
import type { ClockedHearth } from "./clocked-hearth.ts"
import { expectConfirmation, fillCartAndCheckout, payWith, payWithCard } from "./checkout.ts"
import { signInStaff } from "./staff-api.ts"
import { clickRadio, expect, pageUrl, waitForHydration } from "./test-base.ts"

export const complaintText = "The pizza was cold and the box was open when it arrived."

interface PlacedOrder {
  orderId: string
  transactionId: string
}

/** Places an order as a guest and hands it over. */
export async function orderAndReceive(page: Page, hearth: ClockedHearth): Promise<PlacedOrder> {
  const order = await placeOrder(page)
  await handOver(hearth, order)
  return order
}

export async function placeOrder(page: Page): Promise<PlacedOrder> {
  await fillCartAndCheckout(page, "IN")
  await payWith(page, /^Credit/)
  await payWithCard(page)
  const orderId = await expectConfirmation(page)
  return { orderId, transactionId: new URL(page.url()).searchParams.get("transactionId") ?? "" }
}

export async function handOver(
  hearth: ClockedHearth,
  { transactionId }: Pick<PlacedOrder, "transactionId">,
  country: CountryCode = "IN",
): Promise<void> {
  const staff = await signInStaff(hearth, country)
  for (const stage of ["ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY", "HANDED OVER"] as const)
    await staff.advance(transactionId, stage)
  await staff.dispose()
}

export async function openComplaint(page: Page, orderId: string, country: CountryCode = "IN"): Promise<void> {
  await page.goto(pageUrl(country, `/postorder-ui/help?orderId=${orderId}`))
  await waitForHydration(page)
  await expect(page.getByRole("group", { name: "What went wrong?" })).toBeVisible()
}

export const chooseCategory = (page: Page, name: string) => clickRadio(page.getByRole("radio", { name }))
export const photoField = (page: Page) => page.getByLabel("Choose photos")

/** A photo of a phone, as large as the screen. */
export async function takePhoto(page: Page, name = "pizza.png") {
  return { name, mimeType: "image/png", buffer: await page.screenshot() }
}

/** Fills in a complaint about cold food. The order has one item, which is chosen by itself. */
export async function fillComplaint(page: Page, orderId: string): Promise<void> {
  await openComplaint(page, orderId)
  await chooseCategory(page, "It was cold")
  await page.getByLabel("Tell us more").fill(complaintText)
  const terms = page.getByLabel("I accept the terms of use")
  if (await terms.isVisible()) await terms.check()
}

/** Sends the complaint and waits for its case. */
export async function sendComplaint(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send report" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "We’ve got your report" })).toBeVisible()
}
