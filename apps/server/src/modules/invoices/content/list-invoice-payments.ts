import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as paymentModeTexts from "@hearth/texts/checkout/payment-modes.ts"
import type { Fact } from "./invoice-content.ts"

export interface PaymentSplit {
  paymentMode: PaymentMode | null
  /** The part of the amount that was paid from the wallet. */
  walletAmount: number
}

/** Lists the payment methods with their amounts. */
export function listInvoicePayments(
  payable: number,
  { paymentMode, walletAmount }: PaymentSplit,
  format: (amount: number) => string,
): Fact[] {
  const otherAmount = payable - walletAmount
  return [
    ...(walletAmount > 0 ? [{ label: paymentModeTexts.titles.WALLET, value: format(walletAmount) }] : []),
    ...(paymentMode !== null && otherAmount > 0
      ? [{ label: paymentModeTexts.titles[paymentMode], value: format(otherAmount) }]
      : []),
  ]
}
