import { AppError } from "../../platform/errors/app-error.ts"
import { notifyKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"
import { listOrdersOutWith, writePosition } from "./riders.store.ts"

/** Of what a phone says more often than that, the rest is let go. */
const MIN_INTERVAL_MS = 900

interface PositionInput {
  storeId: string
  riderId: string
  latitude: number
  longitude: number
}

/** TRK-1: where a rider is; kept while they are out, and told to those whose orders they are out with. */
export async function recordPosition(
  { db, clock }: Pick<KitchenDeps, "db" | "clock">,
  input: PositionInput,
): Promise<void> {
  const { storeId, riderId } = input
  const outcome = await writePosition(db, { ...input, now: clock.now() }, MIN_INTERVAL_MS)
  if (outcome === "missing") throw new AppError("NOT_FOUND")
  if (outcome === "let go") return
  const orderIds = await listOrdersOutWith(db, riderId)
  await notifyKitchenChanged(
    db,
    orderIds.map((orderId) => ({ what: "position", storeId, orderId }) as const),
  )
}
