import type { Tx } from "../../platform/database/database.ts"
import { deleteActivitiesOf } from "./analytics.store.ts"

/** IDN-13: erases what was reported under the account's id and under its guest ids from before the sign-in. */
export async function eraseActivities(
  tx: Tx,
  { userId, guestIds }: { userId: string; guestIds: readonly string[] },
): Promise<void> {
  await deleteActivitiesOf(tx, [userId, ...guestIds])
}
