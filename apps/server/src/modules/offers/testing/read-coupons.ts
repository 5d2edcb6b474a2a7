import type { OfferEntry, OfferGroup, OfferRules } from "@hearth/contract/calls/offers.calls.ts"

export interface Coupons {
  coupons: OfferGroup[]
  rules: OfferRules
}

/** A shopper of the cart's tests. */
interface Asking {
  send(method: "GET", path: string): Promise<{ json<Answer>(): Answer }>
}

export const couponsOf = async (shopper: Asking) => (await shopper.send("GET", "/offers")).json<Coupons>()
export const entriesIn = ({ coupons }: Pick<Coupons, "coupons">): OfferEntry[] => coupons.flatMap(({ list }) => list)
export const entryIn = (coupons: Pick<Coupons, "coupons">, code: string) =>
  entriesIn(coupons).find((entry) => entry.code === code)
