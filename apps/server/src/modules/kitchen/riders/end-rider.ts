import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { notifyKitchenChanged } from "../kitchen-changed.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { lockRider, writeRiderEnd } from "./riders.store.ts"

/**
 * Removes a rider from the store, unless the rider is out. Orders that were assigned need another rider before they
 * leave.
 */
export async function endRider(
  { clock }: Pick<KitchenDeps, "clock">,
  tx: Tx,
  { storeId, riderId }: { storeId: string; riderId: string },
): Promise<void> {
  const rider = await lockRider(tx, riderId, storeId)
  if (!rider) throw new AppError("NOT_FOUND")
  if (rider.isOut) throw new AppError("RIDER_OUT")
  await writeRiderEnd(tx, riderId, clock.now())
  await notifyKitchenChanged(tx, [{ what: "riders", storeId, orderId: null }])
}
