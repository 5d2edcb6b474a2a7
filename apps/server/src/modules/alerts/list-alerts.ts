import type { Platform } from "../../platform/platform.ts"
import { findUnseen, type AlertAudience } from "./alerts.store.ts"

export async function listAlerts(
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
  audience: AlertAudience,
) {
  const alerts = await findUnseen(db, audience, userId, clock.now())
  return { alerts }
}
