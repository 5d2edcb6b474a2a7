import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { LOOKS_LIKE_INTERNAL_SERVER_ERROR } from "@hearth/contract/error-codes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { apiAsVisitor } from "./api.ts"
import { acceptCart, keptCart, noteOwnOffers, showCart } from "./cart-state.ts"
import type { Celebration } from "./celebration.ts"
import { couponCode, keepCouponCode } from "./coupon-code.ts"
import { type Outcome, outcomeOf } from "./send-cart-call.ts"
import { inTurn, ownCartId, sendQueued } from "./talk-cart.ts"

export type PromoAnswer =
  | ({ kind: "applied" } & Celebration)
  /** It does not fit, or nobody knows it. */
  | { kind: "refused"; message: string }
  /** Nothing was said about the code itself. */
  | { kind: "failed"; message: string }

const UNREACHED = "We couldn’t reach the kitchen just now. Please try again."

type Refused = Exclude<PromoAnswer, { kind: "applied" }>

/** Puts a code on, or says why not. What was done before goes first: the code is judged by what is in the cart. */
export function applyPromo(code: string): Promise<PromoAnswer> {
  return inTurn(async () => {
    if (!(await sendQueued())) return { kind: "failed", message: UNREACHED }
    const answer = await putOn(code)
    showCart()
    return answer
  })
}

/**
 * OFR-8: a whole set at once, in one call: all of it lands, or what is on stays. Without a code it is of prizes alone,
 * which come by themselves once the codes that keep them away are off.
 */
export function applySet(codes: readonly string[]): Promise<PromoAnswer> {
  return inTurn(async () => {
    if (!(await sendQueued())) return { kind: "failed", message: UNREACHED }
    const [first, ...others] = codes
    const answer = first === undefined ? await makeRoom() : await putOn(first, others)
    showCart()
    return answer
  })
}

async function makeRoom(): Promise<PromoAnswer> {
  const [first, ...others] = keptCart().cart?.promos ?? []
  const trouble = first === undefined ? undefined : await takeOff(first, others)
  if (trouble) return trouble
  const bill = keptCart().cart?.bill
  const [prize] = bill?.discounts ?? []
  return {
    kind: "applied",
    promoCode: null,
    confettiMessage: prize ? `‘${prize.title}’ is on your bill` : "Your prize is on your bill",
    confettiSubMessage: bill ? `You save ${formatMoney(bill.discount, bill.country)}` : "",
  }
}

/** Undefined where it is off; else what went wrong. */
export function removePromo(code: string): Promise<string | undefined> {
  return inTurn(async () => {
    const trouble = (await sendQueued()) ? await takeOff(code) : { message: UNREACHED }
    showCart()
    return trouble?.message
  })
}

async function putOn(code: string, others: readonly string[] = []): Promise<PromoAnswer> {
  const params = { cartId: await ownCartId().catch(() => ""), code }
  const outcome = await outcomeOf(
    apiAsVisitor("POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}", { params, ...together(others) }),
    ({ data }) => data,
  )
  if (outcome.kind !== "answered") return refusal(outcome)
  const { cart, ...celebration } = outcome.answer
  accept(cart)
  keepCouponCode(celebration.promoCode)
  return { kind: "applied", ...celebration }
}

async function takeOff(code: string, others: readonly string[] = []): Promise<Refused | undefined> {
  const params = { cartId: await ownCartId().catch(() => ""), code }
  const outcome = await outcomeOf(
    apiAsVisitor("DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}", { params, ...together(others) }),
    ({ data }) => data,
  )
  if (outcome.kind !== "answered") return refusal(outcome)
  accept(outcome.answer)
  // Another one may be waiting for a cart it fits.
  if ([code, ...others].includes(couponCode() ?? "")) keepCouponCode(null)
  return undefined
}

function accept(cart: Cart): void {
  acceptCart(cart)
  noteOwnOffers()
}

function refusal(outcome: Exclude<Outcome<unknown>, { kind: "answered" }>): Refused {
  if (outcome.kind === "refused") return { kind: "refused", message: outcome.message }
  return { kind: "failed", message: outcome.answered ? LOOKS_LIKE_INTERNAL_SERVER_ERROR : UNREACHED }
}

function together(others: readonly string[]) {
  const query = { with: others.length > 0 ? others.join(",") : undefined }
  return { query, idempotencyKey: crypto.randomUUID() }
}
