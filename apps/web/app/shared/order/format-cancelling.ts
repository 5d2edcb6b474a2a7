import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"

interface PointsOfOrder {
  /** LOY-2: the points that paid for a free pizza; 0 if none did. */
  spentPoints: number
  /** The customer has left the programme, so a cancellation doesn't return the points. */
  forfeitsPoints: boolean
}

/** ORD-12: what a cancellation does with money and points. An order that only points paid for has no money. */
export function formatCancelling({
  paymentMode,
  spentPoints,
  forfeitsPoints,
}: PointsOfOrder & { paymentMode: PaymentMode | null }): string {
  const pointsText = forfeitsPoints ? orderTexts.pointsWontComeBack : orderTexts.pointsComeBack
  return [formatMoneyBack(paymentMode), spentPoints > 0 ? pointsText(spentPoints) : ""].filter(Boolean).join(" ")
}

/** What a cancellation does with the money; empty if only points paid for the order. */
export function formatMoneyBack(paymentMode: PaymentMode | null): string {
  if (paymentMode === "FREE") return ""
  return paymentMode === "COD" ? labels.nothingCharged : orderTexts.fullRefund
}

/** What happened to the points of a cancelled order; undefined if none paid for it. */
export function formatPointsBack({ spentPoints, forfeitsPoints }: PointsOfOrder): string | undefined {
  if (spentPoints === 0) return undefined
  return (forfeitsPoints ? orderTexts.pointsDidntComeBack : orderTexts.pointsAreBack)(spentPoints)
}
