import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import type { Remedy } from "./build-thread.ts"

/** FBK-3: `₹129 refunded to your card`. The payment method is null until the order is loaded. */
export function describeRemedy({ kind, amount }: Remedy, country: CountryCode, mode: PaymentMode | null): string {
  if (kind === "NEW_ORDER") return caseTexts.newOrder
  return kind === "REFUND" ? caseTexts.refunded(amount, country, mode) : caseTexts.credited(amount, country)
}
