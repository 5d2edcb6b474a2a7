import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { notifyKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"
import { lockRider, writeRiderEnd } from "./riders.store.ts"

/** No rider of the store any more, unless they are out. What they were to bring asks for another when it leaves. */
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
