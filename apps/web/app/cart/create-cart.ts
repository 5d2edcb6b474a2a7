import { createCartCommands } from "./cart-commands.ts"
import type { CartDeps } from "./cart-deps.ts"
import { createCartQueue } from "./cart-queue.ts"
import { createCartState } from "./cart-state.ts"
import { createCartSync } from "./cart-sync.ts"
import { createOfferRules } from "./offers/offer-rules.ts"
import { createOffersSync } from "./offers/offers-sync.ts"
import { createPromoCodes } from "./offers/promo-codes.ts"
import { createReorder } from "./reorder.ts"

/** One tab's cart. It does nothing until it is started. */
export function createCart(baseDeps: CartDeps) {
  const { page, place, reorderSource, session, stock, storage } = baseDeps
  const deps: CartDeps = {
    ...baseDeps,
    storage: {
      ...storage,
      // IDN-11: nothing is stored on the device after the customer signed out, even if a request is still in flight.
      write: (name, value) => (session.isSignedOut() ? undefined : storage.write(name, value)),
    },
  }
  const queue = createCartQueue(deps)
  const offerRules = createOfferRules(deps)
  const state = createCartState(deps, queue, offerRules)
  const sync = createCartSync(deps, queue, state)
  const offers = createOffersSync(deps, state, sync, offerRules)
  const promos = createPromoCodes(deps, state, sync)
  const { moveTo, ...commands } = createCartCommands(
    { ...deps, start, applyPromo: promos.applyPromo },
    queue,
    state,
    sync,
  )
  const reorder = createReorder(deps, state, sync)
  let isStarted = false

  /** Runs once: restores the stored cart, then fetches the server's. A visitor who never had a cart causes no request. */
  function start(): void {
    if (isStarted) return
    isStarted = true
    promos.restoreCouponCode()
    reorderSource.restore()
    offerRules.restore()
    state.restore()
    offerRules.onChange(state.reprice)
    offers.watch()
    queue.adoptAbandoned(() => {
      state.publish()
      sync.scheduleSend()
    })
    state.followOtherTabs(sync.runInOrder)
    session.onGuestMerged(detach)
    storage.onChangedElsewhere("cart", () => void (storage.read("cart") === null && detach()))
    place.onChange(followChosenPlace)
    stock.onChange(refetchIfStockDiffers)
    page.onOnline(resync)
    page.onVisibilityChange(() => page.isHidden() || resync())
    if (needsSync()) void sync.fetchCart().then(followChosenPlace)
    else {
      state.markLoaded()
      state.publish()
    }
  }

  function needsSync(): boolean {
    return state.stored().cart !== null || queue.calls().length > 0 || storage.read("user") !== null
  }

  function resync(): void {
    sync.retryNow()
    if (needsSync()) void sync.fetchCart()
  }

  /** LOC-10, CAT-7: moves the cart to the place that the customer chose. */
  function followChosenPlace(): void {
    const chosen = place.chosen()
    const { lines, storeId, deliveryType } = state.content()
    if (!chosen || lines.length === 0) return
    if (chosen.storeId !== storeId || chosen.deliveryType !== deliveryType) moveTo(chosen)
  }

  /** CAT-7: refetches the cart when a product in it sold out or was restocked. */
  function refetchIfStockDiffers(): void {
    const { cart } = state.stored()
    const soldOut = cart && stock.soldOutAt(cart.storeId)
    if (!cart || !soldOut) return
    const { validItems, invalidItems } = cart.bill
    const isNewlySoldOut = validItems.some(({ productId }) => soldOut.has(productId))
    const isRestocked = invalidItems.some(({ code, what }) => code === "SOLD_OUT" && !soldOut.has(what))
    if (isNewlySoldOut || isRestocked) void sync.fetchCart()
  }

  /**
   * Drops the local cart after a guest signed in, when the server has merged it into the account, or after another tab
   * removed the stored cart. Only lines that were never sent remain. Doesn't use `runInOrder`, because the caller may
   * be running in it.
   */
  function detach(): void {
    queue.set(queue.calls().filter(({ kind, sent }) => kind === "put" && !sent))
    state.reset(null)
    state.publish()
  }

  return {
    start,
    view: state.view,
    /** The server's last cart. */
    serverCart: () => state.stored().cart,
    fetch: sync.fetchCart,
    ...commands,
    acknowledgeBillChanges: state.acknowledgeBillChanges,

    offerRules,
    offerRulesFor: state.offerRulesFor,
    soldOutProducts: state.soldOutProducts,
    fetchOffers: offers.fetchOffers,
    ...promos,

    reorder,

    /** Returns the number of items in the cart, and fetches the cart first if it isn't known. */
    async countItems(isCartKnown: boolean): Promise<number> {
      start()
      if (!isCartKnown) await sync.fetchCart()
      return state.content().lines.reduce((sum, { quantity }) => sum + quantity, 0)
    },

    /** Refreshes cart and offers after an order. If the cart is empty, the reorder source is cleared. */
    async refreshAfterOrder(): Promise<void> {
      // Offers for a first order are no longer available.
      await Promise.all([sync.fetchCart(), offerRules.current() && offers.fetchOffers()])
      if (state.content().lines.length === 0) reorderSource.set(null)
    },

    /** IDN-12: sends pending changes before sign-in, so that the server merges them into the account. */
    async flush(): Promise<void> {
      start()
      await sync.runInOrder(sync.sendPendingCalls)
    },

    /** Fetches the merged cart after sign-in. Differences from the guest's bill are not reported. */
    async switchToCustomer(): Promise<void> {
      await sync.runInOrder(() => {
        queue.set([])
        state.reset(null)
        // Not an empty cart: the checkout discards its draft for one.
        state.markLoading()
        state.publish()
      })
      await sync.fetchCart()
    },

    /** IDN-11: empties the cart after sign-out. */
    async clear(): Promise<void> {
      await sync.runInOrder(() => {
        queue.set([])
        state.reset(null)
        state.markLoaded()
        state.publish()
      })
      promos.setCouponCode(null)
      reorderSource.set(null)
    },
  }
}
