import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { readStoreTicket } from "../board/read-store-ticket.ts"
import { lockTicket, type TicketRef } from "../tickets/lock-ticket.ts"
import type { Carrier } from "../kitchen.ts"
import { notifyKitchenChanged } from "../kitchen-changed.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { writeCarrier } from "../tickets/tickets.store.ts"

/**
 * TRK-4: assigns a delivery to a carrier instead of a rider: a courier company with name and reference, or someone of
 * the store's staff who isn't entered as a rider. Removes the assigned rider.
 */
export async function assignCarrier(
  deps: KitchenDeps,
  tx: Tx,
  input: TicketRef & { carrier: Carrier },
): Promise<StoreTicket> {
  const { storeId, orderId, version, carrier } = input
  const { ticket } = await lockTicket(deps, tx, input)
  if (ticket.deliveryType !== "DELIVERY" || ticket.endedAt !== null) throw new AppError("STEP_REFUSED")
  if (!(await writeCarrier(tx, { orderId, version }, carrier))) throw new AppError("ORDER_MOVED")
  await notifyKitchenChanged(tx, [
    { what: "ticket", storeId, orderId },
    ...(ticket.stage === "ON THE WAY" ? [{ what: "riders", storeId, orderId: null } as const] : []),
  ])
  return readStoreTicket(deps, tx, orderId)
}
