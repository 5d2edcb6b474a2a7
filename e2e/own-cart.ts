import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { APIResponse, Locator, Page, Response, Route } from "@playwright/test"
import { expect, shop, takenOver } from "./shop.ts"

/** What is said about the cart itself; its offers are another matter. */
export const CALLS = /\/agg\/cart-service\/ve1\/cart\/(?!.*offers)/
export const OFFERS = /\/agg\/cart-service\/ve1\/cart\/[\w-]+\/offers$/
export const money = (amount: number) => formatMoney(amount, "IN")
export const isCall = (answer: Response) => CALLS.test(answer.url())
export const line = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("main").locator("[data-line]").filter({ hasText: name })
export const payable = (page: Page): Locator => page.getByTestId("payable")
export const more = (page: Page, name: string) => page.getByRole("button", { name: `Add one ${name}`, exact: true })

export async function cartIn(answer: Response): Promise<Cart> {
  const { data } = (await answer.json()) as { data: Cart | { cart: Cart } }
  return "cart" in data ? data.cart : data
}

/** Looked at closely and put in, known to the server. */
export async function addFromSheet(page: Page, id: string, size?: string): Promise<Cart> {
  await page.goto(shop("IN", `/menu?product=${id}`))
  await takenOver(page)
  const sheet = page.getByRole("dialog")
  if (size) await sheet.locator("label").filter({ hasText: size }).click()
  const told = page.waitForResponse((answer) => isCall(answer) && answer.request().method() === "POST")
  await sheet.getByRole("button", { name: /^Add(?! one)/ }).click()
  await expect(sheet).toBeHidden()
  return cartIn(await told)
}

/** Passed on by hand: only browsers know that `in.localhost` is this machine. */
export async function passOn(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host: url.host }
  url.hostname = "127.0.0.1"
  return route.fetch({ url: url.href, headers })
}

export async function openCart(page: Page): Promise<void> {
  await page.goto(shop("IN", "/cart"))
  await takenOver(page)
  await expect(page.locator("[data-line]").first()).toBeVisible()
}

/** What the server has, asked past the page. */
export async function cartOnServer(page: Page): Promise<Cart> {
  const asked = page.waitForResponse((answer) => isCall(answer) && answer.request().method() === "GET")
  await page.evaluate(() => dispatchEvent(new Event("online")))
  return cartIn(await asked)
}
