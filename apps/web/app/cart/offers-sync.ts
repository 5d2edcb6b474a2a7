import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { toOfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { nextOfferChange } from "@hearth/domain/offers/next-offer-change.ts"
import { apiAsVisitor } from "../client/api/api.ts"
import { isFeatureOn } from "../client/page/page-context.store.ts"
import { storedCart, currentFulfilment } from "./cart-state.ts"
import { clientContext } from "../client/api/client-context.ts"
import { currentOfferRules, storeRules, onRulesChange, onRulesRequested } from "./offer-rules.store.ts"
import { type CallOutcome, toCallOutcome } from "./send-pending-call.ts"
import { recordServerTime, serverNow } from "../client/server-clock.ts"
import { fetchCart, runInOrder, ensureCartId, sendPendingCalls } from "./cart-sync.ts"

/* Fetches the cart's offers and their rules, and refreshes them while there is a cart to price. */

/** How long the rules are used without a refresh when the customer returns to the page. */
const FRESH_MS = 10 * 60_000
const RETRY_AFTER_MS = [5000, 15_000, 60_000, 300_000]
/** Spreads the requests, so that not every cart in the country sends one in the second in which a lunch offer ends. */
const JITTER_MS = 4000

let inFlight: Promise<CallOutcome<OfferGroup[]>> | undefined
let failures = 0
let isFeatureOff = false
let retryTimer: ReturnType<typeof setTimeout> | undefined
let nextChangeTimer: ReturnType<typeof setTimeout> | undefined
let nextChangeAt = Number.POSITIVE_INFINITY

/** Called once, when the cart starts. */
export function watchOffers(): void {
  onRulesRequested((what) => {
    // A failed request is retried by the timer; a request per tap would overload the server.
    if (retryTimer !== undefined || isFeatureOff || !isFeatureOn("offers")) return
    const fetched = fetchOffers()
    if (what === "rules and cart") void fetched.then(() => fetchCart())
  })
  onRulesChange(scheduleNextChange)
  scheduleNextChange()
  document.addEventListener("visibilitychange", () => document.hidden || refreshIfStale())
  addEventListener("online", refreshIfStale)
  refreshIfStale()
}

/** Rules are needed only to price lines. */
function hasLines(): boolean {
  return (storedCart().cart?.lines.length ?? 0) > 0
}

function refreshIfStale(): void {
  const current = currentOfferRules()
  if (!current || !hasLines() || !isFeatureOn("offers")) return
  const now = serverNow()
  if (now - current.askedAt > FRESH_MS || now >= nextChangeAt) void fetchOffers()
}

/** Fetches the cart's offers as the server evaluates them now. Concurrent callers share one request. */
export function fetchOffers(): Promise<CallOutcome<OfferGroup[]>> {
  inFlight ??= requestOffers().finally(() => {
    inFlight = undefined
  })
  return inFlight
}

async function requestOffers(): Promise<CallOutcome<OfferGroup[]>> {
  clearTimeout(retryTimer)
  retryTimer = undefined
  const cartId = await runInOrder(async () => ((await sendPendingCalls()) ? ensureCartId() : null)).catch(() => null)
  const { cart, guest } = storedCart()
  const storeId = cart?.storeId ?? currentFulfilment().storeId
  const outcome: CallOutcome<OfferGroup[]> =
    cartId === null
      ? { kind: "failed" }
      : await toCallOutcome(
          apiAsVisitor("GET /agg/cart-service/ve1/cart/{cartId}/offers", { params: { cartId } }),
          ({ coupons, rules }) => {
            const [first] = coupons.flatMap(({ list }) => list)
            if (first) recordServerTime(Date.parse(first.timestamp))
            storeRules({ cartId, storeId, guest, askedAt: serverNow(), rules: toOfferEngineRules(rules) })
            return coupons
          },
        )
  if (outcome.kind === "answered") failures = 0
  // An app without offers never gets any, so there is no retry.
  else if (outcome.kind === "refused" && outcome.code === "FEATURE_OFF") isFeatureOff = true
  else retryTimer = setTimeout(retryFetch, RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)])
  return outcome
}

function retryFetch(): void {
  retryTimer = undefined
  if (!document.hidden && navigator.onLine && hasLines()) void fetchOffers()
}

/** OFR-1: refetches bill and offers when an offer begins or ends. */
function scheduleNextChange(): void {
  clearTimeout(nextChangeTimer)
  const current = currentOfferRules()
  if (!current) return
  const now = serverNow()
  nextChangeAt = nextOfferChange(current.rules.offers, clientContext().country, now)
  nextChangeTimer = setTimeout(
    () => {
      if (document.hidden || !hasLines()) return
      void fetchOffers()
      void fetchCart()
    },
    nextChangeAt - now + Math.random() * JITTER_MS,
  )
}
