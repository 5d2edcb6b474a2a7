import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { LOOKS_LIKE_INTERNAL_SERVER_ERROR } from "@hearth/contract/error-codes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { apiAsVisitor } from "./api.ts"
import { acceptCart, keptCart, noteOwnOffers, showCart } from "./cart-state.ts"
import type { Celebration } from "./celebration.ts"
import { keepCouponCode } from "./coupon-code.ts"
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

/** OFR-8: a whole set at once; codes that are on and not of it go first, since they could keep one of it away. */
export function applySet(codes: readonly string[]): Promise<PromoAnswer> {
  return inTurn(async () => {
    if (!(await sendQueued())) return { kind: "failed", message: UNREACHED }
    const before = keptCart().cart?.promos ?? []
    let answer: PromoAnswer | undefined
    for (const code of before.filter((each) => !codes.includes(each))) {
      const trouble = await takeOff(code)
      if (trouble) return shown(trouble)
    }
    for (const code of codes.filter((each) => !before.includes(each))) {
      answer = await putOn(code)
      if (answer.kind !== "applied") return shown(answer)
    }
    const bill = keptCart().cart?.bill
    const [first = ""] = codes
    keepCouponCode(first)
    if (answer?.kind === "applied" && codes.length === 1) return shown(answer)
    return shown({
      kind: "applied",
      promoCode: first,
      confettiMessage: `${codes.length} coupons applied`,
      confettiSubMessage: bill ? `You save ${formatMoney(bill.discount, bill.country)} with them` : "",
    })
  })
}

/** Undefined where it is off; else what went wrong. */
export function removePromo(code: string): Promise<string | undefined> {
  return inTurn(async () => {
    const trouble = (await sendQueued()) ? await takeOff(code) : { message: UNREACHED }
    if (!trouble) keepCouponCode(null)
    showCart()
    return trouble?.message
  })
}

function shown(answer: PromoAnswer): PromoAnswer {
  showCart()
  return answer
}

async function putOn(code: string): Promise<PromoAnswer> {
  const cartId = await ownCartId().catch(() => "")
  const outcome = await outcomeOf(
    apiAsVisitor("POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}", { params: { cartId, code }, ...keyed() }),
    ({ data }) => data,
  )
  if (outcome.kind !== "answered") return refusal(outcome)
  const { cart, ...celebration } = outcome.answer
  accept(cart)
  keepCouponCode(celebration.promoCode)
  return { kind: "applied", ...celebration }
}

async function takeOff(code: string): Promise<Refused | undefined> {
  const cartId = await ownCartId().catch(() => "")
  const outcome = await outcomeOf(
    apiAsVisitor("DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}", { params: { cartId, code }, ...keyed() }),
    ({ data }) => data,
  )
  if (outcome.kind !== "answered") return refusal(outcome)
  accept(outcome.answer)
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

function keyed(): { idempotencyKey: string } {
  return { idempotencyKey: crypto.randomUUID() }
}
