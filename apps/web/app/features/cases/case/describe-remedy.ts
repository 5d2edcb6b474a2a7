import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import type { Remedy } from "./build-thread.ts"

/** FBK-3: `₹129 refunded to your card`. The payment method is null until the order is loaded. */
export function describeRemedy(remedy: Remedy, country: CountryCode, mode: PaymentMode | null): string {
  const { kind, amount, newOrderState } = remedy
  if (kind === "NEW_ORDER") return newOrderTexts[newOrderState ?? "MAKING"]
  return kind === "REFUND" ? caseTexts.refunded(amount, country, mode) : caseTexts.credited(amount, country)
}

const newOrderTexts = {
  MAKING: caseTexts.newOrder,
  HANDED_OVER: caseTexts.newOrderDone,
  CANCELLED: caseTexts.newOrderCancelled,
} as const
