export { createPayments, erasePayments, mergeGuestPayments } from "./create-payments.ts"
export { settleManualRefund } from "./settle-manual-refund.ts"
export type { CapturedPayment, OrderPayments, Payments, PaymentContext } from "./payments.ts"
