import { AppError } from "../../../platform/errors/app-error.ts"
import { notifyKitchenChanged } from "../kitchen-changed.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { listOrdersOutWith, writePosition } from "./riders.store.ts"

/** A position that follows the previous one sooner than this is ignored. */
const MIN_INTERVAL_MS = 900

interface PositionInput {
  storeId: string
  riderId: string
  latitude: number
  longitude: number
}

/** TRK-1: stores a rider's position while the rider is out, and notifies the customers of the orders on the way. */
export async function recordPosition(
  { db, clock }: Pick<KitchenDeps, "db" | "clock">,
  input: PositionInput,
): Promise<void> {
  const { storeId, riderId } = input
  const outcome = await writePosition(db, { ...input, now: clock.now() }, MIN_INTERVAL_MS)
  if (outcome === "missing") throw new AppError("NOT_FOUND")
  if (outcome === "ignored") return
  const orderIds = await listOrdersOutWith(db, riderId)
  await notifyKitchenChanged(
    db,
    orderIds.map((orderId) => ({ what: "position", storeId, orderId }) as const),
  )
}
