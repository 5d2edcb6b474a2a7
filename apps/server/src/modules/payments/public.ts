export { createPayments, forgetPayments, joinPayments } from "./create-payments.ts"
export type {
  CapturedPayment,
  OrdersOfPayments,
  PayableOrder,
  PaymentsOf,
  Payments,
  PayVisit,
  Refunded,
} from "./payments.ts"
