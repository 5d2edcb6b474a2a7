import type { Platform } from "../../platform/platform.ts"
import { toIso } from "../../platform/to-iso.ts"
import { findUnseen, type AlertAudience } from "./alerts.store.ts"

export async function listAlerts(
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
  audience: AlertAudience,
) {
  const alerts = await findUnseen(db, audience, userId, clock.now())
  return {
    alerts: alerts.map(({ id, tone, title, message, endsAt }) => ({ id, tone, title, message, endsAt: toIso(endsAt) })),
  }
}
