import type { FeedbackTemplate } from "@hearth/contract/calls/feedback.calls.ts"
import { feedbackTextLimits } from "@hearth/domain/feedback/feedback-text.ts"
import { aspectsOf, npsRange, problemsOf, starRange } from "@hearth/domain/feedback/ratings.ts"
import * as questionTexts from "@hearth/texts/feedback/feedback-questions.ts"
import type { FeedbackCaller, FeedbackDeps, RatedOrder } from "./feedback-deps.ts"
import { findFeedbackOfOrder } from "./feedback.store.ts"
import { loadRatedOrder } from "./load-rated-order.ts"
import { needsTerms } from "./needs-terms.ts"

/** FBK-2: returns the questions about an order or, without an order, about the chain. */
export async function readTemplate(
  deps: FeedbackDeps,
  caller: FeedbackCaller,
  orderNumber: string | undefined,
): Promise<FeedbackTemplate> {
  const { db } = deps
  const order = orderNumber === undefined ? undefined : await loadRatedOrder(deps, db, caller, orderNumber)
  const given = order && (await findFeedbackOfOrder(db, order.id))
  return {
    orderId: order?.number ?? null,
    stars: starRange,
    nps: npsRange,
    textLength: feedbackTextLimits,
    aspects: order ? describeAspects(order) : [],
    dishes: order ? dishesOf(order) : [],
    needsTerms: await needsTerms(db, caller),
    needsMobile: order === undefined,
    given: given
      ? { feedbackId: given.id, overallRating: given.overallRating, nps: given.nps, text: given.text }
      : null,
  }
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
