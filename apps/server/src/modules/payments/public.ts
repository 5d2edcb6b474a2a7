export { createPayments, forgetPayments, joinPayments } from "./create-payments.ts"
export { settleRefund } from "./settle-refund.ts"
export type { CapturedPayment, PaymentsOf, Payments, PayVisit } from "./payments.ts"
