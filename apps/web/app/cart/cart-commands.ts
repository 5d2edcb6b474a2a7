import type { CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import { changeLines, addLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import { formatRefusal } from "@hearth/domain/pricing/format-refusal.ts"
import * as cartTexts from "@hearth/texts/cart-sync.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type PendingChange, toNewLine } from "./pending-calls.ts"
import { setPendingCalls, pendingCalls, enqueueChange, adoptAbandonedQueues } from "./cart-queue.ts"
import {
  currentContent,
  resetCart,
  followCartInOtherTabs,
  repriceOnRulesChange,
  storedCart,
  markLoaded,
  restoreCart,
  publishCart,
  currentFulfilment,
} from "./cart-state.ts"
import { chosenPlace, onPlaceChange } from "../place/chosen-place.store.ts"
import { restoreCouponCode } from "./coupon-code.ts"
import { restoreReorderSource } from "./reorder-source.ts"
import { onGuestMerged } from "../client/session/guest-merged.ts"
import { restoreRules } from "./offer-rules.store.ts"
import { currentStock, onStockChange } from "../place/stock.store.ts"
import { readStored, onStoredElsewhere } from "../client/storage/storage.ts"
import { fetchCart, runInOrder, retryNow, scheduleSend } from "./cart-sync.ts"
import { watchOffers } from "./offers-sync.ts"

export { acknowledgeBillChanges, useCart, type CartView } from "./cart-state.ts"
export { fetchCart } from "./cart-sync.ts"
export { fetchOffers } from "./offers-sync.ts"
export { applyPromo, applyPromoSet, type PromoResult, removePromo } from "./promo-codes.ts"

let started = false

/** Runs once: restores the stored cart, then fetches the server's. A visitor who never had a cart causes no request. */
export function startCart(): void {
  if (started) return
  started = true
  restoreCouponCode()
  restoreReorderSource()
  restoreRules()
  restoreCart()
  repriceOnRulesChange()
  watchOffers()
  adoptAbandonedQueues(() => {
    publishCart()
    scheduleSend()
  })
  followCartInOtherTabs(runInOrder)
  onGuestMerged(detachCart)
  onStoredElsewhere("cart", () => readStored("cart") === null && detachCart())
  onPlaceChange(followChosenPlace)
  onStockChange(refetchIfStockDiffers)
  addEventListener("online", resync)
  document.addEventListener("visibilitychange", () => document.hidden || resync())
  if (needsSync()) void fetchCart().then(followChosenPlace)
  else {
    markLoaded()
    publishCart()
  }
}

/**
 * Drops the local cart after a guest signed in: the server merged it into the account, and only lines that were never
 * sent remain. Doesn't use `runInOrder`, because the caller may be running in it.
 */
function detachCart(): void {
  setPendingCalls(pendingCalls().filter(({ kind, sent }) => kind === "put" && !sent))
  resetCart(null)
  publishCart()
}

function resync(): void {
  retryNow()
  if (needsSync()) void fetchCart()
}

function needsSync(): boolean {
  return storedCart().cart !== null || pendingCalls().length > 0 || readStored("user") !== null
}

/**
 * LOC-10, CAT-7: moves the cart to the customer's chosen store and delivery type; its new bill shows what that changes.
 */
function followChosenPlace(): void {
  const place = chosenPlace()
  const { lines, storeId, deliveryType } = currentContent()
  if (!place || lines.length === 0) return
  if (place.store.id === storeId && place.deliveryType === deliveryType) return
  applyChange({ kind: "options", said: { storeId: place.store.id, deliveryType: place.deliveryType } })
}

/** CAT-7: refetches the cart when a product in it sold out or was restocked. */
function refetchIfStockDiffers(): void {
  const { cart } = storedCart()
  if (!cart || cart.storeId !== currentFulfilment().storeId) return
  const { soldOutUntil } = currentStock()
  const { validItems, invalidItems } = cart.bill
  const isNewlySoldOut = validItems.some(({ productId }) => soldOutUntil.has(productId))
  const isRestocked = invalidItems.some(({ code, what }) => code === "SOLD_OUT" && !soldOutUntil.has(what))
  if (isNewlySoldOut || isRestocked) void fetchCart()
}

/** Returns false, with a message shown, if the change would exceed the cart's limits. */
function applyChange(change: PendingChange): boolean {
  startCart()
  if (exceedsLimits(change)) {
    showToast({ message: formatLimitMessage(change), tone: "error" })
    return false
  }
  enqueueChange(change)
  publishCart()
  scheduleSend()
  return true
}

function exceedsLimits(change: PendingChange): boolean {
  if (change.kind === "options") return false
  const cart = { lines: currentContent().lines, past: [] }
  return !(change.kind === "put" ? addLines(cart, change.lines) : changeLines(cart, change.changes)).ok
}

function formatLimitMessage(change: PendingChange): string {
  const { lines } = currentContent()
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isFull = items >= cartLimits.items || (change.kind === "put" && lines.length >= cartLimits.lines)
  return isFull ? cartTexts.cartFull(cartLimits.items) : formatRefusal("TOO_MANY_OF_ONE")
}

export function addLine(wanted: LineConfiguration, quantity = 1): boolean {
  startCart()
  const line = { ...toNewLine(wanted), id: crypto.randomUUID(), quantity }
  return applyChange({ kind: "put", place: currentFulfilment(), lines: [line] })
}

export function changeQuantity(line: string, add: number): void {
  applyChange({ kind: "change", changes: [{ line, add }] })
}

/** Removes a line. Call the returned function to undo it. */
export function removeLine({ id, quantity, ...wanted }: CartLine): () => void {
  applyChange({ kind: "change", changes: [{ line: id, remove: true }] })
  return () => void addLine(wanted, quantity)
}

export function updateLine(line: string, wanted: LineConfiguration): boolean {
  return applyChange({ kind: "change", changes: [{ line, to: toNewLine(wanted) }] })
}

export function setCartOptions(options: Partial<CartOptions>): void {
  applyChange({ kind: "options", said: options })
}
