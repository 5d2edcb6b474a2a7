import type { FeedbackTemplate } from "@hearth/contract/calls/feedback.calls.ts"
import { complaintTime } from "@hearth/domain/cases/complaint-time.ts"
import { feedbackTextLimits } from "@hearth/domain/feedback/feedback-text.ts"
import { aspectsOf, isLowScore, npsRange, problemsOf, starRange } from "@hearth/domain/feedback/ratings.ts"
import * as questionTexts from "@hearth/texts/feedback/feedback-questions.ts"
import type { FeedbackCaller, FeedbackDeps, RatedOrder } from "./feedback-deps.ts"
import { findFeedbackOfOrder, type StoredFeedback } from "./feedback.store.ts"
import { assertRatable } from "./load-rated-order.ts"
import { needsTerms } from "./needs-terms.ts"

/**
 * FBK-2: returns the questions about an order or, without an order, about the chain. Feedback that was given can be read
 * at any time, also when the order can't be rated any more.
 */
export async function readTemplate(
  deps: FeedbackDeps,
  caller: FeedbackCaller,
  orderNumber: string | undefined,
): Promise<FeedbackTemplate> {
  const { db } = deps
  const order = orderNumber === undefined ? undefined : await deps.findOwnOrder(db, caller, orderNumber)
  const givenFeedback = order && (await findFeedbackOfOrder(db, order.id))
  if (order && !givenFeedback) assertRatable(deps, order)
  return {
    orderId: order?.number ?? null,
    stars: starRange,
    nps: npsRange,
    textLength: feedbackTextLimits,
    aspects: order ? describeAspects(order) : [],
    dishes: order ? dishesOf(order) : [],
    needsTerms: await needsTerms(db, caller),
    needsMobile: order === undefined,
    canReportProblem: order !== undefined && canComplain(deps, order),
    given: givenFeedback ? describeGiven(givenFeedback) : null,
  }
}

function canComplain({ clock }: FeedbackDeps, { status, endedAt }: RatedOrder): boolean {
  const order = { status, endedAt: endedAt?.getTime() ?? null, promisedBy: null }
  return complaintTime(order, clock.now().getTime()) === "open"
}

function describeGiven({ id, problems, ...given }: StoredFeedback): NonNullable<FeedbackTemplate["given"]> {
  const isLow = isLowScore({ overall: given.overallRating, nps: given.nps, aspects: given.aspects })
  return { feedbackId: id, ...given, problems: problems ?? [], asksMore: isLow && problems === null }
}

function describeAspects({ deliveryType }: RatedOrder): FeedbackTemplate["aspects"] {
  return aspectsOf(deliveryType).map((aspect) => ({
    aspect,
    name: questionTexts.nameOfAspect(aspect),
    problems: problemsOf(aspect).map((problem) => ({ problem, name: questionTexts.nameOfProblem(problem) })),
  }))
}

/** Each product of the order once, however many lines it has. */
export function dishesOf({ bill }: Pick<RatedOrder, "bill">): { productId: string; name: string }[] {
  const names = new Map(bill.validItems.map(({ productId, name }) => [productId, name]))
  return [...names].map(([productId, name]) => ({ productId, name }))
}
