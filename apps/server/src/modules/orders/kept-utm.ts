import type { Utm } from "@hearth/contract/calls/orders.shapes.ts"
import { holdsCardNumber } from "@hearth/domain/payments/card-number.ts"

/**
 * SHL-12. Anybody can write such an address: a part that looks like a card's number is left out (SEC-9) rather than
 * refused, because no campaign is worth an order.
 */
export function keptUtm(utm: Utm | undefined): Utm | null {
  if (!utm) return null
  const part = (text: string) => (holdsCardNumber(text) ? "" : text.trim())
  const kept = { source: part(utm.source), medium: part(utm.medium), campaign: part(utm.campaign) }
  return kept.source || kept.medium || kept.campaign ? kept : null
}
