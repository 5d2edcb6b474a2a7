import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { OfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { type BillChange, compareBills } from "@hearth/domain/pricing/compare-bills.ts"
import { createStore } from "@hearth/browser/store.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { CartQueue } from "./cart-queue.ts"
import { emptyDeviceCart, readDeviceCart, type DeviceCart, writeDeviceCart } from "./cart-storage.ts"
import {
  applyPendingCalls,
  type CartContent,
  computeBill,
  defaultCartOptions,
  dependsOnOffers,
  isNewer,
  type ShownBill,
  soldOutProductIds,
  type StoreMenu,
} from "./cart-view.ts"
import type { OfferRulesStore } from "./offers/offer-rules.ts"
import { createBillVerifier } from "./verify-bill.ts"

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

const emptyContent: CartContent = {
  lines: [],
  options: defaultCartOptions,
  storeId: "",
  deliveryType: "DELIVERY",
  promos: [],
}

const emptyView: CartView = {
  ...emptyContent,
  state: "loading",
  bill: null,
  isUpdating: false,
  hasPendingChanges: false,
  billChanges: [],
  storeMenu: null,
}

type StateDeps = Pick<
  CartDeps,
  "clock" | "menus" | "place" | "reportError" | "session" | "showSummary" | "stock" | "storage" | "tabs"
>

export type CartState = ReturnType<typeof createCartState>

/** The server's last cart, and the view that follows from it and the pending changes. */
export function createCartState(
  { clock, menus, place, reportError, session, showSummary, stock, storage, tabs }: StateDeps,
  queue: CartQueue,
  offerRules: OfferRulesStore,
) {
  const view = createStore(emptyView)
  const verifyBill = createBillVerifier({ clock, place, reportError }, offerRules)
  let stored = emptyDeviceCart
  let storeMenu: StoreMenu | null = null
  let loadState: "loading" | "failed" | "loaded" = "loading"
  let loadingStoreId = ""

  function content(): CartContent {
    const { cart } = stored
    const offers = (cart && offerRulesFor(cart.storeId)?.offers) ?? []
    return applyPendingCalls(cart ?? { ...emptyContent, ...place.current() }, queue.calls(), offers)
  }

  function persist(next: DeviceCart): void {
    stored = next
    writeDeviceCart(storage, next)
  }

  function publish(): void {
    const calls = queue.calls()
    const current = content()
    const { cart } = stored
    const hasLines = current.lines.length > 0
    if (hasLines) void loadStoreMenu(current.storeId)
    const currentMenu = storeMenu?.storeId === current.storeId ? storeMenu : null
    const rules = offerRulesFor(current.storeId)
    if (hasLines && cart && !rules) offerRules.request()
    const canBill = rules !== null || !dependsOnOffers(cart)
    const pricedBill =
      calls.length === 0 && cart
        ? cart.bill
        : currentMenu && canBill
          ? computeLocalBill(current, currentMenu, rules)
          : null
    const bill = hasLines ? (pricedBill ?? cart?.bill ?? null) : null
    const isUpdating = hasLines && pricedBill === null
    const billChanges =
      bill && !isUpdating && stored.seen ? compareBills(stored.seen, bill) : isUpdating ? view.get().billChanges : []
    // The customer's own changes count as seen immediately; other changes after the customer has acknowledged them.
    if (!isUpdating && billChanges.length === 0 && stored.seen !== bill && (cart || bill))
      persist({ ...stored, seen: bill })
    const isCartKnown = cart !== null || calls.length > 0 || loadState === "loaded"
    view.set({
      ...current,
      state: isCartKnown ? "ready" : loadState === "failed" ? "failed" : "loading",
      bill,
      isUpdating,
      hasPendingChanges: calls.length > 0,
      billChanges,
      storeMenu: currentMenu,
    })
    if (!isCartKnown) return
    const items = current.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    showSummary({ items, payable: isUpdating ? null : (bill?.payable ?? null) })
  }

  /** The offer rules for this cart at a store; null if unknown. */
  function offerRulesFor(storeId: string): OfferEngineRules | null {
    const { cart, guest } = stored
    return cart ? offerRules.find({ cartId: cart.cartId, storeId, guest }) : null
  }

  /** The products that are sold out at the cart's store, as far as this page knows. */
  function soldOutProducts(storeId: string): string[] {
    const soldOut = stock.soldOutAt(storeId)
    if (soldOut) return [...soldOut]
    return stored.cart ? soldOutProductIds(stored.cart.bill) : []
  }

  function computeLocalBill(current: CartContent, menu: StoreMenu, rules: OfferEngineRules | null): ShownBill {
    const soldOut = soldOutProducts(current.storeId)
    return computeBill(current, menu, { country: place.country(), soldOut, at: clock.now(), rules })
  }

  async function loadStoreMenu(storeId: string): Promise<void> {
    if (loadingStoreId === storeId || storeMenu?.storeId === storeId) return
    loadingStoreId = storeId
    const [menu, kitchen] = await Promise.all([menus.fetchMenu(storeId), menus.fetchKitchen(storeId)])
    loadingStoreId = ""
    // The server's bill is valid without the menu; the next change of the cart tries again.
    if (!menu.ok || !kitchen.ok || content().storeId !== storeId) return
    storeMenu = { storeId, menu: menu.data, kitchen: kitchen.data }
    verifyServerBill()
    publish()
  }

  function verifyServerBill(): void {
    const { cart } = stored
    if (cart) verifyBill(cart, storeMenu, offerRulesFor(cart.storeId))
  }

  return {
    view,
    stored: () => stored,
    content,
    publish,
    offerRulesFor,
    soldOutProducts,

    restore(): void {
      stored = readDeviceCart(storage)
      try {
        publish()
      } catch (error) {
        // A stored cart that can't be shown would break every later visit, so it is dropped.
        reportError("the stored cart could not be shown", error)
        queue.set([])
        persist(emptyDeviceCart)
        publish()
      }
    },

    /** Applies carts from other tabs. `runInOrder` waits for this tab's current request. */
    followOtherTabs(runInOrder: (work: () => void) => Promise<void>): void {
      tabs.onMessage((otherTabCart) => {
        void runInOrder(() => {
          if (!otherTabCart.cart || !isNewer(otherTabCart.cart, stored.cart)) return
          stored = otherTabCart
          loadState = "loaded"
          publish()
        })
      })
    },

    /** Stores the server's cart unless it is older than the current one. */
    accept(cart: Cart): void {
      // The customer signed out while this response was in flight: it must not be stored on the device again.
      if (session.isSignedOut()) return
      loadState = "loaded"
      clock.record(Date.parse(cart.pricedAt))
      if (!isNewer(cart, stored.cart)) return
      if (storeMenu && storeMenu.storeId === cart.storeId && storeMenu.menu.menuId !== cart.menuId) {
        menus.invalidate(cart.storeId)
        storeMenu = null
      }
      persist({ ...stored, cart, guest: !session.isCustomer() })
      // The whole cart is sent, because the stored cart may be outdated by the time it is read if two tabs write at the
      // same time.
      tabs.post(stored)
      verifyServerBill()
    },

    markLoadFailed(): void {
      if (loadState === "loading") loadState = "failed"
    },

    markLoaded(): void {
      loadState = "loaded"
    },

    markLoading(): void {
      loadState = "loading"
    },

    /**
     * Empties the cart for another session; the caller publishes it. The next bill is compared with `seenBill`.
     */
    reset(seenBill = stored.seen): void {
      persist({ ...emptyDeviceCart, seen: seenBill })
    },

    /** When the offer rules change, reprices the pending changes and checks the server's bill against them. */
    reprice(): void {
      publish()
      verifyServerBill()
    },

    acknowledgeBillChanges(): void {
      const { bill } = view.get()
      if (bill) persist({ ...stored, seen: bill })
      publish()
    },

    /** Forgets the seen price of a line that the customer edits, so that its new price isn't reported as a change. */
    acknowledgeOwnEdit(lineId: string): void {
      const { seen } = stored
      if (!seen) return
      const isOther = ({ id }: { id: string }) => id !== lineId
      const [validItems, invalidItems] = [seen.validItems.filter(isOther), seen.invalidItems.filter(isOther)]
      persist({ ...stored, seen: { ...seen, validItems, invalidItems } })
    },

    /** Marks offers that the customer applied or removed as seen, so that they are not reported as changes. */
    acknowledgeOwnOffers(): void {
      const { seen: seenBill, cart } = stored
      if (seenBill && cart) persist({ ...stored, seen: { ...seenBill, discounts: cart.bill.discounts } })
    },
  }
}
