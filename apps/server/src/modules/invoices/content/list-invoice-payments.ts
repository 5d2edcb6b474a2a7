import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as paymentModeTexts from "@hearth/texts/checkout/payment-modes.ts"
import { formatNumber } from "@hearth/texts/loyalty/rewards.ts"
import * as invoiceTexts from "@hearth/texts/orders/invoices.ts"
import type { Fact } from "./invoice-content.ts"

export interface PaymentSplit {
  paymentMode: PaymentMode | null
  /** The part of the amount that was paid from the wallet. */
  walletAmount: number
}

/** Lists the payment methods with their amounts, and the points that paid for a free pizza (LOY-2). */
export function listInvoicePayments(
  { payable, points }: { payable: number; points: number },
  { paymentMode, walletAmount }: PaymentSplit,
  format: (amount: number) => string,
): Fact[] {
  const otherAmount = payable - walletAmount
  return [
    ...(points > 0 ? [{ label: invoiceTexts.loyaltyPoints, value: formatNumber(points) }] : []),
    ...(walletAmount > 0 ? [{ label: paymentModeTexts.titles.WALLET, value: format(walletAmount) }] : []),
    ...(paymentMode !== null && otherAmount > 0
      ? [{ label: paymentModeTexts.titles[paymentMode], value: format(otherAmount) }]
      : []),
  ]
}
