import type { Platform } from "../../platform/platform.ts"
import { findUnseen, type Place } from "./alerts.store.ts"

export async function listAlerts({ db, clock }: Pick<Platform, "db" | "clock">, userId: string, place: Place) {
  const alerts = await findUnseen(db, place, userId, clock.now())
  return { status: "success", data: { alerts } } as const
}
