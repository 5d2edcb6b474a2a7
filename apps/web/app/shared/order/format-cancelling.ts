import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"

interface CancelledPayment {
  paymentMode: PaymentMode | null
  /** LOY-2: the points that paid for a free pizza; 0 if none did. */
  spentPoints: number
}

/** ORD-12: what happens to money and points when an order is cancelled. An order that only points paid for has no money. */
export function formatCancelling({ paymentMode, spentPoints }: CancelledPayment): string {
  const money =
    paymentMode === "FREE" ? undefined : paymentMode === "COD" ? labels.nothingCharged : orderTexts.fullRefund
  const points = spentPoints > 0 ? orderTexts.pointsComeBack(spentPoints) : undefined
  return [money, points].filter(Boolean).join(" ")
}
