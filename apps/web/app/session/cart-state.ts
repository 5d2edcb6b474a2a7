import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { billFingerprint } from "@hearth/domain/pricing/bill-fingerprint.ts"
import { type BillChange, compareBills } from "@hearth/domain/pricing/compare-bills.ts"
import { createStore } from "../shell/store.ts"
import { shownStoreId } from "./boot-store.ts"
import { setCartGlance } from "./cart.ts"
import type { CartPlace } from "./cart-calls.ts"
import { keepCalls, queuedCalls } from "./cart-queue.ts"
import {
  billOf,
  type CartContent,
  contentAfter,
  isNewer,
  noOptions,
  type Shelf,
  type ShownBill,
  soldOutIn,
} from "./cart-view.ts"
import { clientContext } from "./client-context.ts"
import { type KeptCart, nothingKept, readKeptCart, writeKeptCart } from "./kept-cart.ts"
import { isLeaving } from "./leaving.ts"
import { forgetMenu, kitchenOfStore, menuOfStore } from "./menu-data.ts"
import { heldRules, rulesFor, wantRules, whenRulesChange } from "./offer-rules.ts"
import { reportError } from "./report-error.ts"
import { noteServerTime, serverNow } from "./server-clock.ts"
import { currentSession } from "./session-store.ts"
import { currentStock } from "./stock.ts"

/** The cart as the screens show it: what the server said last, and what was done since. */
export interface CartView extends CartContent {
  /** Nothing is known yet, or nothing could be learnt. */
  state: "loading" | "failed" | "ready"
  /** Null where nothing is in the cart, or no bill was ever made. */
  bill: ShownBill | null
  /** The bill is not yet that of these lines. */
  isUpdating: boolean
  /** The server does not know of everything yet. */
  isWaiting: boolean
  /** What changed from outside since the customer looked last. */
  news: readonly BillChange[]
  /** What the cart's store sells, once it is here: names and pictures. */
  shelf: Shelf | null
}

let kept: KeptCart = nothingKept
let shelf: Shelf | null = null
let asked: "not yet" | "failed" | "answered" = "not yet"

const empty: CartContent = { lines: [], options: noOptions, storeId: "", deliveryType: "DELIVERY", promos: [] }
const view = createStore<CartView>({
  ...empty,
  state: "loading",
  bill: null,
  isUpdating: false,
  isWaiting: false,
  news: [],
  shelf: null,
})

/** Loading on the server and while the page is taken over. */
export const useCart = view.use

/** Where the customer is, whose menu they look at. */
export function shownPlace(): CartPlace {
  const { storeId, deliveryType } = clientContext()
  return { storeId: shownStoreId() ?? storeId, deliveryType }
}

export function keptCart(): KeptCart {
  return kept
}

export function currentContent(): CartContent {
  return contentAfter(kept.cart ?? { ...empty, ...shownPlace() }, queuedCalls())
}

export function restoreCart(): void {
  kept = readKeptCart()
  try {
    showCart()
  } catch (error) {
    // What can't be read even so would stop every visit to come.
    reportError("the kept cart could not be shown", error)
    keepCalls([])
    keep(nothingKept)
    showCart()
  }
}

/**
 * Between the tabs of a browser, cart and all: what lies in the storage may be an older one by the time it is read, where
 * two tabs wrote at once.
 */
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("hearth-cart")

/** What another tab learnt; `inTurn` waits for what this one is saying. */
export function followOtherTabs(inTurn: (work: () => void) => Promise<void>): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<KeptCart>) => {
    void inTurn(() => {
      if (!data.cart || !isNewer(data.cart, kept.cart)) return
      kept = data
      asked = "answered"
      showCart()
    })
  })
}

