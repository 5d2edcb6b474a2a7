export { createOrders, eraseOrders, mergeGuestOrders, type Orders } from "./create-orders.ts"
export { createPaymentOrders } from "./create-payment-orders.ts"
export type { OrderKitchen } from "./order-deps.ts"
export {
  hasOrdersWithoutTicket,
  findOrders,
  orderNumbersOf,
  payableOf,
  type StoredOrder,
  claimOrdersWithoutTicket,
} from "./orders.store.ts"
export { listOrderIdsOfPhone } from "./erase-orders.store.ts"
export { listGuestOrders } from "./list-guest-orders.ts"
export { advanceOrderStatus } from "./advance-order-status.ts"
export { describeGuarantee } from "./load-transaction.ts"
export { estimateOrder } from "./estimate-order.ts"
export type { TicketProgress } from "./ticket-progress.ts"
export { loadOwnOrder, loadOwnOrderByNumber } from "./load-own-order.ts"
export {
  countPlacedOrders,
  hasOtherOpenOrder,
  listFailedOrders,
  listOrderedProducts,
  listPlacedOrders,
  listStatusChanges,
  listPlacedByIds,
  MAX_ORDERS_FOR_RECOMMENDATION,
  PAST_ORDERS_PAGE_SIZE,
  type PastOrderRow,
  type PastOrdersCursor,
} from "./past-orders.store.ts"
export {
  filterCancelledIds,
  findTrackedByNumber,
  findTrackedOrders,
  listTrackedOrders,
  type TrackedOrder,
} from "./tracked-orders.store.ts"
export { listBestSellers, listSoldOrders, type SoldOrder } from "./sales-report.store.ts"
