import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as paymentModeTexts from "@hearth/texts/checkout/payment-modes.ts"

export function formatRefund(
  { amount, to, status, mode }: Transaction["refunds"][number],
  { country }: Transaction,
): string {
  if (to === "wallet")
    return status === "DONE"
      ? orderTexts.refundedToWallet(amount, country)
      : orderTexts.refundingToWallet(amount, country)
  const title = paymentModeTexts.titles[mode]
  return status === "DONE"
    ? orderTexts.refundedToAccount(amount, country, title)
    : orderTexts.refundInitiated(amount, country, title)
}
