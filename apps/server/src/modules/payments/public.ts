export { createPayments, erasePayments, mergeGuestPayments } from "./create-payments.ts"
export { settleManualRefund } from "./refunds/settle-manual-refund.ts"
export type { CapturedPayment, OrderPayments, PaymentContext, PaymentOrders, Payments } from "./payments.ts"
