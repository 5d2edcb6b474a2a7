import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"

/** Whether the payment is final, so that the page can stop polling. */
export function isSettled({ confirmation }: Pick<Transaction, "confirmation">): boolean {
  return confirmation !== "pending"
}

/** Whether the started payment failed, so that the order can be paid with another method. */
export function hasFailedPayment({ confirmation, next, payment }: Transaction): boolean {
  return confirmation === "pending" && next.kind === "pay" && payment !== null
}

/** Whose response the payment waits for. */
export function paymentResponder(order: Pick<Transaction, "payment"> | undefined): "bank" | "voucherIssuer" {
  return order?.payment?.mode === "EVOUCHER" ? "voucherIssuer" : "bank"
}

/**
 * The screen that continues an order. While the customer is on a provider's page, it is the payment page, which waits.
 */
export function orderHref(order: Transaction): string {
  const query = `transactionId=${order.transactionId}`
  if (isSettled(order)) return `/thank-you?${query}`
  switch (order.next.kind) {
    case "form":
      return `/paytmForm?${query}`
    case "app":
    case "qr":
    case "collect":
      return `/upiForm?${query}`
    case "page":
    case "wait":
      return `/payment?${query}`
    default:
      return "/payment"
  }
}
