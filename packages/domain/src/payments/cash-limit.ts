import type { CountryCode } from "../countries/countries.ts"
import { countryPayments } from "../countries/topics/payments.ts"
import type { Minor } from "../money/format-money.ts"

/** A customer's history with cash orders. */
export interface CashHistory {
  /** Cash orders that were handed over to the customer. */
  taken: number
  /** Cash orders of the last 90 days that were refused or not collected. */
  refused: number
  /** Cash orders that are placed and not handed over yet. */
  open: number
}

/** A customer is trusted after this many cash orders were handed over to them. */
const TRUSTED_AFTER_ORDERS = 2
/** Number of refused cash orders after which a customer can't pay in cash. */
const BLOCKED_AFTER_REFUSALS = 2
/** Maximum number of open cash orders at the same time. */
const MAX_OPEN = 2

/**
 * `ORDERS_REFUSED`: the customer refused or didn't collect earlier cash orders. `TOO_MANY_OPEN_ORDERS`: the customer's
 * earlier cash orders are not handed over yet.
 */
export type CashRefusal =
  | { code: "ORDERS_REFUSED" }
  | { code: "TOO_MANY_OPEN_ORDERS" }
  | { code: "ABOVE_LIMIT"; limit: Minor }

export type CashCheck = { ok: true; limit: Minor } | { ok: false; refusal: CashRefusal }

/**
 * Checks whether this order can be paid in cash, by the customer's history. Another payment method is always available.
 */
export function checkCash(country: CountryCode, payable: Minor, { taken, refused, open }: CashHistory): CashCheck {
  if (refused >= BLOCKED_AFTER_REFUSALS) return { ok: false, refusal: { code: "ORDERS_REFUSED" } }
  if (open >= MAX_OPEN) return { ok: false, refusal: { code: "TOO_MANY_OPEN_ORDERS" } }
  const { newCustomer, trustedCustomer } = countryPayments[country].cashLimits
  const limit = taken >= TRUSTED_AFTER_ORDERS ? trustedCustomer : newCustomer
  if (payable <= limit) return { ok: true, limit }
  return { ok: false, refusal: { code: "ABOVE_LIMIT", limit } }
}
