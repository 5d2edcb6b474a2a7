import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import * as promoTexts from "@hearth/texts/promo-codes.ts"
import { apiAsVisitor } from "../client/api/api.ts"
import { acceptCart, storedCart, acknowledgeOwnOffers, publishCart } from "./cart-state.ts"
import type { Celebration } from "./celebration.ts"
import { couponCode, setCouponCode } from "./coupon-code.ts"
import { type CallOutcome, toCallOutcome } from "./send-pending-call.ts"
import { runInOrder, ensureCartId, sendPendingCalls } from "./cart-sync.ts"

export type PromoResult =
  | ({ kind: "applied" } & Celebration)
  /** The code doesn't fit the cart or is unknown. */
  | { kind: "refused"; message: string }
  /** The request failed; the code itself was not evaluated. */
  | { kind: "failed"; message: string }

type PromoFailure = Exclude<PromoResult, { kind: "applied" }>

/**
 * Applies a code or returns why not. Sends pending changes first, because the code is evaluated against the cart's
 * content.
 */
export function applyPromo(code: string): Promise<PromoResult> {
  return runInOrder(async () => {
    if (!(await sendPendingCalls())) return { kind: "failed", message: promoTexts.couldNotReach }
    const answer = await sendApply(code)
    publishCart()
    return answer
  })
}

/**
 * OFR-8: applies a whole set in one call: either all codes are applied or the current ones stay. A set without codes
 * consists of prizes, which apply automatically once the codes that block them are removed.
 */
export function applyPromoSet(codes: readonly string[]): Promise<PromoResult> {
  return runInOrder(async () => {
    if (!(await sendPendingCalls())) return { kind: "failed", message: promoTexts.couldNotReach }
    const [first, ...others] = codes
    const answer = first === undefined ? await removeAllPromos() : await sendApply(first, others)
    publishCart()
    return answer
  })
}

async function removeAllPromos(): Promise<PromoResult> {
  const [first, ...others] = storedCart().cart?.promos ?? []
  const failure = first === undefined ? undefined : await sendRemove(first, others)
  if (failure) return failure
  const bill = storedCart().cart?.bill
  const [prize] = bill?.discounts ?? []
  return {
    kind: "applied",
    promoCode: null,
    confettiMessage: prize ? promoTexts.offerApplied(prize.title) : promoTexts.prizeApplied,
    confettiSubMessage: bill ? promoTexts.youSave(bill.discount, bill.country) : "",
  }
}

/** Removes a code. Returns undefined on success, otherwise the error message. */
export function removePromo(code: string): Promise<string | undefined> {
  return runInOrder(async () => {
    const failure = (await sendPendingCalls()) ? await sendRemove(code) : { message: promoTexts.couldNotReach }
    publishCart()
    return failure?.message
  })
}

async function sendApply(code: string, others: readonly string[] = []): Promise<PromoResult> {
  const params = { cartId: await ensureCartId().catch(() => ""), code }
  const outcome = await toCallOutcome(
    apiAsVisitor("POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}", { params, ...promoRequest(others) }),
    ({ data }) => data,
  )
  if (outcome.kind !== "answered") return toPromoFailure(outcome)
  const { cart, ...celebration } = outcome.answer
  acceptPromoCart(cart)
  setCouponCode(celebration.promoCode)
  return { kind: "applied", ...celebration }
}

async function sendRemove(code: string, others: readonly string[] = []): Promise<PromoFailure | undefined> {
  const params = { cartId: await ensureCartId().catch(() => ""), code }
  const outcome = await toCallOutcome(
    apiAsVisitor("DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}", { params, ...promoRequest(others) }),
    ({ data }) => data,
  )
  if (outcome.kind !== "answered") return toPromoFailure(outcome)
  acceptPromoCart(outcome.answer)
  // Another code may be waiting for a cart that it fits.
  if ([code, ...others].includes(couponCode() ?? "")) setCouponCode(null)
  return undefined
}

function acceptPromoCart(cart: Cart): void {
  acceptCart(cart)
  acknowledgeOwnOffers()
}

function toPromoFailure(outcome: Exclude<CallOutcome<unknown>, { kind: "answered" }>): PromoFailure {
  if (outcome.kind === "refused") return { kind: "refused", message: outcome.message }
  return {
    kind: "failed",
    message: outcome.answered ? requestErrorTexts.looksLikeServerError : promoTexts.couldNotReach,
  }
}

function promoRequest(others: readonly string[]) {
  const query = { with: others.length > 0 ? others.join(",") : undefined }
  return { query, idempotencyKey: crypto.randomUUID() }
}
