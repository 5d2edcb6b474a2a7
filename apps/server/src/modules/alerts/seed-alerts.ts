import type { Platform } from "../../platform/platform.ts"
import { initialAlerts } from "./initial-alerts.ts"
import { upsertAlerts } from "./alerts.store.ts"

/** At every start: what is there already gets the newest text, and nothing is there twice. */
export async function seedAlerts({ db }: Pick<Platform, "db">): Promise<void> {
  await upsertAlerts(db, initialAlerts)
}
