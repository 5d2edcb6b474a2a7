import type { Tx } from "../../platform/database/database.ts"
import { deleteActivitiesOf } from "./analytics.store.ts"

/** IDN-13: what was reported under their id, and while they were a guest, goes with the account. */
export async function eraseActivities(
  tx: Tx,
  { userId, guestIds }: { userId: string; guestIds: readonly string[] },
): Promise<void> {
  await deleteActivitiesOf(tx, [userId, ...guestIds])
}
