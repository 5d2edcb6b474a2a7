import { countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { forfeitPoints } from "./forfeit-points.ts"
import { deleteMember, forfeitPending, lockProgramMember } from "./loyalty.store.ts"

/**
 * IDN-13: forfeits the points of a deleted account and deletes the card. The ledger and the earnings contain ids and no
 * other personal data.
 */
export async function eraseMembership(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  for (const country of countryCodes) {
    const member = { userId, country }
    if (!(await lockProgramMember(tx, member))) continue
    await forfeitPending(tx, member, at)
    await forfeitPoints(tx, member, at)
  }
  await deleteMember(tx, userId)
}
