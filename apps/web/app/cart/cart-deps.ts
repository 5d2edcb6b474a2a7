import type { KitchenData, Menu } from "@hearth/contract/calls/catalog.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import type { Api } from "@hearth/contract/client.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Toast } from "@hearth/ui/toast/toasts.ts"
import type { DeviceStorage } from "../client/storage/device-storage.ts"
import type { DeviceCart } from "./cart-storage.ts"
import type { CartSummary } from "./cart-summary.ts"
import type { Fulfilment } from "./pending-calls.ts"
import type { ReorderSourceStore } from "./reorder-source.ts"

/*
 * Everything outside of the cart that it uses. cart.ts passes the browser's implementations; tests pass fakes, with a
 * clock that they set and two tabs on one storage.
 */
export interface CartDeps {
  api: Api
  session: CartSession
  place: CartPlace
  menus: CartMenus
  stock: CartStock
  /** Instructions for the kitchen and the rider are stored encrypted and for this tab only. */
  storage: DeviceStorage
  tabs: CartTabs
  clock: CartClock
  timers: CartTimers
  page: CartPage
  random: CartRandom
  reorderSource: Pick<ReorderSourceStore, "restore" | "set">
  /** Shows the summary that every page has. */
  showSummary: (summary: CartSummary) => void
  showToast: (toast: Pick<Toast, "message" | "tone">) => void
  reportError: (message: string, error: unknown, properties?: Record<string, string>) => void
}

export interface CartSession {
  /** The session's cart id. A first-time visitor becomes a guest first. Rejects without a session. */
  cartId: () => Promise<string>
  isCustomer: () => boolean
  /** The customer has signed out and the page is about to be left: nothing of theirs may be stored any more. */
  isSignedOut: () => boolean
  /** Calls the listener when a guest turns out to be signed in already. The server has merged their cart by then. */
  onGuestMerged: (listener: () => void) => void
}

export interface CartPlace {
  country: () => CountryCode
  /** The store of the shown menu, and the customer's delivery type. */
  current: () => Fulfilment
  /** The place that the customer chose; null if they haven't. */
  chosen: () => Fulfilment | null
  onChange: (listener: () => void) => void
  /** Whether the feature `offers` is on. */
  hasOffers: () => boolean
}

export interface CartMenus {
  fetchMenu: (storeId: string) => Promise<Result<Menu>>
  fetchKitchen: (storeId: string) => Promise<Result<KitchenData>>
  /** The store has another menu now: the next call fetches it. */
  invalidate: (storeId: string) => void
}

export interface CartStock {
  /** The sold-out products of a store; null if this page doesn't know them, because it shows another store. */
  soldOutAt: (storeId: string) => ReadonlySet<string> | null
  onChange: (listener: () => void) => void
}

/** The other tabs of this browser. */
export interface CartTabs {
  /** Sends the cart to the other tabs. */
  post: (stored: DeviceCart) => void
  onMessage: (listener: (stored: DeviceCart) => void) => void
  /** Runs the work while no other tab holds the lock, which is released when the work ends or the tab is closed. */
  withLock: (name: string, work: () => Promise<void>) => Promise<void>
}

/** The server's time: the device's own clock may be hours off. */
export interface CartClock {
  now: () => number
  /** Records the time of a response. */
  record: (timestamp: number) => void
}

export type Timer = ReturnType<typeof setTimeout>

export interface CartTimers {
  set: (work: () => void, ms: number) => Timer
  clear: (timer: Timer | undefined) => void
}

export interface CartPage {
  isOnline: () => boolean
  isHidden: () => boolean
  onOnline: (listener: () => void) => void
  onVisibilityChange: (listener: () => void) => void
}

export interface CartRandom {
  /** A new id for a line, a request or a tab. */
  uuid: () => string
  /** A random number between 0 and 1. */
  fraction: () => number
}
