import type { Correction } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { assertRole } from "./assert-role.ts"
import { listPending } from "./corrections.store.ts"
import { describeCorrections } from "./describe-corrections.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"

/** The oldest come first, so the rest appear when these are decided. */
const MAX_LISTED = 100

/** Lists the corrections of the country that wait for a second person. */
export async function listPendingCorrections(deps: HeadOfficeDeps, caller: OfficeCaller): Promise<Correction[]> {
  const { db } = deps
  await assertRole(deps, db, caller, ["support", "finance"])
  return describeCorrections(db, await listPending(db, caller.country, MAX_LISTED))
}
