import type { Queryable } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import type { Platform } from "../../platform/platform.ts"
import { type StoredAlert, upsertAlerts } from "./alerts.store.ts"
import { ALERTS_CHANGED } from "./create-current-alerts.ts"

/** Posts an alert for another module, for example that a store closes early. Returns the alert's id. */
export async function postAlert(
  { random }: Pick<Platform, "random">,
  db: Queryable,
  alert: Omit<StoredAlert, "id">,
): Promise<string> {
  const id = random.uuid()
  await upsertAlerts(db, [{ ...alert, id }])
  await notify(db, ALERTS_CHANGED, "")
  return id
}
