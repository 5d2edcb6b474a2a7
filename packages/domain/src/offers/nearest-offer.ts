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
  /** What it would save once what is missing is there. */
  saving: Minor
  /** What to add, in words, and as what the cart can go by. */
  message: string
  missing: Extract<Missing, { kind: "amount" | "items" }>
  /** What it takes at least: the amount, or what the cheapest fitting things cost. */
  costs: Minor
}

/** Of what could be added: a thing of the menu at the price the cart would have for it. */
export type Addable = Omit<OfferLine, "id" | "quantity">

/**
 * OFR-8: the offer that only something more in the cart keeps away, and that would save more than what is on: the one that
 * takes least to reach, of equal ones the one that saves most. Null where none is worth it.
 */
export function nearestOffer(
  offers: readonly Offer[],
  context: EvaluationContext,
  addable: readonly Addable[],
  currentSaving: Minor,
): NearestOffer | null {
  const reachable = offers.flatMap((offer): NearestOffer[] => {
    const evaluation = evaluateOffer(offer, context)
    if (evaluation.applies || evaluation.stops.length > 1) return []
    const [blocker] = evaluation.stops
    const addition = requiredAddition(blocker, addable)
    if (!addition) return []
    const lines = [...context.lines, ...addition.lines.map((line, at) => ({ ...line, id: `+${at}`, quantity: 1 }))]
    const evaluationThen = evaluateOffer(offer, { ...context, lines })
    // What is no better than what is on is no news, and to spend far more than it gives back is no help.
    if (!evaluationThen.applies || addition.costs > MAX_COST_TO_SAVING * (evaluationThen.saving - currentSaving))
      return []
    const { id: offerId, code, title } = offer
    return [{ offerId, code, title, saving: evaluationThen.saving, message: blocker.message, ...addition.summary }]
  })
  reachable.sort(
    (one, other) => one.costs - other.costs || other.saving - one.saving || (one.offerId < other.offerId ? -1 : 1),
  )
  return reachable[0] ?? null
}

/** Worth telling while it takes no more than so many times what it saves beyond what is on. */
const MAX_COST_TO_SAVING = 4

function requiredAddition({ missing }: OfferBlocker, addable: readonly Addable[]) {
  if (missing?.kind === "amount") {
    const filler = { productId: "", productType: "", categories: [], size: null, price: missing.amount }
    return { lines: [filler], costs: missing.amount, summary: { missing, costs: missing.amount } }
  }
  if (missing?.kind !== "items") return null
  const { count, categories, products, sizes } = missing
  const selector = {
    categories: undefinedIfEmpty(categories),
    products: undefinedIfEmpty(products),
    sizes: undefinedIfEmpty(sizes),
  }
  const cheapest = addable
    .filter((each) => matchesSelector({ line: "", ...each }, selector))
    .reduce<Addable | null>((best, each) => (best && best.price <= each.price ? best : each), null)
  if (!cheapest) return null
  const costs = cheapest.price * count
  return { lines: Array.from({ length: count }, () => cheapest), costs, summary: { missing, costs } }
}

function undefinedIfEmpty(list: readonly string[]): readonly string[] | undefined {
  return list.length === 0 ? undefined : list
}
