import type { Cart, CartOptions, LineChange, NewLine } from "@hearth/contract/calls/cart.calls.ts"
import type { WireReply, WireRequest } from "@hearth/contract/client.ts"
import type { OfferRules } from "@hearth/contract/calls/offers.calls.ts"
import { toOfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { dropPointsCodes } from "@hearth/domain/offers/drop-points-codes.ts"
import {
  addLines,
  changeLines,
  type CartChangeResult,
  type CartLines,
} from "@hearth/domain/pricing/change-cart-lines.ts"
import type { KitchenData, Menu } from "@hearth/contract/calls/catalog.calls.ts"
import { sampleCatalog, sampleKitchen } from "../../testing/sample-catalog.ts"
import { computeBill, defaultCartOptions } from "../cart-view.ts"
import type { Fulfilment } from "../pending-calls.ts"
import type { FakeTime } from "./fake-time.ts"

export const STORE: Fulfilment = { storeId: "6585R", deliveryType: "DELIVERY" }
export const sampleMenu: Menu = { menuId: "m", currency: "INR", categories: [], products: [...sampleCatalog.products] }
export const sampleStoreKitchen: KitchenData = sampleKitchen

interface ServerCart extends CartLines, Fulfilment {
  version: number
  options: CartOptions
  promos: string[]
}

interface CartBody extends Partial<Fulfilment & CartOptions> {
  lines?: NewLine[]
  changes?: LineChange[]
  keep?: boolean
}

const noRules: OfferRules = {
  offers: [],
  elsewhere: [],
  customer: { orders: 0, segments: [], won: [], points: null },
  uses: {},
  city: "New Delhi",
}

/**
 * The cart's API with the real rules of the domain: lines, limits and prices. A repeated idempotency key gets the first
 * reply again, without a change.
 */
export class FakeCartServer {
  readonly carts = new Map<string, ServerCart>()
  readonly #replies = new Map<string, string>()
  readonly #time: FakeTime
  /** The routes of all requests that arrived, with their keys. */
  readonly requests: { route: string; key: string | undefined }[] = []
  /** Added to every bill's total, as if the two engines differed. */
  overcharge = 0
  soldOut: string[] = []
  /** The status of every reply, as if the server failed. */
  failureStatus: number | undefined
  /** The promo codes that every cart accepts. */
  readonly codes = new Set(["SAVE"])
  /** The offers' rules, and the status of the reply with them, such as 404 if the feature is off. */
  rules = noRules
  offersStatus = 200

  constructor(time: FakeTime) {
    this.#time = time
  }

  cart(cartId: string): ServerCart {
    return (
      this.carts.get(cartId) ?? { ...STORE, version: 0, lines: [], past: [], options: defaultCartOptions, promos: [] }
    )
  }

  /** The quantity of each product in a cart. */
  quantities(cartId: string): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { productId, quantity } of this.cart(cartId).lines)
      counts[productId] = (counts[productId] ?? 0) + quantity
    return counts
  }

  handle({ method, path, body, idempotencyKey }: WireRequest): WireReply {
    // A reorder's path contains the order; its cart is the session's.
    const [, cartId = "cart-1", part = "reorder"] = /\/cart\/([^/?]+)\/?([^?]*)/.exec(path) ?? []
    this.requests.push({ route: `${method} ${part}`, key: idempotencyKey })
    if (this.failureStatus !== undefined) return refuse(this.failureStatus, "DOWN", "down")
    const storedReply = idempotencyKey && this.#replies.get(idempotencyKey)
    if (storedReply) return { status: 200, body: JSON.parse(storedReply) as unknown }
    const reply = this.#respond(`${method} ${part}`, cartId, (body ?? {}) as CartBody)
    const text = JSON.stringify(reply.body)
    if (idempotencyKey && reply.status === 200) this.#replies.set(idempotencyKey, text)
    return { status: reply.status, body: JSON.parse(text) as unknown }
  }

  #respond(route: string, cartId: string, body: CartBody): WireReply {
    const cart = this.cart(cartId)
    const { lines: newLines = [], changes = [], storeId, deliveryType, keep, ...options } = body
    if (route === "GET offers") {
      if (this.offersStatus !== 200) return refuse(this.offersStatus, "FEATURE_OFF", "off")
      return { status: 200, body: { status: "success", currency: "INR", coupons: [], rules: this.rules } }
    }
    const [, method, code] = /^(POST|DELETE) promo\/(\w+)$/.exec(route) ?? []
    if (method && code) return this.#changePromo(cartId, method, code)
    if (route === "POST reorder") {
      const line = { id: `reordered-${cart.version}`, productId: "cola", quantity: 2 }
      const addResult = addLines(keep ? cart : { lines: [], past: [] }, [line])
      return this.#applyLines(cartId, cart, addResult, (data) => ({ cart: data, changes: [] }))
    }
    if (route === "POST items") {
      const place = { storeId: storeId ?? cart.storeId, deliveryType: deliveryType ?? cart.deliveryType }
      const promos = this.#dropPointsCodes(cart.promos, cart.lines)
      return this.#applyLines(cartId, { ...cart, ...place, promos }, addLines(cart, newLines), (data) => data)
    }
    if (route === "PUT items") {
      const changeResult = changeLines(cart, changes)
      const promos = changeResult.ok ? this.#dropPointsCodes(cart.promos, changeResult.cart.lines) : cart.promos
      return this.#applyLines(cartId, { ...cart, promos }, changeResult, (data) => ({
        cart: data,
        gone: changeResult.ok ? changeResult.missingLineIds : [],
      }))
    }
    if (route === "PUT options") {
      const next = { storeId: storeId ?? cart.storeId, deliveryType: deliveryType ?? cart.deliveryType }
      this.carts.set(cartId, { ...cart, ...next, version: cart.version + 1, options: { ...cart.options, ...options } })
    }
    return this.#success(this.toCart(cartId))
  }

  #dropPointsCodes(promos: readonly string[], lines: CartLines["lines"]): string[] {
    return [...dropPointsCodes(promos, lines, toOfferEngineRules(this.rules).offers)]
  }

  #changePromo(cartId: string, method: string, code: string): WireReply {
    const { promos, version } = this.cart(cartId)
    if (method === "POST" && !this.codes.has(code)) return refuse(422, "PROMO_UNKNOWN", "We don't know this code.")
    const next = method === "POST" ? [...promos, code] : promos.filter((each) => each !== code)
    this.carts.set(cartId, { ...this.cart(cartId), promos: next, version: version + 1 })
    const cart = this.toCart(cartId)
    const celebration = { promoCode: code, confettiMessage: `${code} applied`, confettiSubMessage: "" }
    return this.#success(method === "POST" ? { cart, ...celebration } : cart)
  }

  #applyLines(cartId: string, next: ServerCart, result: CartChangeResult, toData: (cart: Cart) => unknown): WireReply {
    if (!result.ok) return refuse(422, "CART_FULL", "Your cart is full.")
    if (result.changed) this.carts.set(cartId, { ...next, ...result.cart, version: next.version + 1 })
    return this.#success(toData(this.toCart(cartId)))
  }

  #success(data: unknown): WireReply {
    return { status: 200, body: { status: "success", data } }
  }

  toCart(cartId: string): Cart {
    const { past: _notSent, lines, ...cart } = this.cart(cartId)
    const content = { ...cart, lines }
    const storeMenu = { storeId: cart.storeId, menu: sampleMenu, kitchen: sampleStoreKitchen }
    const bill = computeBill(content, storeMenu, {
      country: "IN",
      soldOut: this.soldOut,
      at: this.#time.now,
      rules: this.rules.offers.length > 0 ? toOfferEngineRules(this.rules) : null,
    })
    const overchargedBill = { ...bill, payable: bill.payable + this.overcharge }
    const pricedAt = new Date(this.#time.now).toISOString()
    return structuredClone({
      ...content,
      cartId,
      menuId: "m",
      currency: "INR",
      pricedAt,
      bill: overchargedBill,
    }) as Cart
  }
}

function refuse(status: number, code: string, displayMsg: string): WireReply {
  return { status, body: { status: "failed", errors: [{ code, displayMsg, header: "", btnMsg: "" }] } }
}
