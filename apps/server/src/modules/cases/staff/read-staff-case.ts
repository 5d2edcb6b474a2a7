import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import { consumeLimit } from "../../../platform/limits/consume-limit.ts"
import { insertAuditEntry } from "../../head-office/public.ts"
import type { CasesDeps, StaffCaller } from "../cases-deps.ts"
import { readCasePhoto } from "../thread/read-case-photo.ts"
import { describeStaffCase } from "./describe-staff-case.ts"
import { loadStaffCase } from "./load-staff-case.ts"

const HOUR_SECONDS = 3600

/** Returns a case. Head office's reading is recorded, once an hour per member and case. */
export async function readStaffCase(deps: CasesDeps, caller: StaffCaller, caseId: string): Promise<StaffCase> {
  const { db, clock } = deps
  const access = await loadStaffCase(deps, db, caller, caseId)
  if (access.desk === "HEAD_OFFICE") {
    const { memberId, country } = caller
    const now = clock.now()
    const bucket = `case-read:${memberId}:${caseId}`
    const isFirst = (await consumeLimit(db, { bucket, max: 1, windowSeconds: HOUR_SECONDS, now })).ok
    const entry = { at: now, memberId, country, action: "case read", subject: caseId } as const
    if (isFirst) await insertAuditEntry(db, { ...entry, from: null, to: null, reason: null })
  }
  return describeStaffCase(deps, db, caller, access)
}

export async function readStaffPhoto(
  deps: CasesDeps,
  caller: StaffCaller,
  { caseId, photoId }: { caseId: string; photoId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  await loadStaffCase(deps, deps.db, caller, caseId)
  return readCasePhoto(deps, { caseId, photoId })
}
