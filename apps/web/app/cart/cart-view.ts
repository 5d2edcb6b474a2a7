import type { Cart, CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import type { KitchenData, Menu } from "@hearth/contract/calls/catalog.calls.ts"
import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { dropPointsCodes } from "@hearth/domain/offers/drop-points-codes.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { offersOnBill } from "@hearth/domain/offers/offers-on-bill.ts"
import type { OfferLine, EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { changeLines, type CartLines, addLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import type { CartLine, Quote } from "@hearth/domain/pricing/cart-line.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import * as pricedBillTexts from "@hearth/texts/cart/priced-bill.ts"
import type { PendingCall, Fulfilment } from "./pending-calls.ts"

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value

/** A bill, computed in the browser or by the server. */
export type ShownBill = DeepReadonly<Cart["bill"]>

/** A store's menu and kitchen data, of the same day and price list. */
export interface StoreMenu {
  storeId: string
  menu: Menu
  kitchen: KitchenData
}

/** The cart's content with all pending changes applied. */
export interface CartContent extends Fulfilment {
  lines: readonly CartLine[]
  options: CartOptions
  /** Promo codes that the customer applied. */
  promos: readonly string[]
}

export const defaultCartOptions: CartOptions = { tip: 0, carryBag: false, cooking: "", delivery: "", noContact: false }

/**
 * Applies the calls with the same functions as the server. Calls that the server would refuse are left out. `offers` is
 * empty while the offers are unknown.
 */
export function applyPendingCalls(
  cart: CartContent,
  calls: readonly PendingCall[],
  offers: readonly Offer[] = [],
): CartContent {
  let { storeId, deliveryType, promos } = cart
  let lines: CartLines = { lines: cart.lines, past: [] }
  const options = { ...cart.options }
  for (const call of calls) {
    if (call.kind === "options") {
      const { storeId: store, deliveryType: type, ...newOptions } = call.said
      storeId = store ?? storeId
      deliveryType = type ?? deliveryType
      Object.assign(options, newOptions)
      continue
    }
    const changeResult = call.kind === "put" ? addLines(lines, call.lines) : changeLines(lines, call.changes)
    if (!changeResult.ok) continue
    if (changeResult.changed)
      promos = dropPointsCodes(promos, (call.kind === "put" ? lines : changeResult.cart).lines, offers)
    lines = changeResult.cart
    if (call.kind === "put" && changeResult.changed) ({ storeId, deliveryType } = call.place)
  }
  return { storeId, deliveryType, options, lines: lines.lines, promos }
}

/** The conditions under which a bill is computed. */
export interface PricingContext {
  country: CountryCode
  soldOut: readonly string[]
  at: number
  /** Null if the offers are unknown: the bill then has none. */
  rules: OfferEngineRules | null
}

/** Computes the bill as the server does. */
export function computeBill(content: CartContent, storeMenu: StoreMenu, context: PricingContext): ShownBill {
  const { options, deliveryType } = content
  const { country, at, rules } = context
  const quote = quoteCart(content.lines, storeMenu, context.soldOut)
  const discounts = rules
    ? offersOnBill(rules.offers, toEvaluationContext(content, quote.lines, rules, country, at))
    : []
  const { carryBag, tip } = options
  return pricedBillTexts.withTexts(priceCart({ country, at, deliveryType, quote, discounts, carryBag, tip }))
}

export function quoteCart(lines: readonly CartLine[], { menu, kitchen }: StoreMenu, soldOut: readonly string[]): Quote {
  return quoteLines(lines, { products: menu.products, categories: menu.categories, kitchen, soldOut })
}

/** Everything that the evaluation of offers depends on. */
export function toEvaluationContext(
  { storeId, deliveryType, promos }: CartContent,
  lines: readonly OfferLine[],
  { customer, uses, city }: OfferEngineRules,
  country: CountryCode,
  at: number,
): EvaluationContext {
  return { country, at, deliveryType, storeId, city, lines, customer, uses, payment: null, wanted: promos }
}

/** Whether a response may replace the current cart: it is a different cart, or it isn't older. */
export function isNewer(cart: Cart, current: Cart | null): boolean {
  if (!current || current.cartId !== cart.cartId || cart.version > current.version) return true
  return cart.version === current.version && cart.pricedAt >= current.pricedAt
}

/** The products that the server reported as sold out among these lines; the stock may have changed since. */
export function soldOutProductIds({ invalidItems }: ShownBill): string[] {
  return invalidItems.filter(({ code }) => code === "SOLD_OUT").map(({ what }) => what)
}

/** Whether the cart has promo codes or discounts: its bill can't be computed without the offer rules then. */
export function dependsOnOffers(cart: Cart | null): boolean {
  return cart !== null && cart.promos.length + cart.bill.discounts.length > 0
}
