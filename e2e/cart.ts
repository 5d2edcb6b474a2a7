import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { APIResponse, Locator, Page, Request, Response, Route } from "@playwright/test"
import { expect, pageUrl, waitForHydration } from "./test-base.ts"

/** All calls of a cart except those for its offers. */
export const CART_CALLS = /\/agg\/cart-service\/ve1\/cart\/(?!.*offers)/
export const OFFER_CALLS = /\/agg\/cart-service\/ve1\/cart\/[\w-]+\/offers$/
export const money = (amount: number) => formatMoney(amount, "IN")
export const isCartCall = (response: Response) => CART_CALLS.test(response.url())
/** Leaves out failed responses: a client that gets 401 renews its session and calls again. */
const isServerCart = (response: Response, method: "GET" | "POST") =>
  isCartCall(response) && response.ok() && response.request().method() === method
export const cartLine = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("main").locator("[data-line]").filter({ hasText: name })
export const payable = (page: Page): Locator => page.getByTestId("payable")
export const addOneButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Add one ${name}`, exact: true })

export async function readCart(response: Response): Promise<Cart> {
  const { data } = (await response.json()) as { data: Cart | { cart: Cart } }
  return "cart" in data ? data.cart : data
}

/** Opens the product's sheet, adds the product and returns the server's cart. */
export async function addFromSheet(page: Page, id: string, size?: string): Promise<Cart> {
  await page.goto(pageUrl("IN", `/menu?product=${id}`))
  await waitForHydration(page)
  const sheet = page.getByRole("dialog")
  if (size) await sheet.locator("label").filter({ hasText: size }).click()
  const added = page.waitForResponse((response) => isServerCart(response, "POST"))
  await sheet.getByRole("button", { name: /^Add(?! one)/ }).click()
  await expect(sheet).toBeHidden()
  return readCart(await added)
}

/** Forwards the request to 127.0.0.1, because only browsers resolve `in.localhost` to this machine. */
export async function forwardRoute(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const headers = { ...(await route.request().allHeaders()), host: url.host }
  url.hostname = "127.0.0.1"
  return route.fetch({ url: url.href, headers })
}

export async function openCart(page: Page): Promise<void> {
  await page.goto(pageUrl("IN", "/cart"))
  await waitForHydration(page)
  await expect(page.locator("[data-line]").first()).toBeVisible()
}

/**
 * Triggers a fetch of the cart, which sends pending changes first, and returns the server's response. Leaves out the
 * response to an earlier fetch, which may lack these changes.
 */
export async function fetchServerCart(page: Page): Promise<Cart> {
  const requests = new Set<Request>()
  const record = (request: Request) => void requests.add(request)
  page.on("request", record)
  const fetched = page.waitForResponse((response) => isServerCart(response, "GET") && requests.has(response.request()))
  await page.evaluate(() => dispatchEvent(new Event("online")))
  const cart = await readCart(await fetched)
  page.off("request", record)
  return cart
}
