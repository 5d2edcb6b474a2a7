import type { CountryCode } from "../countries/countries.ts"
import { guaranteeTerms } from "../countries/topics/guarantees.ts"
import type { Minor } from "../money/format-money.ts"
import { MINUTE_MS } from "../stores/zoned-time.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"

const GUARANTEE_MINUTES = 30
/** Orders with this many pizzas are bulk orders. */
const BULK_PIZZAS = 4
/** Length of an advance order's slot. The order is late when the slot has ended. */
const SLOT_MINUTES = 15

/**
 * Why an order has no guarantee. `way`: orders of this kind never have one, because the customer comes to the store or
 * because they are replacement orders. `conditions`: riders are slower than usual.
 */
export const guaranteeExclusions = ["country", "way", "bulk", "conditions"] as const
export type GuaranteeExclusion = (typeof guaranteeExclusions)[number]

/** Frozen with the bill: what the customer saw before paying remains valid. */
export type OrderGuarantee = { liability: Minor } | { why: GuaranteeExclusion }

/** The guarantee after its clock has started. */
export type DeliveryGuarantee = { dueAt: number; liability: Minor } | { dueAt: null; why: GuaranteeExclusion }

/** A replacement order has no guarantee: it costs nothing, so there is nothing to compensate if it is late. */
export const guaranteeOfReplacement: OrderGuarantee = { why: "way" }

export interface GuaranteeInput {
  country: CountryCode
  deliveryType: DeliveryType
  pizzas: number
  /** The store reported that riders are slower than usual. */
  conditionsUnsuitable: boolean
}

/** Returns the guarantee of a new order. */
export function guaranteeFor({ country, deliveryType, pizzas, conditionsUnsuitable }: GuaranteeInput): OrderGuarantee {
  const terms = guaranteeTerms[country]
  if (terms === null) return { why: "country" }
  if (deliveryType !== "DELIVERY") return { why: "way" }
  if (pizzas >= BULK_PIZZAS) return { why: "bulk" }
  return conditionsUnsuitable ? { why: "conditions" } : { liability: terms.liability }
}

/**
 * Returns the guarantee with its due time. The clock starts when the order is placed: paid, or confirmed by the
 * one-time code for cash. An advance order is due by the end of its slot. The handover stops the clock.
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
