import type { Platform } from "../../platform/platform.ts"
import { initialAlerts } from "./initial-alerts.ts"
import { upsertAlerts } from "./alerts.store.ts"

/** Runs at every start. Updates the texts of existing alerts and adds no duplicates. */
export async function seedAlerts({ db }: Pick<Platform, "db">): Promise<void> {
  await upsertAlerts(db, initialAlerts)
}
