export { createOrders, forgetOrders, joinOrders, type Orders } from "./create-orders.ts"
export { anyToTakeUp, findOrders, orderNumbersOf, payableOf, type StoredOrder, takeUpOrders } from "./orders.store.ts"
export { stepOrder } from "./step-order.ts"
export { tellPromise } from "./answer-transaction.ts"
export { estimateOrder } from "./foresee-order.ts"
export type { TicketProgress } from "./ticket-progress.ts"
export { ownOrderByNumber } from "./own-order.ts"
export {
  listFailed,
  listOrdered,
  listPlaced,
  listSteps,
  listThese,
  MOST_LOOKED_AT,
  PAST_A_PAGE,
  type PastOrderRow,
  type PlaceInList,
} from "./past-orders.store.ts"
export { findTrackedByNumber, findTrackedOrders, listTrackedOf, type TrackedOrder } from "./tracked-orders.store.ts"
export { listBest, listSold, type SoldOrder } from "./day-figures.store.ts"
