import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { holdTicket, type Seen } from "./hold-ticket.ts"
import type { Carrier } from "./kitchen.ts"
import { tellKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { writeCarrier } from "./kitchen.store.ts"

/**
 * TRK-4: a delivery that no rider of the store brings: a courier does, whose name and reference are kept, or somebody who
 * isn't named. A rider who had it has it no more.
 */
export async function handToCarrier(shop: KitchenShop, tx: Tx, asked: Seen & { carrier: Carrier }): Promise<void> {
  const { storeId, orderId, version, carrier } = asked
  const { ticket } = await holdTicket(shop, tx, asked)
  if (ticket.way !== "DELIVERY" || ticket.endedAt !== null) throw new AppError("STEP_REFUSED")
  if (!(await writeCarrier(tx, { orderId, version }, carrier))) throw new AppError("ORDER_MOVED")
  await tellKitchenChanged(tx, [
    { what: "ticket", storeId, orderId },
    ...(ticket.stage === "ON THE WAY" ? [{ what: "riders", storeId, orderId: null } as const] : []),
  ])
}
