export { createOrders, forgetOrders, joinOrders } from "./create-orders.ts"
export { orderNumbersOf, payableOf } from "./orders.store.ts"
