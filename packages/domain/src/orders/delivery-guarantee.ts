import type { CountryCode } from "../countries/countries.ts"
import type { Minor } from "../money/format-money.ts"
import { MINUTE_MS } from "../stores/zoned-time.ts"
import type { DeliveryType } from "./delivery-type.ts"

/** TRK-3. In minor units; null where nothing is promised. */
const liabilities: Readonly<Record<CountryCode, Minor | null>> = { IN: 300_00, LK: 750_00, BD: null }

const GUARANTEE_MINUTES = 30
/** So many pizzas are a bulk order. */
const BULK_PIZZAS = 4
/** An advance order is promised for a quarter of an hour, and is late when that is over. */
const SLOT_MINUTES = 15

export const guaranteeExclusions = ["country", "way", "bulk", "conditions"] as const
export type GuaranteeExclusion = (typeof guaranteeExclusions)[number]

/** What the customer was told before paying is what holds: it is frozen with the bill. */
export type OrderGuarantee = { liability: Minor } | { why: GuaranteeExclusion }

/** The same with its clock running. */
export type DeliveryGuarantee = { dueAt: number; liability: Minor } | { dueAt: null; why: GuaranteeExclusion }

export interface GuaranteeInput {
  country: CountryCode
  deliveryType: DeliveryType
  pizzas: number
  /** The store has said that riders can't be as quick as usual. */
  conditionsUnsuitable: boolean
}

/** What an order is promised as it is made. */
export function guaranteeFor({ country, deliveryType, pizzas, conditionsUnsuitable }: GuaranteeInput): OrderGuarantee {
  const liability = liabilities[country]
  if (liability === null) return { why: "country" }
  if (deliveryType !== "DELIVERY") return { why: "way" }
  if (pizzas >= BULK_PIZZAS) return { why: "bulk" }
  return conditionsUnsuitable ? { why: "conditions" } : { liability }
}

/**
 * The clock starts when the order is placed: paid, or the cash code typed. For an advance order it ends with the quarter
 * of an hour that was chosen. It stops when the rider hands the order over.
 */
export function startGuaranteeClock(
  guarantee: OrderGuarantee,
  placedAt: number,
  slot: number | null,
): DeliveryGuarantee {
  if ("why" in guarantee) return { dueAt: null, why: guarantee.why }
  const dueAt = slot === null ? placedAt + GUARANTEE_MINUTES * MINUTE_MS : slot + SLOT_MINUTES * MINUTE_MS
  return { dueAt, liability: guarantee.liability }
}

/** What is owed for an order handed over at this moment: nothing in time, else its price up to the liability. */
export function compensationFor(guarantee: DeliveryGuarantee, payable: Minor, handedOverAt: number): Minor {
  if (guarantee.dueAt === null || handedOverAt <= guarantee.dueAt) return 0
  return Math.min(payable, guarantee.liability)
}

/** Into the wallet, back to where the money came from, or off what is paid at the door. */
export const compensationMethods = ["wallet", "source", "cash"] as const
export type CompensationMethod = (typeof compensationMethods)[number]

/** Into the wallet where the customer has one; else off the cash at the door, or back to where the money came from. */
export function compensationMethod(order: { hasWallet: boolean; isCash: boolean }): CompensationMethod {
  if (order.hasWallet) return "wallet"
  return order.isCash ? "cash" : "source"
}

/** What is left to collect of an order paid in cash: less what is given that way once it is late. */
export function cashToCollect(payable: Minor, compensation: { amount: Minor; how: CompensationMethod } | null): Minor {
  return compensation?.how === "cash" ? payable - compensation.amount : payable
}
