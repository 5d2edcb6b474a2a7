import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { loadOwnOrder, type OrderCaller } from "./load-own-order.ts"
import { loadTransaction } from "./load-transaction.ts"
import type { OrderDeps } from "./order-deps.ts"

/** Returns the customer's own order as it is now. */
export async function readOwnTransaction(
  deps: OrderDeps,
  caller: OrderCaller,
  id: string,
): Promise<{ transaction: Transaction }> {
  return { transaction: await loadTransaction(deps, deps.db, await loadOwnOrder(deps.db, caller, id)) }
}
