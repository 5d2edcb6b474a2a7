import type { Utm } from "@hearth/contract/calls/orders.shapes.ts"
import { containsCardNumber } from "@hearth/domain/payments/card-number.ts"

/**
 * SHL-12. Campaign links can contain anything. A value that looks like a card number is left out (SEC-9) rather than
 * refused, because a campaign must not prevent an order.
 */
export function sanitiseUtm(utm: Utm | undefined): Utm | null {
  if (!utm) return null
  const sanitised = {
    source: sanitisePart(utm.source),
    medium: sanitisePart(utm.medium),
    campaign: sanitisePart(utm.campaign),
  }
  return sanitised.source || sanitised.medium || sanitised.campaign ? sanitised : null
}

function sanitisePart(text: string): string {
  return containsCardNumber(text) ? "" : text.trim()
}
