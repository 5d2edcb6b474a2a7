import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import { isHandedOver, type OrderStatus } from "../orders/order-status.ts"
import type { Bill } from "../pricing/bill.ts"
import { prorate } from "../pricing/prorate.ts"

/** The delivery types whose customers can be reached again later, at the same place or at the store. */
const reachableAgain: Readonly<Record<DeliveryType, boolean>> = {
  DELIVERY: true,
  PICKUP: true,
  CURBSIDE: true,
  DINEIN: true,
}

/** FBK-3: whether a new order can reach its customer. After the account was deleted, there is no contact. */
export function canMakeAgain({ deliveryType, mobile }: { deliveryType: DeliveryType; mobile: string }): boolean {
  return reachableAgain[deliveryType] && mobile !== ""
}

/**
 * What each line of an order is worth if it is made again: its share of what the customer paid for goods. The shares
 * follow the prices without offers, so that a pizza that an offer made free is worth something, too. They add up to
 * what was paid for goods, and never to more than the order cost. Charges and the tip aren't given again.
 */
export function valuesOfLines(
  bill: Pick<Bill, "validItems" | "charges" | "tip" | "payable">,
): ReadonlyMap<string, Minor> {
  const charges = bill.charges.reduce(
    (sum, { taxable, taxes }) => taxes.reduce((whole, { amount }) => whole + amount, sum + taxable),
    0,
  )
  const paidForGoods = Math.max(0, bill.payable - charges - bill.tip)
  // Sorted by id, so that the minor unit left over by a division goes to the same line however the bill is sorted.
  const lines = bill.validItems.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const values = prorate(
    paidForGoods,
    lines.map(({ gross }) => gross),
  )
  return new Map(lines.map(({ id }, index) => [id, values[index] ?? 0]))
}

/** The state of a new order that was given as a remedy. */
export const newOrderStates = ["MAKING", "HANDED_OVER", "CANCELLED"] as const
export type NewOrderState = (typeof newOrderStates)[number]

export function newOrderStateOf(status: OrderStatus): NewOrderState {
  if (status === "CANCELLED") return "CANCELLED"
  return isHandedOver(status) ? "HANDED_OVER" : "MAKING"
}
