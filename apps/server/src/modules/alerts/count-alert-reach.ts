import type { z } from "zod"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import type { alertSeen } from "./alerts.events.ts"
import { addToReach, markCounted } from "./alerts.store.ts"

/** Counts a visitor once, however often the event is delivered: one transaction marks the row and adds to the count. */
export async function countAlertReach(
  { db }: Pick<Platform, "db">,
  { alertId, userId }: z.infer<typeof alertSeen.schema>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await markCounted(tx, alertId, userId)) await addToReach(tx, alertId)
  })
}
