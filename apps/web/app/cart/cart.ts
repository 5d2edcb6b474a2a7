import { showToast } from "@hearth/ui/toast/toasts.ts"
import { apiAsVisitor } from "../client/api/api.ts"
import { clientContext } from "../client/api/client-context.ts"
import { isFeatureOn, shownStoreId } from "../client/page/page-context.store.ts"
import { reportError } from "../client/report-error.ts"
import { recordServerTime, serverNow } from "../client/server-clock.ts"
import { onGuestMerged } from "../client/session/guest-merged.ts"
import { sessionCartId } from "../client/session/session-cart.ts"
import { currentSession } from "../client/session/session.store.ts"
import { isLeavingAfterSignOut } from "../client/session/sign-out-state.ts"
import { createDeviceStorage } from "../client/storage/device-storage.ts"
import { chosenPlace, onPlaceChange } from "../place/chosen-place.store.ts"
import { currentStock, onStockChange } from "../place/stock.store.ts"
import { fetchKitchen, fetchMenu, invalidateMenu } from "../place/store-menu.ts"
import type { CartPlace, CartTabs } from "./cart-deps.ts"
import type { DeviceCart } from "./cart-storage.ts"
import { setCartSummary } from "./cart-summary.ts"
import { createCart } from "./create-cart.ts"
import { reorderSource } from "./reorder-source.ts"

export type { CartView } from "./cart-state.ts"
export type { PromoResult } from "./offers/promo-codes.ts"

/**
 * This page's cart. The server creates it, too, and renders it as `loading`. Its dependencies are read when they are
 * used: the bundled files import each other, so a value of another file may not exist yet while this one is evaluated.
 */
const cart = createCart({
  api: (route, ...input) => apiAsVisitor(route, ...input),
  session: {
    cartId: sessionCartId,
    isCustomer: () => currentSession()?.isLoggedIn === true,
    isSignedOut: isLeavingAfterSignOut,
    onGuestMerged: (listener) => void onGuestMerged(listener),
  },
  place: createPlace(),
  menus: { fetchMenu, fetchKitchen, invalidate: invalidateMenu },
  stock: {
    soldOutAt: (storeId) => (storeId === shownStoreId() ? new Set(currentStock().soldOutUntil.keys()) : null),
    onChange: (listener) => void onStockChange(listener),
  },
  storage: createDeviceStorage(),
  tabs: createTabs(),
  clock: { now: serverNow, record: recordServerTime },
  timers: { set: (work, ms) => setTimeout(work, ms), clear: (timer) => clearTimeout(timer) },
  page: {
    isOnline: () => navigator.onLine,
    isHidden: () => document.hidden,
    onOnline: (listener) => addEventListener("online", listener),
    onVisibilityChange: (listener) => document.addEventListener("visibilitychange", listener),
  },
  random: { uuid: () => crypto.randomUUID(), fraction: () => Math.random() },
  reorderSource: { restore: () => reorderSource.restore(), set: (next) => reorderSource.set(next) },
  showSummary: setCartSummary,
  showToast,
  reportError,
})

export const {
  start: startCart,
  fetch: fetchCart,
  serverCart,
  addLine,
  changeQuantity,
  removeLine,
  updateLine,
  setOptions: setCartOptions,
  acknowledgeBillChanges,
  fetchOffers,
  offerRulesFor,
  soldOutProducts,
  applyPromo,
  applyPromoSet,
  removePromo,
  setCouponCode,
  reorder,
  countItems: countCartItems,
  refreshAfterOrder,
  flush: flushCart,
  switchToCustomer: switchToCustomerCart,
  clear: clearCart,
} = cart

/** `loading` on the server and during hydration. */
export const useCart = cart.view.use
export const currentCart = cart.view.get
export const onCartChange = cart.view.subscribe
export const useCouponCode = cart.couponCode.use
export const useOfferRules = cart.offerRules.use

function createPlace(): CartPlace {
  return {
    country: () => clientContext().country,
    current() {
      const { storeId, deliveryType } = clientContext()
      return { storeId: shownStoreId() ?? storeId, deliveryType }
    },
    chosen() {
      const place = chosenPlace()
      return place && { storeId: place.store.id, deliveryType: place.deliveryType }
    },
    onChange: (listener) => void onPlaceChange(listener),
    hasOffers: () => isFeatureOn("offers"),
  }
}

function createTabs(): CartTabs {
  let channel: BroadcastChannel | undefined
  const openChannel = () => {
    if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel("hearth-cart")
    return channel
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never crosses origins
    post: (stored) => openChannel()?.postMessage(stored),
    onMessage: (listener) =>
      openChannel()?.addEventListener("message", ({ data }: MessageEvent<DeviceCart>) => listener(data)),
    // Mini-app web views may lack the Web Locks API; they have one tab.
    withLock: (name, work) => ("locks" in navigator ? navigator.locks.request(`hearth-${name}`, work) : work()),
  }
}
