import type { PendingCorrection } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { assertRole } from "./assert-role.ts"
import { listPending } from "./corrections.store.ts"
import { describePendingCorrections } from "./describe-corrections.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"

/** The oldest come first, so the rest appear when these are decided. */
const MAX_LISTED = 100

/** Lists the corrections of the country that wait for a second person. */
export async function listPendingCorrections(
  deps: HeadOfficeDeps,
  caller: OfficeCaller,
): Promise<{ corrections: PendingCorrection[]; hasMore: boolean }> {
  const { db } = deps
  await assertRole(deps, db, caller, ["support", "finance"])
  // Reads one more than the list has, to find out whether there are others.
  const storedCorrections = await listPending(db, caller.country, MAX_LISTED + 1)
  const corrections = await describePendingCorrections(db, storedCorrections.slice(0, MAX_LISTED))
  return { corrections, hasMore: storedCorrections.length > MAX_LISTED }
}
