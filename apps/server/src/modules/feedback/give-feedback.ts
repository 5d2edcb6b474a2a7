import type { SavedFeedback } from "@hearth/contract/calls/feedback.calls.ts"
import { checkFeedbackText } from "@hearth/domain/feedback/feedback-text.ts"
import { type Aspect, checkRatings, isLowScore, type Ratings } from "@hearth/domain/feedback/ratings.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { consumeLimit } from "../../platform/limits/consume-limit.ts"
import type { FeedbackCaller, FeedbackDeps, RatedOrder } from "./feedback-deps.ts"
import { insertFeedback } from "./feedback.store.ts"
import { loadRatedOrder } from "./load-rated-order.ts"
import { needsTerms } from "./needs-terms.ts"
import { dishesOf } from "./read-template.ts"

export interface FeedbackInput {
  orderId?: string | undefined
  mobile?: string | undefined
  overallRating?: number | undefined
  nps?: number | undefined
  aspects?: Partial<Record<Aspect, number>> | undefined
  dishes?: readonly { productId: string; liked: boolean }[] | undefined
  text?: string | undefined
  termsAccepted?: boolean | undefined
}

/** Limits for feedback without an order. Feedback on an order needs none, because each order can be rated only once. */
const withoutOrder = { perUser: 3, perNetwork: 20, windowSeconds: 3600 } as const

/** FBK-1: stores feedback on an order, once, or without an order. Bad input changes nothing. */
export async function giveFeedback(
  deps: FeedbackDeps,
  tx: Tx,
  caller: FeedbackCaller & { network: string },
  input: FeedbackInput,
): Promise<SavedFeedback> {
  const { clock, random } = deps
  const { session, country } = caller
  const order = input.orderId === undefined ? undefined : await loadRatedOrder(deps, tx, caller, input.orderId)
  const dishes = input.dishes ?? []
  const ratings: Ratings = {
    overall: input.overallRating ?? null,
    nps: input.nps ?? null,
    aspects: input.aspects ?? {},
  }
  const ratingsError = checkRatings(ratings, {
    deliveryType: order?.deliveryType ?? null,
    ratesDishes: dishes.length > 0,
  })
  if (ratingsError) throw new AppError(ratingsError)
  assertDishes(order, dishes)
  const text = checkedText(input.text)
  if (text === null && ratings.overall === null && ratings.nps === null) throw new AppError("FEEDBACK_EMPTY")
  const mobile = order ? null : canonicalPhone(input.mobile ?? "", country)
  if (mobile === undefined)
    throw new AppError("MOBILE_WRONG", { input: { field: "mobile", problem: "is needed without an order" } })
  if (input.termsAccepted !== true && (await needsTerms(tx, caller)))
    throw new AppError("TERMS_NEEDED", { input: { field: "termsAccepted", problem: "must be true" } })
  if (!order) await assertNotTooMany(deps, tx, caller)
  const id = random.uuid()
  const isFirst = await insertFeedback(tx, {
    id,
    country,
    userId: session.userId,
    orderId: order?.id ?? null,
    storeId: order?.storeId ?? null,
    deliveryType: order?.deliveryType ?? null,
    overallRating: ratings.overall,
    nps: ratings.nps,
    aspects: ratings.aspects,
    text,
    mobile,
    dishes,
    createdAt: clock.now(),
  })
  if (!isFirst) throw new AppError("FEEDBACK_GIVEN")
  return { feedbackId: id, asksMore: order !== undefined && isLowScore(ratings) }
}

/** A text of spaces only counts as none. */
export function checkedText(typed: string | undefined): string | null {
  const text = typed?.trim() ?? ""
  if (text === "") return null
  const error = checkFeedbackText(text)
  if (error) throw new AppError(error, { input: { field: "text", problem: "must have 30 to 250 characters" } })
  return text
}

function assertDishes(order: RatedOrder | undefined, dishes: readonly { productId: string }[]): void {
  const ordered = order ? dishesOf(order).map(({ productId }) => productId) : []
  const rated = dishes.map(({ productId }) => productId)
  if (rated.some((productId) => !ordered.includes(productId)) || new Set(rated).size < rated.length)
    throw new AppError("BAD_REQUEST", { input: { field: "dishes", problem: "must be dishes of the order, each once" } })
}

async function assertNotTooMany(
  { clock }: FeedbackDeps,
  tx: Tx,
  { session, network }: FeedbackCaller & { network: string },
): Promise<void> {
  const { perUser, perNetwork, windowSeconds } = withoutOrder
  const limits = [
    { bucket: `feedback:user:${session.userId}`, max: perUser },
    { bucket: `feedback:network:${network}`, max: perNetwork },
  ]
  for (const limit of limits) {
    const result = await consumeLimit(tx, { ...limit, windowSeconds, now: clock.now() })
    if (!result.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: result.retryAfterSeconds })
  }
}
