import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { Locator, Page } from "@playwright/test"
import type { Noon } from "./noon-shop.ts"
import { openCheckout, payBy, payWithCard, thanked } from "./checkout.ts"
import { expect, shop } from "./shop.ts"

/** In the store that customers get who choose none. */
export const storeIn = (country: CountryCode) => countries[country].defaultStore.id

export async function openConsole(page: Page, noon: Noon, country: CountryCode, screen = "board"): Promise<void> {
  await page.goto(shop(country, `/console/${storeIn(country)}/${screen}`))
  await signInAs(page, noon.firstManager)
  await expect(page.getByRole("navigation", { name: "Console" })).toBeVisible()
}

export async function signInAs(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  await page.getByLabel("Name").fill(login)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** As a customer, paid by card; answers its number. */
export async function order(
  page: Page,
  country: CountryCode,
  deliveryType: "DELIVERY" | "PICKUP" = "DELIVERY",
  at: { product?: string; storeId?: string } = {},
) {
  const mobile = await openCheckout(page, country, { deliveryType, ...at })
  await payBy(page, /^Credit/)
  await payWithCard(page)
  return { orderId: await thanked(page), mobile }
}

export const card = (page: Page, orderId: string): Locator => page.locator(`[data-order="${orderId}"]`)
export const column = (page: Page, name: string): Locator => page.getByRole("region", { name: new RegExp(`^${name}`) })

/** One tap on. */
export const tap = (page: Page, what: string, orderId: string) =>
  card(page, orderId)
    .getByRole("button", { name: `${what}: ${orderId}` })
    .click()

export async function openTicket(page: Page, orderId: string): Promise<Locator> {
  await card(page, orderId)
    .getByRole("button", { name: `${orderId}: all of it` })
    .click()
  return page.getByRole("dialog", { name: `Order ${orderId}` })
}

export async function addRider(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Riders" }).click()
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Phone").fill("98450 00011")
  await page.getByRole("button", { name: "Add rider" }).click()
  await expect(page.getByRole("region", { name: "Riders of the store" })).toContainText(name)
  await page.getByRole("link", { name: "Orders" }).click()
}

/** Given to somebody and out of the door. */
export async function sendOut(page: Page, orderId: string, rider: string): Promise<void> {
  await tap(page, "Send out", orderId)
  const sheet = page.getByRole("dialog", { name: "Who delivers this order?" })
  await sheet.locator("label").filter({ hasText: rider }).click()
  await sheet.getByRole("button", { name: "Send out", exact: true }).click()
  await expect(column(page, "On the way").locator(`[data-order="${orderId}"]`)).toBeVisible()
}

export interface Point {
  latitude: number
  longitude: number
}

/** As the rider's phone tells it, through the console's own session. */
export async function rideTo(clerk: Page, storeId: string, point: Point): Promise<void> {
  await clerk.evaluate(
    async ([id, where]) => {
      const base = `/api/store-ops/ve1/stores/${id}`
      const { data } = (await (await fetch(`${base}/orders`)).json()) as {
        data: { board: { riders: { riderId: string; out: string[] }[] } }
      }
      const out = data.board.riders.find((rider) => rider.out.length > 0)
      const headers = { "content-type": "application/json" }
      await fetch(`${base}/riders/${out?.riderId}/position`, { method: "POST", headers, body: JSON.stringify(where) })
    },
    [storeId, point] as const,
  )
}
