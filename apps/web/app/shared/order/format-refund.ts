import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { paymentModeRule } from "@hearth/domain/payments/payment-modes.ts"

export function formatRefund({ amount, to, status, mode }: Transaction["refunds"][number], order: Transaction): string {
  const sum = formatMoney(amount, order.country)
  const where = to === "wallet" ? "your wallet" : paymentModeRule(mode).title
  if (status === "DONE") return `${sum} is back in ${to === "wallet" ? where : `your account (${where})`}.`
  return to === "wallet"
    ? `${sum} goes back to ${where}.`
    : `Refund initiated: ${sum} to ${where}. It usually takes 4-10 business days.`
}
