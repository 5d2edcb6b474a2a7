import type { Minor } from "../money/format-money.ts"
import { judgeOffer } from "./judge-offer.ts"
import type { Missing, Stop } from "./judgement.ts"
import { isPicked } from "./lay-out-units.ts"
import type { Offer } from "./offer.ts"
import type { OfferLine, Situation } from "./situation.ts"

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
  situation: Situation,
  addable: readonly Addable[],
  onBill: Minor,
): NearestOffer | null {
  const reachable = offers.flatMap((offer): NearestOffer[] => {
    const judged = judgeOffer(offer, situation)
    if (judged.applies || judged.stops.length > 1) return []
    const [stop] = judged.stops
    const more = whatItTakes(stop, addable)
    if (!more) return []
    const lines = [...situation.lines, ...more.lines.map((line, at) => ({ ...line, id: `+${at}`, quantity: 1 }))]
    const then = judgeOffer(offer, { ...situation, lines })
    // What is no better than what is on is no news, and to spend far more than it gives back is no help.
    if (!then.applies || more.costs > MOST_TIMES * (then.saving - onBill)) return []
    const { id: offerId, code, title } = offer
    return [{ offerId, code, title, saving: then.saving, message: stop.message, ...more.told }]
  })
  reachable.sort(
    (one, other) => one.costs - other.costs || other.saving - one.saving || (one.offerId < other.offerId ? -1 : 1),
  )
  return reachable[0] ?? null
}

/** Worth telling while it takes no more than so many times what it saves beyond what is on. */
const MOST_TIMES = 4

function whatItTakes({ missing }: Stop, addable: readonly Addable[]) {
  if (missing?.kind === "amount") {
    const filler = { productId: "", productType: "", categories: [], size: null, price: missing.amount }
    return { lines: [filler], costs: missing.amount, told: { missing, costs: missing.amount } }
  }
  if (missing?.kind !== "items") return null
  const { count, categories, products, sizes } = missing
  const pick = { categories: ifAny(categories), products: ifAny(products), sizes: ifAny(sizes) }
  const cheapest = addable
    .filter((each) => isPicked({ line: "", ...each }, pick))
    .reduce<Addable | null>((best, each) => (best && best.price <= each.price ? best : each), null)
  if (!cheapest) return null
  const costs = cheapest.price * count
  return { lines: Array.from({ length: count }, () => cheapest), costs, told: { missing, costs } }
}

function ifAny(list: readonly string[]): readonly string[] | undefined {
  return list.length === 0 ? undefined : list
}
