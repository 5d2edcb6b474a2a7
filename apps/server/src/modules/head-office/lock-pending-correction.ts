import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { assertRole } from "./assert-role.ts"
import { lockCorrection, type StoredCorrection } from "./corrections.store.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"

/**
 * Locks a correction that the caller may decide on: a pending one that someone else requested. Of two concurrent
 * decisions the second waits for the lock and gets CONFLICT.
 */
export async function lockPendingCorrection(
  deps: HeadOfficeDeps,
  tx: Tx,
  caller: OfficeCaller,
  correctionId: string,
): Promise<StoredCorrection> {
  await assertRole(deps, tx, caller, ["finance"])
  const correction = await lockCorrection(tx, { id: correctionId, country: caller.country })
  if (!correction) throw new AppError("NOT_FOUND")
  if (correction.status !== "pending") throw new AppError("CONFLICT")
  if (correction.requestedBy === caller.memberId)
    throw new AppError("FORBIDDEN", { displayMsg: headOfficeTexts.secondPersonNeeded })
  return correction
}
