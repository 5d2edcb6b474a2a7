export type {
  CapturedPayment,
  OrdersOfPayments,
  PayableOrder,
  PaymentsOf,
  Payments,
  PayVisit,
  Refunded,
} from "./payments.ts"
