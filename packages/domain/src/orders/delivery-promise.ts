import type { CountryCode } from "../countries/countries.ts"
import type { Minor } from "../money/format-money.ts"
import { MINUTE } from "../stores/zoned-time.ts"
import type { DeliveryType } from "./delivery-type.ts"

/** TRK-3. In minor units; null where nothing is promised. */
const liabilities: Readonly<Record<CountryCode, Minor | null>> = { IN: 300_00, LK: 750_00, BD: null }

const PROMISED_MINUTES = 30
/** So many pizzas are a bulk order. */
const BULK_PIZZAS = 4
/** An advance order is promised for a quarter of an hour, and is late when that is over. */
const QUARTER_MINUTES = 15

export const whyNotPromised = ["country", "way", "bulk", "conditions"] as const
export type WhyNot = (typeof whyNotPromised)[number]

/** What the customer was told before paying is what holds: it is frozen with the bill. */
export type OrderPromise = { liability: Minor } | { why: WhyNot }

/** The same with its clock running. */
export type DeliveryPromise = { dueAt: number; liability: Minor } | { dueAt: null; why: WhyNot }

export interface Promised {
  country: CountryCode
  way: DeliveryType
  pizzas: number
  /** The store has said that riders can't be as quick as usual. */
  conditionsUnsuitable: boolean
}

/** What an order is promised as it is made. */
export function promiseFor({ country, way, pizzas, conditionsUnsuitable }: Promised): OrderPromise {
  const liability = liabilities[country]
  if (liability === null) return { why: "country" }
  if (way !== "DELIVERY") return { why: "way" }
  if (pizzas >= BULK_PIZZAS) return { why: "bulk" }
  return conditionsUnsuitable ? { why: "conditions" } : { liability }
}

/**
 * The clock starts when the order is placed: paid, or the cash code typed. For an advance order it ends with the quarter
 * of an hour that was chosen. It stops when the rider hands the order over.
 */
export function startClock(promise: OrderPromise, placedAt: number, slot: number | null): DeliveryPromise {
  if ("why" in promise) return { dueAt: null, why: promise.why }
  const dueAt = slot === null ? placedAt + PROMISED_MINUTES * MINUTE : slot + QUARTER_MINUTES * MINUTE
  return { dueAt, liability: promise.liability }
}

/** What is owed for an order handed over at this moment: nothing in time, else its price up to the liability. */
export function compensationFor(promise: DeliveryPromise, payable: Minor, handedOverAt: number): Minor {
  if (promise.dueAt === null || handedOverAt <= promise.dueAt) return 0
  return Math.min(payable, promise.liability)
}

/** Into the wallet, back to where the money came from, or off what is paid at the door. */
export const compensationWays = ["wallet", "source", "cash"] as const
export type CompensationWay = (typeof compensationWays)[number]

/** Into the wallet where the customer has one; else off the cash at the door, or back to where the money came from. */
export function compensationWay(order: { hasWallet: boolean; isCash: boolean }): CompensationWay {
  if (order.hasWallet) return "wallet"
  return order.isCash ? "cash" : "source"
}

/** What is left to collect of an order paid in cash: less what is given that way once it is late. */
export function cashLeft(payable: Minor, given: { amount: Minor; how: CompensationWay } | null): Minor {
  return given?.how === "cash" ? payable - given.amount : payable
}
