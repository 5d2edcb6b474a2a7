import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { paymentModeRule } from "@hearth/domain/payments/payment-modes.ts"
import * as orderTexts from "@hearth/texts/order.ts"

export function formatRefund(
  { amount, to, status, mode }: Transaction["refunds"][number],
  { country }: Transaction,
): string {
  if (to === "wallet")
    return status === "DONE"
      ? orderTexts.refundedToWallet(amount, country)
      : orderTexts.refundingToWallet(amount, country)
  const { title } = paymentModeRule(mode)
  return status === "DONE"
    ? orderTexts.refundedToAccount(amount, country, title)
    : orderTexts.refundInitiated(amount, country, title)
}
