import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { LightMyRequestResponse } from "fastify"
import { randomUUID } from "node:crypto"
import type { TestBrowser } from "./as-guest.ts"
import type { TestApp } from "./build-test-app.ts"
import type { Partners } from "./start-partners.ts"
import { asShopper, margherita, type Shopper, shopperAt } from "./as-shopper.ts"

type ResponsePromise = Promise<LightMyRequestResponse>

/** A visitor with a cart who is about to order. */
export interface Buyer {
  shopper: Shopper
  browser: TestBrowser
  mobile: string
  /** The checkout request for the current cart. */
  checkout(overrides?: object): Promise<Record<string, unknown>>
  order(overrides?: object, key?: string): ResponsePromise
  /** Orders and throws if that fails. */
  mustOrder(overrides?: object): Promise<Transaction>
  read(id: string): Promise<Transaction>
  sendCode(id: string): ResponsePromise
  submitCode(id: string, code: string): ResponsePromise
  pay(id: string, paymentInput: object, key?: string): ResponsePromise
  cancel(orderId: string, body?: object): ResponsePromise
}

/** An address in the area of the default store. */
const deliveryAddress = {
  houseNo: "12",
  address: "Inner Circle, Connaught Place",
  latitude: 28.6315,
  longitude: 77.2167,
}

let customerCount = 0

export async function asBuyer(app: TestApp, lines = [margherita(1)], browser?: TestBrowser): Promise<Buyer> {
  const shopper = browser ? shopperAt(app, browser) : await asShopper(app)
  const cartResponse = await shopper.put(lines)
  if (cartResponse.statusCode !== 200) throw new Error(`The cart was not filled: ${cartResponse.body}`)
  return buyerOf(app, shopper)
}

export function buyerOf(app: TestApp, shopper: Shopper): Buyer {
  const { browser } = shopper
  const mobile = `98111${String(10_000 + ++customerCount)}`
  const orders = "/api/order-service/ve4/transaction"
  const post = (url: string, body: object, key: string) => browser.post(url, body, { "idempotency-key": key })
  const buyer: Buyer = {
    shopper,
    browser,
    mobile,
    async checkout(overrides) {
      const { version, bill } = await shopper.read()
      const contact = { firstName: "Asha", mobile }
      const place = { address: deliveryAddress }
      const cart = { cartId: browser.cartId, cartVersion: version, expectedTotal: bill.payable }
      return { ...cart, contact, place, ...overrides }
    },
    order: async (overrides, key = randomUUID()) => post(orders, await buyer.checkout(overrides), key),
    async mustOrder(overrides) {
      const answer = await buyer.order(overrides)
      if (answer.statusCode !== 200) throw new Error(`Not ordered: ${answer.body}`)
      return transactionFrom(answer)
    },
    read: async (id) => transactionFrom(await browser.get(`${orders}/${id}`)),
    sendCode: (id) => browser.post(`/api/payment-service/ve1/orders/${id}/otp`, {}),
    submitCode: (id, code) => browser.post(`/api/payment-service/ve1/orders/${id}/otp/verify`, { code }),
    pay: (id, paymentInput, key = randomUUID()) => post(`${orders}/${id}/submit`, paymentInput, key),
    cancel: (orderId, body = {}) => post(`/api/order-service/ve3/orders/${orderId}/cancel`, body, randomUUID()),
  }
  return buyer
}

export function transactionFrom(answer: LightMyRequestResponse): Transaction {
  return answer.json<{ data: { transaction: Transaction } }>().data.transaction
}

/** Requests the one-time code and submits it. */
export async function payInCash(buyer: Buyer, partners: Pick<Partners, "codeFor">, id: string): ResponsePromise {
  const codeResponse = await buyer.sendCode(id)
  if (codeResponse.statusCode !== 200) throw new Error(`No code was sent: ${codeResponse.body}`)
  return buyer.submitCode(id, await partners.codeFor(buyer.mobile))
}
