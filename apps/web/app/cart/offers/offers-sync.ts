import type { Result } from "@hearth/browser/result.ts"
import { backoff } from "@hearth/browser/backoff.ts"
import { shareRun } from "@hearth/browser/share-run.ts"
import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { toOfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { nextOfferChange } from "@hearth/domain/offers/next-offer-change.ts"
import { serverErrorFallback, noResponse, toResult } from "../../client/api/to-result.ts"
import type { CartDeps, Timer } from "../cart-deps.ts"
import type { CartState } from "../cart-state.ts"
import type { CartSync } from "../cart-sync.ts"
import type { OfferRulesStore } from "./offer-rules.ts"

/** How long the rules are used without a refresh when the customer returns to the page. */
const FRESH_MS = 10 * 60_000
const RETRY_AFTER_MS = [5000, 15_000, 60_000, 300_000]
/** Spreads the requests, so that not every cart in the country sends one in the second in which a lunch offer ends. */
const JITTER_MS = 4000

type OffersDeps = Pick<CartDeps, "api" | "clock" | "page" | "place" | "random" | "timers">

/** Fetches the cart's offers and their rules, and refreshes them while there is a cart to price. */
export function createOffersSync(
  { api, clock, page, place, random, timers }: OffersDeps,
  state: CartState,
  sync: CartSync,
  offerRules: OfferRulesStore,
) {
  let failureCount = 0
  let isFeatureOff = false
  let retryTimer: Timer | undefined
  let nextChangeTimer: Timer | undefined
  let nextChangeAt = Number.POSITIVE_INFINITY

  /** Rules are needed only to price lines. */
  function hasLines(): boolean {
    return (state.stored().cart?.lines.length ?? 0) > 0
  }

  function refreshIfStale(): void {
    const current = offerRules.current()
    if (!current || !hasLines() || !place.hasOffers()) return
    const now = clock.now()
    if (now - current.askedAt > FRESH_MS || now >= nextChangeAt) void fetchOffers()
  }

  /** Fetches the cart's offers as the server evaluates them now. Concurrent callers share one request. */
  const fetchOffers = shareRun(requestOffers)

  async function requestOffers(): Promise<Result<OfferGroup[]>> {
    timers.clear(retryTimer)
    retryTimer = undefined
    const cartId = await sync
      .runInOrder(async () => ((await sync.sendPendingCalls()) ? sync.ensureCartId() : null))
      .catch(() => null)
    const { cart, guest } = state.stored()
    const storeId = cart?.storeId ?? place.current().storeId
    const result: Result<OfferGroup[]> =
      cartId === null
        ? noResponse
        : await toResult(
            api("GET /agg/cart-service/ve1/cart/{cartId}/offers", { params: { cartId } }),
            ({ coupons, rules }) => {
              const [firstCoupon] = coupons.flatMap(({ list }) => list)
              if (firstCoupon) clock.record(Date.parse(firstCoupon.timestamp))
              offerRules.store({ cartId, storeId, guest, askedAt: clock.now(), rules: toOfferEngineRules(rules) })
              return coupons
            },
            serverErrorFallback,
          )
    if (result.ok) failureCount = 0
    // An app without offers never gets any, so there is no retry.
    else if (result.kind === "refused" && result.code === "FEATURE_OFF") isFeatureOff = true
    else retryTimer = timers.set(retryFetch, backoff(RETRY_AFTER_MS, ++failureCount))
    return result
  }

  function retryFetch(): void {
    retryTimer = undefined
    if (!page.isHidden() && page.isOnline() && hasLines()) void fetchOffers()
  }

  /** OFR-1: refetches bill and offers when an offer begins or ends. */
  function scheduleNextChange(): void {
    timers.clear(nextChangeTimer)
    const current = offerRules.current()
    if (!current) return
    const now = clock.now()
    nextChangeAt = nextOfferChange(current.rules.offers, place.country(), now)
    nextChangeTimer = timers.set(
      () => {
        if (page.isHidden() || !hasLines()) return
        void fetchOffers()
        void sync.fetchCart()
      },
      nextChangeAt - now + random.fraction() * JITTER_MS,
    )
  }

  /** Called once, when the cart starts. */
  function watch(): void {
    offerRules.onRequested((requested) => {
      // A failed request is retried by the timer; a request per tap would overload the server.
      if (retryTimer !== undefined || isFeatureOff || !place.hasOffers()) return
      const fetched = fetchOffers()
      if (requested === "rules and cart") void fetched.then(() => sync.fetchCart())
    })
    offerRules.onChange(scheduleNextChange)
    scheduleNextChange()
    page.onVisibilityChange(() => page.isHidden() || refreshIfStale())
    page.onOnline(refreshIfStale)
    refreshIfStale()
  }

  return { watch, fetchOffers }
}
