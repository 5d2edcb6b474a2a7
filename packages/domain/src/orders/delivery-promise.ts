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

/** Frozen with the order when it is placed: what the customer was told is what holds. */
export type DeliveryPromise = { dueAt: number; liability: Minor } | { dueAt: null; why: WhyNot }

export type WhyNot = "country" | "way" | "bulk" | "conditions"

export interface Promised {
  country: CountryCode
  way: DeliveryType
  pizzas: number
  /** The store has said that riders can't be as quick as usual. */
  conditionsUnsuitable: boolean
  /** Of an advance order. */
  slot: number | null
}

/**
 * The clock starts when the order is placed: paid, or the cash code typed. For an advance order it ends with the quarter
 * of an hour that was chosen. It stops when the rider hands the order over.
 */
export function promiseFor(
  { country, way, pizzas, conditionsUnsuitable, slot }: Promised,
  placedAt: number,
): DeliveryPromise {
  const liability = liabilities[country]
  if (liability === null) return not("country")
  if (way !== "DELIVERY") return not("way")
  if (pizzas >= BULK_PIZZAS) return not("bulk")
  if (conditionsUnsuitable) return not("conditions")
  const dueAt = slot === null ? placedAt + PROMISED_MINUTES * MINUTE : slot + QUARTER_MINUTES * MINUTE
  return { dueAt, liability }
}

const not = (why: WhyNot): DeliveryPromise => ({ dueAt: null, why })

/** What is owed for an order handed over at this moment: nothing in time, else its price up to the liability. */
export function compensationFor(promise: DeliveryPromise, payable: Minor, handedOverAt: number): Minor {
  if (promise.dueAt === null || handedOverAt <= promise.dueAt) return 0
  return Math.min(payable, promise.liability)
}
