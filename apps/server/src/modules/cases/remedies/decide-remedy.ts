import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import { canDecideOnRemedy } from "@hearth/domain/cases/remedies.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { Change } from "../../../platform/http/call.ts"
import { insertAuditEntry } from "../../head-office/public.ts"
import { answeredBy } from "../answer-times.ts"
import type { CasesDeps, StaffCaller } from "../cases-deps.ts"
import { lockCase } from "../cases.store.ts"
import { changeCase } from "../change-case.ts"
import { describeStaffCase } from "../staff/describe-staff-case.ts"
import { loadStaffCase, type StaffCaseAccess } from "../staff/load-staff-case.ts"
import { type CaseOrder, lockCaseOrder } from "./case-order.ts"
import { auditValuesOf, sendRemedySms } from "./give-remedy.ts"
import { readOrderMoney } from "./order-money.ts"
import { assertRemedyPossible, payRemedy } from "./pay-remedy.ts"
import { lockRemedy, type StoredRemedy, writeRemedyDecision } from "./remedies.store.ts"

interface RemedyRef {
  caseId: string
  remedyId: string
}

/** FBK-3: approves a remedy that somebody else requested, and gives it in the same transaction. */
export async function approveRemedy(
  deps: CasesDeps,
  change: Change,
  caller: StaffCaller,
  ref: RemedyRef,
): Promise<StaffCase> {
  const { tx } = change
  const { order, access, pending } = await lockPending(deps, change, caller, ref)
  if (pending.requestedBy === caller.memberId) throw new AppError("REMEDY_OWN")
  assertMayDecide(access, pending)
  const money = await readOrderMoney(deps, tx, order)
  assertRemedyPossible(pending, money)
  const at = deps.clock.now()
  const { memberId: decidedBy } = caller
  const newOrder = await payRemedy(deps, tx, { paid: order.paid, money, at }, pending)
  const given: StoredRemedy = { ...pending, ...newOrder, state: "GIVEN", decidedBy, decidedAt: at, givenAt: at }
  return writeDecision(deps, change, caller, access, given, { action: "remedy approved", reason: pending.reason })
}

/** Rejects a remedy that waits for a second person. Who requested it can take it back with this, too. */
export async function rejectRemedy(
  deps: CasesDeps,
  change: Change,
  caller: StaffCaller,
  { reason, ...ref }: RemedyRef & { reason: string },
): Promise<StaffCase> {
  const { access, pending } = await lockPending(deps, change, caller, ref)
  if (pending.requestedBy !== caller.memberId) assertMayDecide(access, pending)
  const decision = { state: "REJECTED", decidedBy: caller.memberId, decidedAt: deps.clock.now() } as const
  const rejected: StoredRemedy = { ...pending, ...decision }
  return writeDecision(deps, change, caller, access, rejected, { action: "remedy rejected", reason })
}

/** Of two simultaneous decisions, the second waits for the lock and gets REMEDY_DECIDED. */
async function lockPending(
  deps: CasesDeps,
  { tx }: Change,
  caller: StaffCaller,
  { caseId, remedyId }: RemedyRef,
): Promise<{ order: CaseOrder; access: StaffCaseAccess; pending: StoredRemedy }> {
  const access = await loadStaffCase(deps, tx, caller, caseId)
  const order = await lockCaseOrder(deps, tx, access.stored.orderId)
  const stored = await lockCase(tx, caseId)
  const pending = await lockRemedy(tx, { caseId, remedyId })
  if (!stored || !pending) throw new AppError("NOT_FOUND")
  if (pending.state !== "PENDING") throw new AppError("REMEDY_DECIDED")
  return { order, access: { ...access, stored }, pending }
}

function assertMayDecide({ giver }: StaffCaseAccess, pending: StoredRemedy): void {
  if (!canDecideOnRemedy(giver, pending.giver)) throw new AppError("FORBIDDEN")
}

async function writeDecision(
  deps: CasesDeps,
  change: Change,
  caller: StaffCaller,
  access: StaffCaseAccess,
  decided: StoredRemedy,
  { action, reason }: { action: "remedy approved" | "remedy rejected"; reason: string },
): Promise<StaffCase> {
  const { tx } = change
  const { memberId, country } = caller
  const { stored } = access
  const at = deps.clock.now()
  const isGiven = decided.state === "GIVEN"
  await writeRemedyDecision(tx, decided)
  await insertAuditEntry(tx, {
    at,
    memberId,
    country,
    action,
    subject: stored.id,
    from: { state: "PENDING" },
    to: { ...auditValuesOf(decided, stored), state: decided.state },
    reason,
  })
  const changes = isGiven ? answeredBy(access.desk, at) : {}
  const changed = await changeCase(tx, stored, changes, { by: "staff", isVisible: isGiven, at })
  if (isGiven) await sendRemedySms(deps, change, stored, decided)
  return describeStaffCase(deps, tx, caller, { ...access, stored: changed })
}
