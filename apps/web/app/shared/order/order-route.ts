import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"

/** Nothing more happens to it by itself while one looks on. */
export function isSettled({ confirmation }: Pick<Transaction, "confirmation">): boolean {
  return confirmation !== "pending"
}

/** The payment that was begun has come to nothing: it can be paid another way. */
export function hasFailedPayment({ confirmation, next, payment }: Transaction): boolean {
  return confirmation === "pending" && next.kind === "pay" && payment !== null
}

/** Whose answer it waits for. */
export function paymentResponder(
  order: Pick<Transaction, "payment"> | undefined,
): "your bank" | "the voucher’s issuer" {
  return order?.payment?.mode === "EVOUCHER" ? "the voucher’s issuer" : "your bank"
}

/** The screen of ours on which an order goes on. A provider's own page is none of ours: there one waits for it. */
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
