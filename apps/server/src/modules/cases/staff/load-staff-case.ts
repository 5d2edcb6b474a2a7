import type { CaseDesk } from "@hearth/domain/cases/case-state.ts"
import { type CasePosition, type CaseStep, positionAfter } from "@hearth/domain/cases/case-steps.ts"
import type { RemedyGiver } from "@hearth/domain/cases/remedies.ts"
import type { Queryable, Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { readOwnRoles } from "../../head-office/public.ts"
import type { CasesDeps, StaffCaller } from "../cases-deps.ts"
import { findCase, lockCase, type StoredCase } from "../cases.store.ts"

/** A case, and what the caller is for it. */
export interface StaffCaseAccess {
  stored: StoredCase
  giver: RemedyGiver
  /** The desk at which the caller works. */
  desk: CaseDesk
}

type AccessDeps = Pick<CasesDeps, "staff">

/**
 * SEC-5: returns a case of the country for head office's support, and for staff of its store once the store has had it.
 * Anybody else gets NOT_FOUND.
 */
export async function loadStaffCase(
  deps: AccessDeps,
  db: Queryable,
  caller: StaffCaller,
  caseId: string,
): Promise<StaffCaseAccess> {
  const storedCase = await findCase(db, { id: caseId, country: caller.country })
  if (!storedCase) throw new AppError("NOT_FOUND")
  return { stored: storedCase, ...(await loadAccess(deps, db, caller, storedCase)) }
}

async function loadAccess(
  deps: AccessDeps,
  db: Queryable,
  caller: StaffCaller,
  stored: StoredCase,
): Promise<Omit<StaffCaseAccess, "stored">> {
  if ((await readOwnRoles(deps, db, caller)).includes("support")) return { giver: "SUPPORT", desk: "HEAD_OFFICE" }
  const stores = await deps.staff.storesOf(db, caller.memberId)
  const worksThere = stores === null || stores.includes(stored.storeId)
  if (!worksThere || stored.withStoreAt === null) throw new AppError("NOT_FOUND")
  return { giver: caller.role === "manager" ? "STORE_MANAGER" : "STORE_STAFF", desk: "STORE" }
}

/**
 * Locks a case for a step of the caller. The store can't act on a case that is with head office. With a version, the
 * case must still be as the caller saw it.
 */
export async function lockStaffCase(
  deps: AccessDeps,
  tx: Tx,
  caller: StaffCaller,
  { caseId, version }: { caseId: string; version?: number | undefined },
): Promise<StaffCaseAccess> {
  const access = await loadStaffCase(deps, tx, caller, caseId)
  const storedCase = await lockCase(tx, caseId)
  if (!storedCase) throw new AppError("NOT_FOUND")
  if (version !== undefined && version !== storedCase.version) throw new AppError("CASE_CHANGED")
  if (access.desk === "STORE" && storedCase.desk !== "STORE") throw new AppError("CASE_STEP_REFUSED")
  return { ...access, stored: storedCase }
}

/** Returns the case's position after a step, or throws CASE_STEP_REFUSED. */
export function requirePosition(stored: StoredCase, step: CaseStep): CasePosition {
  const position = positionAfter(stored, step)
  if (!position) throw new AppError("CASE_STEP_REFUSED")
  return position
}

/** The position and owner of a case that the caller works on. Who has it keeps it, unless the desk changes. */
export function workOn({ stored, desk }: StaffCaseAccess, memberId: string) {
  const position = requirePosition(stored, { step: "work", desk })
  const isOwnedHere = stored.ownerId !== null && stored.desk === desk
  return { ...position, ownerId: isOwnedHere ? stored.ownerId : memberId }
}
