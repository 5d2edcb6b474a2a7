import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

/** The notification channel for changes of cases. */
export const CASE_CHANGED = "case_changed"

export interface CaseChange {
  userId: string
  caseId: string
  version: number
}

/** Notifies every node once the transaction commits. A case without a customer has nobody to notify. */
export async function notifyCaseChanged(
  db: Queryable,
  { userId, id, version }: { userId: string | null; id: string; version: number },
): Promise<void> {
  if (userId === null) return
  await sql`select pg_notify(${CASE_CHANGED}, ${`${userId} ${id} ${version}`})`.execute(db)
}

/** Returns undefined if the payload names no change. */
export function readCaseChange(payload: string): CaseChange | undefined {
  const [userId = "", caseId = "", version = ""] = payload.split(" ")
  return userId !== "" && caseId !== "" && /^\d+$/.test(version)
    ? { userId, caseId, version: Number(version) }
    : undefined
}
