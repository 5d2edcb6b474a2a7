import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { listTickets } from "./board.store.ts"
import { buildStoreTickets } from "./build-store-tickets.ts"

/** Reads an order's ticket as its store sees it. The caller has changed it, so it exists. */
export async function readStoreTicket(deps: KitchenDeps, db: Queryable, orderId: string): Promise<StoreTicket> {
  const [ticket] = await buildStoreTickets(deps, db, await listTickets(db, [orderId]))
  if (!ticket) throw new Error(`a ticket is missing: ${orderId}`)
  return ticket
}
