import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import { changeLines, addLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import { formatRefusal } from "@hearth/domain/pricing/format-refusal.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type CartWish, wireOf } from "./cart-calls.ts"
import { keepCalls, queuedCalls, queueWish, takeOverQueues } from "./cart-queue.ts"
import {
  currentContent,
  dropCart,
  followOtherTabs,
  followRules,
  keptCart,
  noteNothingToAsk,
  restoreCart,
  showCart,
  shownPlace,
} from "./cart-state.ts"
import { chosenPlace, whenPlaceChanges } from "./chosen-place.ts"
import { restoreCouponCode } from "./coupon-code.ts"
import { restoreFromReorder } from "./from-reorder.ts"
import { whenGoneAlong } from "./gone-along.ts"
import { restoreRules } from "./offer-rules.ts"
import { currentStock, whenStockChanges } from "./stock.ts"
import { readStored, whenStoredElsewhere } from "./storage.ts"
import { askForCart, inTurn, sendAnew, sendSoon } from "./talk-cart.ts"
import { followOffers } from "./talk-offers.ts"

export { acknowledgeNews, useCart, type CartView } from "./cart-state.ts"
export { askForCart } from "./talk-cart.ts"
export { askForOffers } from "./talk-offers.ts"
export { applyPromo, applySet, type PromoAnswer, removePromo } from "./talk-promos.ts"

let started = false

/** Once: what this device knows, then what the server does. Who never put anything in asks nothing. */
export function startCart(): void {
  if (started) return
  started = true
  restoreCouponCode()
  restoreFromReorder()
  restoreRules()
  restoreCart()
  followRules()
  followOffers()
  takeOverQueues(() => {
    showCart()
    sendSoon()
  })
  followOtherTabs(inTurn)
  whenGoneAlong(leaveCart)
  whenStoredElsewhere("cart", () => readStored("cart") === null && leaveCart())
  whenPlaceChanges(followPlace)
  whenStockChanges(askWhereStockDiffers)
  addEventListener("online", comeBack)
  document.addEventListener("visibilitychange", () => document.hidden || comeBack())
  if (hasSomethingToAsk()) void askForCart().then(followPlace)
  else {
    noteNothingToAsk()
    showCart()
  }
}

/**
 * The cart went along with a guest who had signed in; only what was never told is still here. Not in turn: whoever found it
 * out may be saying something about the cart.
 */
function leaveCart(): void {
  keepCalls(queuedCalls().filter(({ kind, sent }) => kind === "put" && !sent))
  dropCart(null)
  showCart()
}

function comeBack(): void {
  sendAnew()
  if (hasSomethingToAsk()) void askForCart()
}

function hasSomethingToAsk(): boolean {
  return keptCart().cart !== null || queuedCalls().length > 0 || readStored("user") !== null
}

/** LOC-10, CAT-7: the cart goes where the customer goes; its bill there says what that changes. */
function followPlace(): void {
  const place = chosenPlace()
  const { lines, storeId, deliveryType } = currentContent()
  if (!place || lines.length === 0) return
  if (place.store.id === storeId && place.deliveryType === deliveryType) return
  wish({ kind: "options", said: { storeId: place.store.id, deliveryType: place.deliveryType } })
}

/** CAT-7: what sold out, or came back, while one looks at the cart. */
function askWhereStockDiffers(): void {
  const { cart } = keptCart()
  if (!cart || cart.storeId !== shownPlace().storeId) return
  const { until } = currentStock()
  const { validItems, invalidItems } = cart.bill
  const hasGone = validItems.some(({ productId }) => until.has(productId))
  const isBack = invalidItems.some(({ code, what }) => code === "SOLD_OUT" && !until.has(what))
  if (hasGone || isBack) void askForCart()
}

/** False where a cart can't hold that much, which is said. */
function wish(wanted: CartWish): boolean {
  startCart()
  if (isTooMuch(wanted)) {
    showToast({ message: sayTooMuch(wanted), tone: "error" })
    return false
  }
  queueWish(wanted)
  showCart()
  sendSoon()
  return true
}

function isTooMuch(wanted: CartWish): boolean {
  if (wanted.kind === "options") return false
  const cart = { lines: currentContent().lines, past: [] }
  return !(wanted.kind === "put" ? addLines(cart, wanted.lines) : changeLines(cart, wanted.changes)).ok
}

function sayTooMuch(wanted: CartWish): string {
  const { lines } = currentContent()
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isFull = items >= cartLimits.items || (wanted.kind === "put" && lines.length >= cartLimits.lines)
  return isFull
    ? `A cart holds up to ${cartLimits.items} items. For more, order twice or call the store.`
    : formatRefusal("TOO_MANY_OF_ONE")
}

export function putInCart(wanted: LineConfiguration, quantity = 1): boolean {
  startCart()
  const line = { ...wireOf(wanted), id: crypto.randomUUID(), quantity }
  return wish({ kind: "put", place: shownPlace(), lines: [line] })
}

export function changeQuantity(line: string, add: number): void {
  wish({ kind: "change", changes: [{ line, add }] })
}

/** How to have it back. */
export function removeLine({ id, quantity, ...wanted }: CartLine): () => void {
  wish({ kind: "change", changes: [{ line: id, remove: true }] })
  return () => void putInCart(wanted, quantity)
}

export function remakeLine(line: string, wanted: LineConfiguration): boolean {
  return wish({ kind: "change", changes: [{ line, to: wireOf(wanted) }] })
}

export function setOptions(said: Partial<CartOptions>): void {
  wish({ kind: "options", said })
}
