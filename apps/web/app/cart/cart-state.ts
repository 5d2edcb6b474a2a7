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

/** The cart as the screens show it: what the server said last, and what was done since. */
export interface CartView extends CartContent {
  /** Nothing is known yet, or nothing could be learnt. */
  state: "loading" | "failed" | "ready"
  /** Null where nothing is in the cart, or no bill was ever made. */
  bill: ShownBill | null
  /** The bill is not yet that of these lines. */
  isUpdating: boolean
  /** The server does not know of everything yet. */
  hasPendingChanges: boolean
  /** What changed from outside since the customer looked last. */
  billChanges: readonly BillChange[]
  /** What the cart's store sells, once it is here: names and pictures. */
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

/** Loading on the server and while the page is taken over. */
export const useCart = view.use

/** Where the customer is, whose menu they look at. */
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
    // What can't be read even so would stop every visit to come.
    reportError("the kept cart could not be shown", error)
    setPendingCalls([])
    persist(emptyStoredCart)
    publishCart()
  }
}

/**
 * Between the tabs of a browser, cart and all: what lies in the storage may be an older one by the time it is read, where
 * two tabs wrote at once.
 */
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("hearth-cart")

/** What another tab learnt; `inTurn` waits for what this one is saying. */
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

/** The server's word; an older one than what is held changes nothing. */
export function acceptCart(cart: Cart): void {
  // The customer signed out while this answer was on its way: it must not be stored on the device again.
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

/** Another session, another cart; what follows from it is the caller's. `seen`: what its bill is held against. */
export function resetCart(seen = stored.seen): void {
  persist({ ...emptyStoredCart, seen })
}

export function acknowledgeBillChanges(): void {
  const { bill } = view.get()
  if (bill) persist({ ...stored, seen: bill })
  publishCart()
}

/** What the customer took off or put on themselves is no news. */
export function acknowledgeOwnOffers(): void {
  const { seen, cart } = stored
  if (seen && cart) persist({ ...stored, seen: { ...seen, discounts: cart.bill.discounts } })
}

/** Newer rules: what is not told yet is priced by them, and what was told is held against them. */
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
  // What the customer did themselves is seen at once; what others did, when they have said so.
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

/** Those this cart's bill goes by at a store; null where they are not known. */
export function offerRulesFor(storeId: string): OfferEngineRules | null {
  const { cart, guest } = stored
  return cart ? findRules({ cartId: cart.cartId, storeId, guest }) : null
}

/** What they take off can't be told without their rules. */
function hasOffers(cart: Cart | null): boolean {
  return cart !== null && cart.promos.length + cart.bill.discounts.length > 0
}

function computeLocalBill(content: CartContent, menu: StoreMenu, rules: OfferEngineRules | null): ShownBill {
  const { country } = clientContext()
  return computeBill(content, menu, { country, soldOut: soldOutProducts(content.storeId), at: serverNow(), rules })
}

/** What can't be had at the cart's store, as far as is known here. */
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
    // The server's bill stands without it; whatever changes the cart next asks again.
    return
  } finally {
    loadingStoreId = ""
  }
  publishCart()
}

let reportedVersion = ""
let suspectedMismatch = { mark: "", at: 0 }

/**
 * An order placed, a prize won or a coupon used up elsewhere changes the rules between one answer and the next. So where
 * bills differ both are asked for anew, the rules first, and only what differs then is a defect.
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

/** The server's bill holds. Where ours for the very same differs, one of the two engines is wrong, and we must know. */
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

/** Longer properties are not taken. */
const MAX_TEXT = 4096
