import type { CountryCode } from "../countries/countries.ts"
import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"

export type ChargeCode = "DELIVERY" | "PACKAGING" | "CARRY_BAG"

export interface Charge {
  code: ChargeCode
  /** The delivery types that it applies to. */
  types: readonly DeliveryType[]
  amount: Minor
  /**
   * Free for goods of this value or more. Just below, the charge is only the difference: another item never makes the
   * total cheaper, and customers need not order more to pay less.
   */
  freeFrom: Minor | null
  /** Only if the customer chooses it. */
  optional: boolean
}

export interface ChargeRule {
  /** The first local date that it applies to. */
  from: string
  charges: readonly Charge[]
  tips: { types: readonly DeliveryType[]; suggestions: readonly Minor[]; most: Minor }
}

function createRule(
  from: string,
  amounts: { delivery: Minor; freeFrom: Minor; packaging: Minor; carryBag: Minor },
  suggestions: readonly Minor[],
  most: Minor,
): ChargeRule {
  const { delivery, freeFrom, packaging, carryBag } = amounts
  const notDineIn = ["DELIVERY", "PICKUP", "CURBSIDE"] as const
  return {
    from,
    charges: [
      {
        code: "DELIVERY",
        types: ["DELIVERY"],
        amount: delivery,
        freeFrom,
        optional: false,
      },
      { code: "PACKAGING", types: notDineIn, amount: packaging, freeFrom: null, optional: false },
      { code: "CARRY_BAG", types: notDineIn, amount: carryBag, freeFrom: null, optional: true },
    ],
    tips: { types: ["DELIVERY"], suggestions, most },
  }
}

/** Oldest first. */
export const countryCharges: Readonly<Record<CountryCode, readonly ChargeRule[]>> = {
  IN: [
    createRule(
      "2022-01-01",
      { delivery: 39_00, freeFrom: 249_00, packaging: 15_00, carryBag: 7_00 },
      [20_00, 30_00, 50_00],
      500_00,
    ),
  ],
  LK: [
    createRule(
      "2022-09-01",
      { delivery: 250_00, freeFrom: 2500_00, packaging: 60_00, carryBag: 30_00 },
      [100_00, 150_00, 250_00],
      3000_00,
    ),
  ],
  BD: [
    createRule(
      "2022-07-01",
      { delivery: 60_00, freeFrom: 700_00, packaging: 20_00, carryBag: 10_00 },
      [20_00, 30_00, 50_00],
      500_00,
    ),
  ],
}
