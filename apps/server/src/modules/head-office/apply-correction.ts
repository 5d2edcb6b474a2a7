import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { Change } from "../../platform/http/call.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { StoredCorrection } from "./corrections.store.ts"
import type { HeadOfficeDeps } from "./head-office-deps.ts"

const notAMember = () => new AppError("RULE_NOT_MET", { displayMsg: headOfficeTexts.notAMember })

/** Throws if the customer isn't a member of the programme. */
export async function assertProgramMember(
  { loyalty }: Pick<HeadOfficeDeps, "loyalty">,
  tx: Tx,
  correction: Pick<StoredCorrection, "userId" | "country">,
): Promise<void> {
  const { enrollmentStatus } = await loyalty.readMembership(tx, correction)
  if (enrollmentStatus !== "ENROLLED") throw notAMember()
}

/** Changes the customer's points by a correction, once. Throws if the customer isn't a member of the programme. */
export async function applyCorrection(
  { loyalty }: Pick<HeadOfficeDeps, "loyalty">,
  change: Change,
  { id: correctionId, userId, country, points }: StoredCorrection,
  at: Date,
): Promise<{ pointsBefore: number; pointsAfter: number }> {
  const result = await loyalty.correctPoints(change, { correctionId, userId, country, points, at })
  if (!result) throw notAMember()
  return result
}
