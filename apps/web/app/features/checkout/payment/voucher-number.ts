import { containsCardNumber } from "@hearth/domain/payments/card-number.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"

const NUMBER = /^[0-9 ]{12,23}$/

/** Validates the number before any request. SEC-9: a card number never leaves the page. */
export function voucherNumberError(number: string): string | undefined {
  if (!NUMBER.test(number)) return paymentTexts.voucherNumberMissing
  return containsCardNumber(number) ? paymentErrorTexts.voucherLooksLikeCard : undefined
}
