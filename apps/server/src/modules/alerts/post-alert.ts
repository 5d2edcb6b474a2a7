import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { type StoredAlert, upsertAlerts } from "./alerts.store.ts"

/** For a module that has something to tell, such as a store that closes early. Answers the message's id. */
export async function postAlert(
  { random }: Pick<Platform, "random">,
  db: Queryable,
  alert: Omit<StoredAlert, "id">,
): Promise<string> {
  const id = random.uuid()
  await upsertAlerts(db, [{ ...alert, id }])
  return id
}
