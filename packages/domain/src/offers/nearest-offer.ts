import type { Minor } from "../money/format-money.ts"
import { evaluateOffer } from "./evaluate-offer.ts"
import type { Missing, OfferBlocker } from "./offer-evaluation.ts"
import { matchesSelector } from "./split-into-units.ts"
import type { Offer } from "./offer.ts"
import type { OfferLine, EvaluationContext } from "./evaluation-context.ts"

export interface NearestOffer {
  offerId: string
  code: string | null
  title: string
  /** The saving once the missing amount or items are added. */
  saving: Minor
  /** What to add, as the reason why the offer doesn't apply and as data for the cart. */
  blocker: OfferBlocker
  missing: Extract<Missing, { kind: "amount" | "items" }>
  /** The minimum cost: the missing amount, or the price of the cheapest matching items. */
  cost: Minor
}

/** A product that could be added, at the price it would have in the cart. */
export type Addable = Omit<OfferLine, "id" | "quantity">

/**
 * OFR-8: finds the offer that is blocked only by missing amount or items and would save more than the current offers:
 * the cheapest to reach, and among equals the one that saves most. Null if none is worth it.
 */
export function nearestOffer(
  offers: readonly Offer[],
  context: EvaluationContext,
  addable: readonly Addable[],
  currentSaving: Minor,
): NearestOffer | null {
  const reachable = offers.flatMap((offer): NearestOffer[] => {
    const evaluation = evaluateOffer(offer, context)
    if (evaluation.applies || evaluation.blockers.length > 1) return []
    const [blocker] = evaluation.blockers
    const addition = requiredAddition(blocker, addable)
    if (!addition) return []
    const lines = [
      ...context.lines,
      ...addition.lines.map((line, index) => ({ ...line, id: `+${index}`, quantity: 1 })),
    ]
    const evaluationAfter = evaluateOffer(offer, { ...context, lines })
    // Skips offers that save no more than the current ones, or cost far more than they save.
    if (!evaluationAfter.applies || addition.cost > MAX_COST_TO_SAVING * (evaluationAfter.saving - currentSaving))
      return []
    const { id: offerId, code, title } = offer
    return [{ offerId, code, title, saving: evaluationAfter.saving, blocker, ...addition.summary }]
  })
  reachable.sort(
    (one, other) => one.cost - other.cost || other.saving - one.saving || (one.offerId < other.offerId ? -1 : 1),
  )
  return reachable[0] ?? null
}

/** The highest acceptable ratio of the cost to the additional saving. */
const MAX_COST_TO_SAVING = 4

function requiredAddition({ missing }: OfferBlocker, addable: readonly Addable[]) {
  if (missing?.kind === "amount") {
    // Stands for any products of this value.
    const filler = { productId: "", productType: "", categories: [], size: null, price: missing.amount }
    return { lines: [filler], cost: missing.amount, summary: { missing, cost: missing.amount } }
  }
  if (missing?.kind !== "items") return null
  const { count, categories, products, sizes } = missing
  const selector = {
    categories: undefinedIfEmpty(categories),
    products: undefinedIfEmpty(products),
    sizes: undefinedIfEmpty(sizes),
  }
  const cheapest = addable
    .filter((each) => matchesSelector(each, selector))
    .reduce<Addable | null>((best, each) => (best && best.price <= each.price ? best : each), null)
  if (!cheapest) return null
  const cost = cheapest.price * count
  return { lines: Array.from({ length: count }, () => cheapest), cost, summary: { missing, cost } }
}

function undefinedIfEmpty(list: readonly string[]): readonly string[] | undefined {
  return list.length === 0 ? undefined : list
}
