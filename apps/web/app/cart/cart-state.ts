import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { billFingerprint } from "@hearth/domain/pricing/bill-fingerprint.ts"
import { type BillChange, compareBills } from "@hearth/domain/pricing/compare-bills.ts"
import { createStore } from "../client/create-store.ts"
import { shownStoreId } from "../client/page/page-context.store.ts"
import { setCartSummary } from "./cart-summary.ts"
import type { Fulfilment } from "./pending-calls.ts"
import { setPendingCalls, pendingCalls } from "./cart-queue.ts"
import {
  computeBill,
  type CartContent,
  applyPendingCalls,
  isNewer,
  defaultCartOptions,
  type StoreMenu,
  type ShownBill,
  soldOutProductIds,
} from "./cart-view.ts"
import { clientContext } from "../client/api/client-context.ts"
import { type StoredCart, emptyStoredCart, readStoredCart, writeStoredCart } from "./cart-storage.ts"
import { isLeaving } from "../client/session/sign-out-state.ts"
import { invalidateMenu, fetchKitchen, fetchMenu } from "../place/store-menu.ts"
import { currentOfferRules, findRules, requestRules, onRulesChange } from "./offer-rules.store.ts"
import { reportError } from "../client/report-error.ts"
import { recordServerTime, serverNow } from "../client/server-clock.ts"
import { currentSession } from "../client/session/session.store.ts"
import { currentStock } from "../place/stock.store.ts"

/** The cart that the screens show: the server's last cart with the pending changes applied. */
export interface CartView extends CartContent {
  /** `loading`: nothing is known yet. `failed`: the cart could not be fetched. */
  state: "loading" | "failed" | "ready"
  /** Null if the cart is empty or has never been priced. */
  bill: ShownBill | null
  /** The bill doesn't match these lines yet. */
  isUpdating: boolean
  /** Some changes haven't reached the server yet. */
  hasPendingChanges: boolean
  /** Changes to the bill that the customer didn't make and hasn't seen. */
  billChanges: readonly BillChange[]
  /** The menu of the cart's store, for names and pictures. Null until loaded. */
  storeMenu: StoreMenu | null
}

let stored: StoredCart = emptyStoredCart
let storeMenu: StoreMenu | null = null
let loadState: "not yet" | "failed" | "answered" = "not yet"

const emptyContent: CartContent = {
  lines: [],
  options: defaultCartOptions,
  storeId: "",
  deliveryType: "DELIVERY",
  promos: [],
}
const view = createStore<CartView>({
  ...emptyContent,
  state: "loading",
  bill: null,
  isUpdating: false,
  hasPendingChanges: false,
  billChanges: [],
  storeMenu: null,
})

/** `loading` on the server and during hydration. */
export const useCart = view.use

/** The store of the shown menu, and the customer's delivery type. */
export function currentFulfilment(): Fulfilment {
  const { storeId, deliveryType } = clientContext()
  return { storeId: shownStoreId() ?? storeId, deliveryType }
}

export function storedCart(): StoredCart {
  return stored
}

export function currentContent(): CartContent {
  return applyPendingCalls(stored.cart ?? { ...emptyContent, ...currentFulfilment() }, pendingCalls())
}

export function restoreCart(): void {
  stored = readStoredCart()
  try {
    publishCart()
  } catch (error) {
    // A cart that still can't be shown would break every later visit.
    reportError("the kept cart could not be shown", error)
    setPendingCalls([])
    persist(emptyStoredCart)
    publishCart()
  }
}

/**
 * Sends the whole cart to other tabs, because the stored cart may be outdated by the time it is read if two tabs write
 * at the same time.
 */
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("hearth-cart")

/** Applies carts from other tabs. `runInOrder` waits for this tab's current request. */
export function followCartInOtherTabs(runInOrder: (work: () => void) => Promise<void>): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<StoredCart>) => {
    void runInOrder(() => {
      if (!data.cart || !isNewer(data.cart, stored.cart)) return
      stored = data
      loadState = "answered"
      publishCart()
    })
  })
}