/** The server's word; an older one than what is held changes nothing. */
export function acceptCart(cart: Cart): void {
  // The customer signed out while this answer was on its way: it must not be stored on the device again.
  if (isLeaving()) return
  asked = "answered"
  noteServerTime(Date.parse(cart.pricedAt))
  if (!isNewer(cart, kept.cart)) return
  if (shelf && shelf.storeId === cart.storeId && shelf.menu.menuId !== cart.menuId) {
    forgetMenu(cart.storeId)
    shelf = null
  }
  keep({ ...kept, cart, guest: currentSession()?.isLoggedIn !== true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage(kept)
  checkBill(cart)
}

export function noteFailure(): void {
  if (asked === "not yet") asked = "failed"
}

export function noteNothingToAsk(): void {
  asked = "answered"
}

/** Another session, another cart; what follows from it is the caller's. `seen`: what its bill is held against. */
export function dropCart(seen = kept.seen): void {
  keep({ ...nothingKept, seen })
}

export function acknowledgeNews(): void {
  const { bill } = view.get()
  if (bill) keep({ ...kept, seen: bill })
  showCart()
}

/** What the customer took off or put on themselves is no news. */
export function noteOwnOffers(): void {
  const { seen, cart } = kept
  if (seen && cart) keep({ ...kept, seen: { ...seen, discounts: cart.bill.discounts } })
}

/** Newer rules: what is not told yet is priced by them, and what was told is held against them. */
export function followRules(): void {
  whenRulesChange(() => {
    showCart()
    if (kept.cart) checkBill(kept.cart)
  })
}

function keep(next: KeptCart): void {
  kept = next
  writeKeptCart(next)
}

export function showCart(): void {
  const calls = queuedCalls()
  const content = currentContent()
  const { cart } = kept
  const hasLines = content.lines.length > 0
  if (hasLines) void loadShelf(content.storeId)
  const here = shelf?.storeId === content.storeId ? shelf : null
  const rules = rulesOf(content.storeId)
  if (hasLines && cart && !rules) wantRules()
  const canBill = rules !== null || !hasOffers(cart)
  const priced = calls.length === 0 && cart ? cart.bill : here && canBill ? billHere(content, here, rules) : null
  const bill = hasLines ? (priced ?? cart?.bill ?? null) : null
  const isUpdating = hasLines && priced === null
  const news = bill && !isUpdating && kept.seen ? compareBills(kept.seen, bill) : isUpdating ? view.get().news : []
  // What the customer did themselves is seen at once; what others did, when they have said so.
  if (!isUpdating && news.length === 0 && kept.seen !== bill && (cart || bill)) keep({ ...kept, seen: bill })
  const isKnown = cart !== null || calls.length > 0 || asked === "answered"
  view.set({
    ...content,
    state: isKnown ? "ready" : asked === "failed" ? "failed" : "loading",
    bill,
    isUpdating,
    isWaiting: calls.length > 0,
    news,
    shelf: here,
  })
  if (!isKnown) return
  const items = content.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  setCartGlance({ items, payable: isUpdating ? null : (bill?.payable ?? null) })
}

/** Those this cart's bill goes by at a store; null where they are not known. */
export function rulesOf(storeId: string): OfferEngineRules | null {
  const { cart, guest } = kept
  return cart ? rulesFor({ cartId: cart.cartId, storeId, guest }) : null
}

/** What they take off can't be told without their rules. */
function hasOffers(cart: Cart | null): boolean {
  return cart !== null && cart.promos.length + cart.bill.discounts.length > 0
}

function billHere(content: CartContent, here: Shelf, rules: OfferEngineRules | null): ShownBill {
  const { country } = clientContext()
  return billOf(content, here, { country, soldOut: soldOutAt(content.storeId), at: serverNow(), rules })
}

/** What can't be had at the cart's store, as far as is known here. */
export function soldOutAt(storeId: string): string[] {
  if (storeId === shownStoreId()) return [...currentStock().until.keys()]
  return kept.cart ? soldOutIn(kept.cart.bill) : []
}

let loading = ""

async function loadShelf(storeId: string): Promise<void> {
  if (loading === storeId || shelf?.storeId === storeId) return
  loading = storeId
  try {
    const [menu, kitchen] = await Promise.all([menuOfStore(storeId), kitchenOfStore(storeId)])
    if (currentContent().storeId !== storeId) return
    shelf = { storeId, menu, kitchen }
    if (kept.cart) checkBill(kept.cart)
  } catch {
    // The server's bill stands without it; whatever changes the cart next asks again.
    return
  } finally {
    loading = ""
  }
  showCart()
}

let reported = ""
let doubted = { mark: "", at: 0 }

/**
 * An order placed, a prize won or a coupon used up elsewhere changes the rules between one answer and the next. So where
 * bills differ both are asked for anew, the rules first, and only what differs then is a defect.
 */
function isSecondLook(mark: string, pricedAt: number): boolean {
  if (doubted.mark !== mark) {
    doubted = { mark, at: serverNow() }
    wantRules("rules and cart")
    return false
  }
  const askedAt = heldRules()?.askedAt ?? 0
  return askedAt >= doubted.at && pricedAt >= askedAt
}

/** The server's bill holds. Where ours for the very same differs, one of the two engines is wrong, and we must know. */
function checkBill(cart: Cart): void {
  const mark = `${cart.cartId} ${cart.version}`
  const rules = rulesOf(cart.storeId)
  if (reported === mark || shelf?.storeId !== cart.storeId || shelf.menu.menuId !== cart.menuId) return
  if (!rules && hasOffers(cart)) return
  const { country } = clientContext()
  const moment = { country, soldOut: soldOutIn(cart.bill), at: Date.parse(cart.pricedAt), rules }
  const [theirs, ours] = [cart.bill, billOf(cart, shelf, moment)].map(billFingerprint)
  if (ours === theirs) return
  if (rules && !isSecondLook(mark, moment.at)) return
  reported = mark
  reportError("a bill differs from the server's", `version ${cart.version} of ${cart.storeId}`, {
    menu: cart.menuId,
    promos: cart.promos.join(" "),
    pricedAt: cart.pricedAt,
    ours: ours?.slice(0, MOST_TEXT) ?? "",
    theirs: theirs?.slice(0, MOST_TEXT) ?? "",
  })
}

/** Longer properties are not taken. */
const MOST_TEXT = 4096
