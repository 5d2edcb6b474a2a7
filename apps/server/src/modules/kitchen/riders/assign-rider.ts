import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { readStoreTicket } from "../board/read-store-ticket.ts"
import { lockTicket, type TicketRef } from "../tickets/lock-ticket.ts"
import { notifyKitchenChanged } from "../kitchen-changed.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { writeRider } from "../tickets/tickets.store.ts"
import { lockRider } from "./riders.store.ts"

interface AssignRiderInput extends TicketRef {
  riderId: string | null
}

/**
 * TRK-4: assigns a rider to an order, or removes the rider. A rider can deliver several orders. A rider who is out gets
 * no further order, except one that is already on the way. The rider of an order on the way can only be replaced.
 */
export async function assignRider(deps: KitchenDeps, tx: Tx, input: AssignRiderInput): Promise<StoreTicket> {
  const { storeId, orderId, version, riderId } = input
  const { ticket } = await lockTicket(deps, tx, input)
  const isOnTheWay = ticket.stage === "ON THE WAY"
  if (ticket.deliveryType !== "DELIVERY" || ticket.endedAt !== null) throw new AppError("STEP_REFUSED")
  if (riderId === null && isOnTheWay) throw new AppError("STEP_REFUSED")
  if (riderId !== null) {
    const rider = await lockRider(tx, riderId, storeId)
    if (!rider) throw new AppError("NOT_FOUND")
    if (rider.isOut && !isOnTheWay && ticket.riderId !== riderId) throw new AppError("RIDER_OUT")
  }
  if (!(await writeRider(tx, { orderId, version, riderId }))) throw new AppError("ORDER_MOVED")
  await notifyKitchenChanged(tx, [
    { what: "ticket", storeId, orderId },
    ...(isOnTheWay ? [{ what: "riders", storeId, orderId: null } as const] : []),
  ])
  return readStoreTicket(deps, tx, orderId)
}