/** Stores the server's cart unless it is older than the current one. */
export function acceptCart(cart: Cart): void {
  // The customer signed out while this response was in flight: it must not be stored on the device again.
  if (isLeaving()) return
  loadState = "answered"
  recordServerTime(Date.parse(cart.pricedAt))
  if (!isNewer(cart, stored.cart)) return
  if (storeMenu && storeMenu.storeId === cart.storeId && storeMenu.menu.menuId !== cart.menuId) {
    invalidateMenu(cart.storeId)
    storeMenu = null
  }
  persist({ ...stored, cart, guest: currentSession()?.isLoggedIn !== true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage(stored)
  verifyBill(cart)
}

export function markLoadFailed(): void {
  if (loadState === "not yet") loadState = "failed"
}

export function markLoaded(): void {
  loadState = "answered"
}

/**
 * Empties the cart for another session; the caller publishes it. `seen`: the bill that the next one is compared with.
 */
export function resetCart(seen = stored.seen): void {
  persist({ ...emptyStoredCart, seen })
}

export function acknowledgeBillChanges(): void {
  const { bill } = view.get()
  if (bill) persist({ ...stored, seen: bill })
  publishCart()
}

/** Offers that the customer applied or removed themselves are not reported as changes. */
export function acknowledgeOwnOffers(): void {
  const { seen, cart } = stored
  if (seen && cart) persist({ ...stored, seen: { ...seen, discounts: cart.bill.discounts } })
}

/** When the rules change, reprices the pending changes and checks the server's bill against them. */
export function repriceOnRulesChange(): void {
  onRulesChange(() => {
    publishCart()
    if (stored.cart) verifyBill(stored.cart)
  })
}

function persist(next: StoredCart): void {
  stored = next
  writeStoredCart(next)
}

export function publishCart(): void {
  const calls = pendingCalls()
  const content = currentContent()
  const { cart } = stored
  const hasLines = content.lines.length > 0
  if (hasLines) void loadStoreMenu(content.storeId)
  const currentMenu = storeMenu?.storeId === content.storeId ? storeMenu : null
  const rules = offerRulesFor(content.storeId)
  if (hasLines && cart && !rules) requestRules()
  const canBill = rules !== null || !hasOffers(cart)
  const priced =
    calls.length === 0 && cart
      ? cart.bill
      : currentMenu && canBill
        ? computeLocalBill(content, currentMenu, rules)
        : null
  const bill = hasLines ? (priced ?? cart?.bill ?? null) : null
  const isUpdating = hasLines && priced === null
  const billChanges =
    bill && !isUpdating && stored.seen ? compareBills(stored.seen, bill) : isUpdating ? view.get().billChanges : []
  // The customer's own changes count as seen immediately; other changes after the customer has acknowledged them.
  if (!isUpdating && billChanges.length === 0 && stored.seen !== bill && (cart || bill))
    persist({ ...stored, seen: bill })
  const isKnown = cart !== null || calls.length > 0 || loadState === "answered"
  view.set({
    ...content,
    state: isKnown ? "ready" : loadState === "failed" ? "failed" : "loading",
    bill,
    isUpdating,
    hasPendingChanges: calls.length > 0,
    billChanges,
    storeMenu: currentMenu,
  })
  if (!isKnown) return
  const items = content.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  setCartSummary({ items, payable: isUpdating ? null : (bill?.payable ?? null) })
}

/** The offer rules for this cart at a store; null if unknown. */
export function offerRulesFor(storeId: string): OfferEngineRules | null {
  const { cart, guest } = stored
  return cart ? findRules({ cartId: cart.cartId, storeId, guest }) : null
}

/** Without the rules, the discounts of a changed cart can't be computed. */
function hasOffers(cart: Cart | null): boolean {
  return cart !== null && cart.promos.length + cart.bill.discounts.length > 0
}

function computeLocalBill(content: CartContent, menu: StoreMenu, rules: OfferEngineRules | null): ShownBill {
  const { country } = clientContext()
  return computeBill(content, menu, { country, soldOut: soldOutProducts(content.storeId), at: serverNow(), rules })
}

/** The products that are sold out at the cart's store, as far as this page knows. */
export function soldOutProducts(storeId: string): string[] {
  if (storeId === shownStoreId()) return [...currentStock().soldOutUntil.keys()]
  return stored.cart ? soldOutProductIds(stored.cart.bill) : []
}

let loadingStoreId = ""

async function loadStoreMenu(storeId: string): Promise<void> {
  if (loadingStoreId === storeId || storeMenu?.storeId === storeId) return
  loadingStoreId = storeId
  try {
    const [menu, kitchen] = await Promise.all([fetchMenu(storeId), fetchKitchen(storeId)])
    if (currentContent().storeId !== storeId) return
    storeMenu = { storeId, menu, kitchen }
    if (stored.cart) verifyBill(stored.cart)
  } catch {
    // The server's bill is valid without the menu; the next change of the cart tries again.
    return
  } finally {
    loadingStoreId = ""
  }
  publishCart()
}

let reportedVersion = ""
let suspectedMismatch = { mark: "", at: 0 }

/**
 * An order, a prize or a used coupon elsewhere can change the rules between two responses. So when bills differ, both
 * are fetched again, the rules first, and only a remaining difference is a defect.
 */
function isConfirmedMismatch(cartVersion: string, pricedAt: number): boolean {
  if (suspectedMismatch.mark !== cartVersion) {
    suspectedMismatch = { mark: cartVersion, at: serverNow() }
    requestRules("rules and cart")
    return false
  }
  const rulesFetchedAt = currentOfferRules()?.askedAt ?? 0
  return rulesFetchedAt >= suspectedMismatch.at && pricedAt >= rulesFetchedAt
}

/**
 * Compares the server's bill with ours. The server's bill wins; if ours differs for the same input, one of the two
 * engines is wrong, so the difference is reported.
 */
function verifyBill(cart: Cart): void {
  const cartVersion = `${cart.cartId} ${cart.version}`
  const rules = offerRulesFor(cart.storeId)
  if (reportedVersion === cartVersion || storeMenu?.storeId !== cart.storeId || storeMenu.menu.menuId !== cart.menuId)
    return
  if (!rules && hasOffers(cart)) return
  const { country } = clientContext()
  const context = { country, soldOut: soldOutProductIds(cart.bill), at: Date.parse(cart.pricedAt), rules }
  const [theirs, ours] = [cart.bill, computeBill(cart, storeMenu, context)].map(billFingerprint)
  if (ours === theirs) return
  if (rules && !isConfirmedMismatch(cartVersion, context.at)) return
  reportedVersion = cartVersion
  reportError("a bill differs from the server's", `version ${cart.version} of ${cart.storeId}`, {
    menu: cart.menuId,
    promos: cart.promos.join(" "),
    pricedAt: cart.pricedAt,
    ours: ours?.slice(0, MAX_TEXT) ?? "",
    theirs: theirs?.slice(0, MAX_TEXT) ?? "",
  })
}

/** Longer properties are rejected. */
const MAX_TEXT = 4096
