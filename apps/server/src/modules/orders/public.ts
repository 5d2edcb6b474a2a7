export { createOrders, forgetOrders, joinOrders, type Orders } from "./create-orders.ts"
export { orderNumbersOf, payableOf } from "./orders.store.ts"
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
} from "./past-orders.store.ts"
