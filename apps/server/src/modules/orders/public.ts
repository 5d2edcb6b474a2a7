export { createOrders, forgetOrders, joinOrders } from "./create-orders.ts"
