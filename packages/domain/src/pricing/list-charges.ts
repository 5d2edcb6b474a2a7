import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import type { Charge } from "./charge-rule.ts"

/**
 * Returns the charges for goods of this value, at menu prices before discounts, so that a coupon never takes free
 * delivery away.
 */
export function listCharges(
  charges: readonly Charge[],
  type: DeliveryType,
  goods: Minor,
  carryBag: boolean,
): Pick<Charge, "code" | "amount">[] {
  return charges
    .filter(({ types, optional }) => types.includes(type) && (carryBag || !optional))
    .map(({ code, amount, freeFrom }) => ({
      code,
      amount: freeFrom === null ? amount : Math.max(0, Math.min(amount, freeFrom - goods)),
    }))
    .filter(({ amount }) => amount > 0)
}
