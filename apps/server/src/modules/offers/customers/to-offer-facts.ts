import type { OfferUses, EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { segmentsOf } from "./segments.ts"
import type { CustomerFacts } from "../uses/uses.store.ts"

type OfferFacts = Pick<EvaluationContext, "customer" | "uses">

/** Converts the facts to the input of the offer engine. */
export function toOfferFacts({ orders, lastOrderAt, won, points, own, inAll }: CustomerFacts, now: number): OfferFacts {
  const uses: Record<string, OfferUses> = {}
  for (const id of [...Object.keys(own), ...Object.keys(inAll)])
    uses[id] = { byCustomer: 0, byCustomerToday: 0, ...own[id], inAll: inAll[id] ?? 0 }
  return { customer: { orders, segments: segmentsOf(orders, lastOrderAt, now), won, points }, uses }
}
