import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { toOfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { nextOfferChange } from "@hearth/domain/offers/next-offer-change.ts"
import { apiAsVisitor } from "./api.ts"
import { isOpen } from "./boot-store.ts"
import { keptCart, shownPlace } from "./cart-state.ts"
import { clientContext } from "./client-context.ts"
import { heldRules, keepRules, whenRulesChange, whenRulesWanted } from "./offer-rules.ts"
import { type Outcome, outcomeOf } from "./send-cart-call.ts"
import { noteServerTime, serverNow } from "./server-clock.ts"
import { askForCart, inTurn, ownCartId, sendQueued } from "./talk-cart.ts"

/* The offers of this customer's cart, and the rules to judge them by, kept fresh while there is a cart to price. */

/** As long as they are taken as they are, when someone comes back to the page. */
const FRESH_MS = 10 * 60_000
const RETRY_AFTER_MS = [5000, 15_000, 60_000, 300_000]
/** So that not every cart in the country asks in the second a lunch offer ends. */
const SPREAD_MS = 4000

let asking: Promise<Outcome<OfferGroup[]>> | undefined
let failures = 0
let isOff = false
let retry: ReturnType<typeof setTimeout> | undefined
let turn: ReturnType<typeof setTimeout> | undefined
let turnAt = Number.POSITIVE_INFINITY

/** Once, with the cart. */
export function followOffers(): void {
  whenRulesWanted((what) => {
    // What failed just now is tried again by itself; every tap asking anew would be a storm.
    if (retry !== undefined || isOff || !isOpen("offers")) return
    const asked = askForOffers()
    if (what === "rules and cart") void asked.then(() => askForCart())
  })
  whenRulesChange(awaitTurn)
  awaitTurn()
  document.addEventListener("visibilitychange", () => document.hidden || refreshIfOld())
  addEventListener("online", refreshIfOld)
  refreshIfOld()
}

/** Without anything in the cart there is nothing to price by them. */
function hasLines(): boolean {
  return (keptCart().cart?.lines.length ?? 0) > 0
}

function refreshIfOld(): void {
  const held = heldRules()
  if (!held || !hasLines() || !isOpen("offers")) return
  const now = serverNow()
  if (now - held.askedAt > FRESH_MS || now >= turnAt) void askForOffers()
}

/** The offers of the cart as the server judges them now; whoever else asks meanwhile gets the same answer. */
export function askForOffers(): Promise<Outcome<OfferGroup[]>> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<Outcome<OfferGroup[]>> {
  clearTimeout(retry)
  retry = undefined
  const cartId = await inTurn(async () => ((await sendQueued()) ? ownCartId() : null)).catch(() => null)
  const { cart, guest } = keptCart()
  const storeId = cart?.storeId ?? shownPlace().storeId
  const outcome: Outcome<OfferGroup[]> =
    cartId === null
      ? { kind: "failed" }
      : await outcomeOf(
          apiAsVisitor("GET /agg/cart-service/ve1/cart/{cartId}/offers", { params: { cartId } }),
          ({ coupons, rules }) => {
            const [first] = coupons.flatMap(({ list }) => list)
            if (first) noteServerTime(Date.parse(first.timestamp))
            keepRules({ cartId, storeId, guest, askedAt: serverNow(), rules: toOfferEngineRules(rules) })
            return coupons
          },
        )
  if (outcome.kind === "answered") failures = 0
  // In an app that has no offers there never will be any.
  else if (outcome.kind === "refused" && outcome.code === "FEATURE_OFF") isOff = true
  else retry = setTimeout(tryAgain, RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)])
  return outcome
}

function tryAgain(): void {
  retry = undefined
  if (!document.hidden && navigator.onLine && hasLines()) void askForOffers()
}

/** OFR-1: when one begins or ends, bill and offers are asked for anew. */
function awaitTurn(): void {
  clearTimeout(turn)
  const held = heldRules()
  if (!held) return
  const now = serverNow()
  turnAt = nextOfferChange(held.rules.offers, clientContext().country, now)
  turn = setTimeout(
    () => {
      if (document.hidden || !hasLines()) return
      void askForOffers()
      void askForCart()
    },
    turnAt - now + Math.random() * SPREAD_MS,
  )
}
