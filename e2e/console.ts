import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { Locator, Page } from "@playwright/test"
import type { ClockedHearth } from "./clocked-hearth.ts"
import { fillCartAndCheckout, payWith, payWithCard, expectConfirmation } from "./checkout.ts"
import { expect, pageUrl } from "./test-base.ts"

/** The id of the store that customers get if they choose none. */
export const defaultStoreId = (country: CountryCode) => countries[country].defaultStore.id

export async function openConsole(
  page: Page,
  hearth: ClockedHearth,
  country: CountryCode,
  screen = "board",
): Promise<void> {
  await page.goto(pageUrl(country, `/console/${defaultStoreId(country)}/${screen}`))
  await signInAs(page, hearth.firstManager)
  await expect(page.getByRole("navigation", { name: "Console" })).toBeVisible()
}

export async function signInAs(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  await page.getByLabel("Username").fill(login)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** Places an order as a customer who pays by card. Returns the order's number and the mobile number. */
export async function placeOrder(
  page: Page,
  country: CountryCode,
  deliveryType: "DELIVERY" | "PICKUP" = "DELIVERY",
  options: { product?: string; storeId?: string } = {},
) {
  const mobile = await fillCartAndCheckout(page, country, { deliveryType, ...options })
  await payWith(page, /^Credit/)
  await payWithCard(page)
  return { orderId: await expectConfirmation(page), mobile }
}

export const ticketCard = (page: Page, orderId: string): Locator => page.locator(`[data-order="${orderId}"]`)
export const boardColumn = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: new RegExp(`^${name}`) })

/** Clicks the button that moves the ticket to its next stage. */
export const tapNextStage = (page: Page, action: string, orderId: string) =>
  ticketCard(page, orderId)
    .getByRole("button", { name: `${action}: ${orderId}` })
    .click()

export async function openTicket(page: Page, orderId: string): Promise<Locator> {
  await ticketCard(page, orderId)
    .getByRole("button", { name: `${orderId}: order details` })
    .click()
  return page.getByRole("dialog", { name: `Order ${orderId}` })
}

export async function addRider(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Riders" }).click()
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Phone").fill("98450 00011")
  await page.getByRole("button", { name: "Add rider" }).click()
  await expect(page.getByRole("region", { name: "Store riders" })).toContainText(name)
  await page.getByRole("link", { name: "Orders" }).click()
}

/** Assigns a rider and sends the order out. */
export async function sendOut(page: Page, orderId: string, rider: string): Promise<void> {
  await tapNextStage(page, "Dispatch", orderId)
  const sheet = page.getByRole("dialog", { name: "Who delivers this order?" })
  await sheet.locator("label").filter({ hasText: rider }).click()
  await sheet.getByRole("button", { name: "Dispatch", exact: true }).click()
  await expect(boardColumn(page, "On the way").locator(`[data-order="${orderId}"]`)).toBeVisible()
}

export interface Point {
  latitude: number
  longitude: number
}

/** Reports the position of the rider who delivers the order, with the console's session. */
export async function moveRider(staffPage: Page, storeId: string, order: string, point: Point): Promise<void> {
  await staffPage.evaluate(
    async ([id, orderId, position]) => {
      const base = `/api/store-ops/ve1/stores/${id}`
      const { data } = (await (await fetch(`${base}/orders`)).json()) as {
        data: { board: { riders: { riderId: string; out: string[] }[] } }
      }
      const activeRider = data.board.riders.find((rider) => rider.out.includes(orderId))
      const headers = { "content-type": "application/json" }
      await fetch(`${base}/riders/${activeRider?.riderId}/position`, {
        method: "POST",
        headers,
        body: JSON.stringify(position),
      })
    },
    [storeId, order, point] as const,
  )
}
