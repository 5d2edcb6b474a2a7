import type { OfferEntry, OfferGroup, OfferRules } from "@hearth/contract/calls/offers.calls.ts"

export interface Coupons {
  coupons: OfferGroup[]
  rules: OfferRules
}

/** The part of the cart tests' shopper that is needed here. */
interface CouponClient {
  send(method: "GET", path: string): Promise<{ json<Answer>(): Answer }>
}

export const fetchCoupons = async (shopper: CouponClient) => (await shopper.send("GET", "/offers")).json<Coupons>()
export const entriesOf = ({ coupons }: Pick<Coupons, "coupons">): OfferEntry[] => coupons.flatMap(({ list }) => list)
export const findCouponByCode = (coupons: Pick<Coupons, "coupons">, code: string) =>
  entriesOf(coupons).find((entry) => entry.code === code)
