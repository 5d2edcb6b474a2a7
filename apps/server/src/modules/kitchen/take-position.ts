import { AppError } from "../../platform/errors/app-error.ts"
import { tellKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { listOut, writePosition } from "./riders.store.ts"

/** Of what a phone says more often than that, the rest is let go. */
const PAUSE_MS = 900

interface Said {
  storeId: string
  riderId: string
  latitude: number
  longitude: number
}

/** TRK-1: where a rider is; kept while they are out, and told to those whose orders they are out with. */
export async function takePosition({ db, clock }: Pick<KitchenShop, "db" | "clock">, said: Said): Promise<void> {
  const { storeId, riderId } = said
  const outcome = await writePosition(db, { ...said, now: clock.now() }, PAUSE_MS)
  if (outcome === "missing") throw new AppError("NOT_FOUND")
  if (outcome === "let go") return
  const out = await listOut(db, riderId)
  await tellKitchenChanged(
    db,
    out.map((orderId) => ({ what: "position", storeId, orderId }) as const),
  )
}
