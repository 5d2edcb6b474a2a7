import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"

export type ChargeCode = "DELIVERY" | "PACKAGING" | "CARRY_BAG"

export interface Charge {
  code: ChargeCode
  /** The delivery types that the charge applies to. */
  types: readonly DeliveryType[]
  amount: Minor
  /**
   * Free for goods of this value or more. Just below, the charge is only the difference: adding an item never lowers
   * the total, and customers need not order more to pay less.
   */
  freeFrom: Minor | null
  /** Only if the customer chooses it. */
  optional: boolean
}

export interface ChargeRule {
  /** The first local date that the rule applies to. */
  from: string
  charges: readonly Charge[]
  tips: { types: readonly DeliveryType[]; suggestions: readonly Minor[]; most: Minor }
}

/** Creates the charges and tips that every country has, with this country's amounts. `from`: see `ChargeRule`. */
export function createChargeRule(
  from: string,
  amounts: { delivery: Minor; freeFrom: Minor; packaging: Minor; carryBag: Minor },
  tips: Pick<ChargeRule["tips"], "suggestions" | "most">,
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
    tips: { types: ["DELIVERY"], ...tips },
  }
}
