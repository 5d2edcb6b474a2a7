import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"

/** The label of the pay button. */
export function formatPayButton(mode: PaymentMode | undefined, amount: Minor, country: CountryCode): string {
  if (mode === undefined) return paymentTexts.chooseMethod
  if (mode === "FREE") return paymentTexts.placeFreeOrder
  return mode === "COD" ? paymentTexts.placeCashOrder : paymentTexts.pay(amount, mode, country)
}

/** PAY-7: while a payment can't be cancelled, cash is the only other payment method, if it is available. */
export function formatPaymentPending(
  message: string,
  options: readonly { mode: PaymentMode; isOpen: boolean }[],
): string {
  const hasCash = options.some(({ mode, isOpen }) => mode === "COD" && isOpen)
  return hasCash ? paymentTexts.payInCashInstead(message) : message
}
