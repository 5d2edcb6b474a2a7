import type { CountryCode } from "../countries/countries.ts"
import { countryPayments } from "../countries/topics/payments.ts"
import type { Minor } from "../money/format-money.ts"

/** A customer's history with cash orders. */
export interface CashHistory {
  /** Cash orders that the customer accepted. */
  taken: number
  /** Cash orders of the last 90 days that were refused or not collected. */
  refused: number
  /** Cash orders that are placed and not handed over yet. */
  open: number
}

/** Number of accepted cash orders after which a customer is trusted. */
const TRUSTED_AFTER_ORDERS = 2
/** Number of refused cash orders after which a customer can't pay in cash. */
const BLOCKED_AFTER_REFUSALS = 2
/** Maximum number of open cash orders at the same time. */
const MAX_OPEN = 2

export type CashRefusal =
  /** The customer didn't accept earlier cash orders. */
  { code: "ORDERS_REFUSED" } | { code: "ORDERS_ON_THE_WAY" } | { code: "ABOVE_LIMIT"; limit: Minor }

export type CashCheck = { ok: true; limit: Minor } | { ok: false; refusal: CashRefusal }

/**
 * Checks whether this order can be paid in cash, by the customer's history. Another payment method is always available.
 */
export function checkCash(country: CountryCode, payable: Minor, { taken, refused, open }: CashHistory): CashCheck {
  if (refused >= BLOCKED_AFTER_REFUSALS) return { ok: false, refusal: { code: "ORDERS_REFUSED" } }
  if (open >= MAX_OPEN) return { ok: false, refusal: { code: "ORDERS_ON_THE_WAY" } }
  const { newCustomer, trustedCustomer } = countryPayments[country].cashLimits
  const limit = taken >= TRUSTED_AFTER_ORDERS ? trustedCustomer : newCustomer
  if (payable <= limit) return { ok: true, limit }
  return { ok: false, refusal: { code: "ABOVE_LIMIT", limit } }
}
