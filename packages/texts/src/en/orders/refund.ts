import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as paymentModeTexts from "../checkout/payment-modes.ts"
import * as orderTexts from "./order.ts"

type Refund = Pick<Transaction["refunds"][number], "amount" | "to" | "status" | "mode">

/** The amount, where it goes, and whether it is there. */
export const refund = ({ amount, to, status, mode }: Refund, country: Transaction["country"]): string => {
  const isDone = status === "DONE"
  if (to === "wallet")
    return isDone ? orderTexts.refundedToWallet(amount, country) : orderTexts.refundingToWallet(amount, country)
  const title = paymentModeTexts.titles[mode]
  return isDone
    ? orderTexts.refundedToAccount(amount, country, title)
    : orderTexts.refundInitiated(amount, country, title)
}
