import type { Minor } from "../money/format-money.ts"
import type { DeliveryGuarantee } from "./delivery-guarantee.ts"

/**
 * Returns the compensation for an order handed over at this time: nothing if it was on time or has no guarantee,
 * otherwise its price up to the liability.
 */
export function compensationFor(guarantee: DeliveryGuarantee, payable: Minor, handedOverAt: number): Minor {
  if (guarantee.dueAt === null || handedOverAt <= guarantee.dueAt) return 0
  return Math.min(payable, guarantee.liability)
}

/** Where compensation can go: to the wallet, back to the payment's source, or deducted from the cash on delivery. */
export const compensationMethods = ["wallet", "source", "cash"] as const
export type CompensationMethod = (typeof compensationMethods)[number]

/**
 * Returns where compensation goes: to the customer's wallet if they have one, otherwise deducted from the cash, or back
 * to the source of the payment.
 */
export function compensationMethod(order: { hasWallet: boolean; isCash: boolean }): CompensationMethod {
  if (order.hasWallet) return "wallet"
  return order.isCash ? "cash" : "source"
}

/** Returns the cash to collect, less the compensation if that is given in cash. */
export function cashToCollect(payable: Minor, compensation: { amount: Minor; how: CompensationMethod } | null): Minor {
  return compensation?.how === "cash" ? payable - compensation.amount : payable
}
