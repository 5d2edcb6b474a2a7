import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { holdTicket, type Seen } from "./hold-ticket.ts"
import { tellKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { writeRider } from "./kitchen.store.ts"
import { lockRider } from "./riders.store.ts"

interface Assigning extends Seen {
  riderId: string | null
}

/**
 * TRK-4: who brings an order. Several may go together; who has left takes no more, but may take over what is on the way
 * already. What is on the way is always somebody's.
 */
export async function assignRider(shop: KitchenShop, tx: Tx, asked: Assigning): Promise<void> {
  const { storeId, orderId, version, riderId } = asked
  const { ticket } = await holdTicket(shop, tx, asked)
  const isOnTheWay = ticket.stage === "ON THE WAY"
  if (ticket.way !== "DELIVERY" || ticket.endedAt !== null) throw new AppError("STEP_REFUSED")
  if (riderId === null && isOnTheWay) throw new AppError("STEP_REFUSED")
  if (riderId !== null) {
    const rider = await lockRider(tx, riderId, storeId)
    if (!rider) throw new AppError("NOT_FOUND")
    if (rider.isOut && !isOnTheWay && ticket.riderId !== riderId) throw new AppError("RIDER_OUT")
  }
  if (!(await writeRider(tx, { orderId, version, riderId }))) throw new AppError("ORDER_MOVED")
  await tellKitchenChanged(tx, [
    { what: "ticket", storeId, orderId },
    ...(isOnTheWay ? [{ what: "riders", storeId, orderId: null } as const] : []),
  ])
}
