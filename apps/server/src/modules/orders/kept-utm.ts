import type { Utm } from "@hearth/contract/calls/orders.shapes.ts"
import { holdsCardNumber } from "@hearth/domain/payments/card-number.ts"

/**
 * SHL-12. Anybody can write such an address: a part that looks like a card's number is left out (SEC-9) rather than
 * refused, because no campaign is worth an order.
 */
export function keptUtm(utm: Utm | undefined): Utm | null {
  if (!utm) return null
  const kept = { source: keptPart(utm.source), medium: keptPart(utm.medium), campaign: keptPart(utm.campaign) }
  return kept.source || kept.medium || kept.campaign ? kept : null
}

function keptPart(text: string): string {
  return holdsCardNumber(text) ? "" : text.trim()
}
