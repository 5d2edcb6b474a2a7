import type { CaseSummary, CustomerCase } from "@hearth/contract/calls/cases.shapes.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { toIsoOrNull } from "../../../platform/to-iso.ts"
import { readCursor, toPage } from "../case-cursor.ts"
import type { CasesDeps, CustomerCaller } from "../cases-deps.ts"
import { findOwnCase, type StoredCase, writeRead } from "../cases.store.ts"
import { describeCustomerCase, describeSummary } from "../describe-case.ts"
import { listOwnActiveCases, listOwnCases } from "../lists.store.ts"
import { readCasePhoto } from "../thread/read-case-photo.ts"

const PAGE_SIZE = 20

/** SEC-5: another customer's case is not found. */
export async function loadOwnCase(
  { db }: Pick<CasesDeps, "db">,
  { session, country }: CustomerCaller,
  id: string,
): Promise<StoredCase> {
  const storedCase = await findOwnCase(db, { id, userId: session.userId, country })
  if (!storedCase) throw new AppError("NOT_FOUND")
  return storedCase
}

export async function readOwnCase(deps: CasesDeps, caller: CustomerCaller, id: string): Promise<CustomerCase> {
  return describeCustomerCase(deps, deps.db, await loadOwnCase(deps, caller, id))
}

/** Lists the visitor's cases, newest change first. */
export async function readOwnCases(
  deps: CasesDeps,
  { session, country }: CustomerCaller,
  { after, orderId }: { after?: string | undefined; orderId?: string | undefined },
): Promise<{ cases: CaseSummary[]; next: string | null }> {
  const query = { userId: session.userId, country, orderNumber: orderId, after: readCursor(after) }
  const { page, next } = toPage(await listOwnCases(deps.db, query, PAGE_SIZE + 1), PAGE_SIZE)
  return { cases: page.map((stored) => describeSummary(deps, stored)), next }
}

/** A visitor's active case, with the time of the answer that is due; null once somebody has answered. */
export type ActiveCase = CaseSummary & { answerDueAt: string | null }

/** Reads the visitor's active cases, newest first. */
export async function readOwnActiveCases(
  deps: Pick<CasesDeps, "db" | "findStore">,
  { session, country }: CustomerCaller,
): Promise<ActiveCase[]> {
  const active = await listOwnActiveCases(deps.db, { userId: session.userId, country })
  return active.map((stored) =>
    Object.assign(describeSummary(deps, stored), { answerDueAt: toIsoOrNull(stored.answerDueAt) }),
  )
}

export async function markRead(
  { db }: CasesDeps,
  { session, country }: CustomerCaller,
  { caseId, version }: { caseId: string; version: number },
): Promise<void> {
  const isFound = await writeRead(db, { id: caseId, userId: session.userId, country, version })
  if (!isFound) throw new AppError("NOT_FOUND")
}

export async function readOwnPhoto(
  deps: CasesDeps,
  caller: CustomerCaller,
  { caseId, photoId }: { caseId: string; photoId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { id } = await loadOwnCase(deps, caller, caseId)
  return readCasePhoto(deps, { caseId: id, photoId })
}
