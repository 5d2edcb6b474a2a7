import type { Cart, CartOptions, LineChange, NewLine } from "@hearth/contract/calls/cart.calls.ts"
import type { LightMyRequestResponse } from "fastify"
import { randomUUID } from "node:crypto"
import { asGuest, type TestBrowser } from "./as-guest.ts"
import type { TestApp } from "./build-test-app.ts"

type ResponsePromise = Promise<LightMyRequestResponse>
type Headers = Record<string, string>

/** A visitor with the calls of their cart. */
export interface Shopper {
  browser: TestBrowser
  /** The same session on another node. */
  onNode(node: TestApp): Shopper
  send(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown, headers?: Headers): ResponsePromise
  read(): Promise<Cart>
  put(lines: unknown, cartTarget?: object, headers?: Headers): ResponsePromise
  change(changes: readonly LineChange[], headers?: Headers): ResponsePromise
  setOptions(options: Partial<CartOptions> & { storeId?: string; deliveryType?: string }): ResponsePromise
  promo(code: string): ResponsePromise
}

export async function asShopper(app: TestApp, host?: string): Promise<Shopper> {
  return shopperAt(app, await asGuest(app, host))
}

export function shopperAt(app: TestApp, browser: TestBrowser): Shopper {
  const base = `/api/agg/cart-service/ve1/cart/${browser.cartId}`
  const send: Shopper["send"] = (method, path, body, headers) =>
    app.http.inject({
      method,
      url: base + path,
      headers: { ...browser.headers(), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  return {
    browser,
    onNode: (node) => shopperAt(node, browser),
    send,
    read: async () => (await send("GET", "")).json<{ data: Cart }>().data,
    put: (lines, cartTarget, headers) =>
      send("POST", "/items", { storeId: "6585R", deliveryType: "DELIVERY", ...cartTarget, lines }, headers),
    change: (changes, headers) => send("PUT", "/items", { changes }, headers),
    setOptions: (options) => send("PUT", "/options", options),
    promo: (code) => send("POST", `/promo/${encodeURIComponent(code)}`),
  }
}

export function newLine(productId: string, overrides: Partial<NewLine> = {}): NewLine {
  return { id: randomUUID(), productId, quantity: 1, ...overrides }
}

/** A large pizza, expensive enough for most offers. */
export const margherita = (quantity = 1, overrides: Partial<NewLine> = {}): NewLine =>
  newLine("in-margherita", { size: "large", quantity, ...overrides })

export const cartFrom = (answer: LightMyRequestResponse): Cart => answer.json<{ data: Cart }>().data
export const errorFrom = (answer: LightMyRequestResponse): [number, string, string] => {
  const [error] = answer.json<{ errors: { code: string; displayMsg: string }[] }>().errors
  return [answer.statusCode, error?.code ?? "", error?.displayMsg ?? ""]
}
