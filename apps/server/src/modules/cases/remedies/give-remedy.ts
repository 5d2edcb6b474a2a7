import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import { isActive } from "@hearth/domain/cases/case-state.ts"
import { valuesOfLines } from "@hearth/domain/cases/new-order.ts"
import { type RemedyKind, remedyNeedsApproval } from "@hearth/domain/cases/remedies.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { remedyRules } from "@hearth/domain/countries/topics/remedies.ts"
import * as caseMessageTexts from "@hearth/texts/feedback/case-messages.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { Change } from "../../../platform/http/call.ts"
import { insertAuditEntry } from "../../head-office/public.ts"
import { lockMember } from "../../staff/public.ts"
import { answeredBy } from "../answer-times.ts"
import type { CasesDeps, StaffCaller } from "../cases-deps.ts"
import type { StoredCase } from "../cases.store.ts"
import { changeCase } from "../change-case.ts"
import { sendCaseSms } from "../send-case-sms.ts"
import { describeStaffCase, sumGivenInLastDay } from "../staff/describe-staff-case.ts"
import { loadStaffCase, lockStaffCase, workOn } from "../staff/load-staff-case.ts"
import { type CaseOrder, lockCaseOrder } from "./case-order.ts"
import { readOrderMoney } from "./order-money.ts"
import { assertRemedyPossible, payRemedy } from "./pay-remedy.ts"
import { insertRemedy, type StoredRemedy } from "./remedies.store.ts"

interface RemedyInput {
  caseId: string
  kind: RemedyKind
  amount?: number | undefined
  items?: readonly string[] | undefined
  reason: string
  version: number
}

/** FBK-3: gives a remedy at once, or stores the request if a second person has to approve it. */
export async function giveRemedy(
  deps: CasesDeps,
  change: Change,
  caller: StaffCaller,
  { caseId, kind, reason, version, ...input }: RemedyInput,
): Promise<StaffCase> {
  const { tx } = change
  const { memberId, country } = caller
  const { stored: found } = await loadStaffCase(deps, tx, caller, caseId)
  // Simultaneous remedies by a staff member or for an order are decided one after the other.
  await lockMember(tx, memberId)
  const order = await lockCaseOrder(deps, tx, found.orderId)
  const access = await lockStaffCase(deps, tx, caller, { caseId, version })
  const { stored, giver } = access
  if (!isActive(stored.state)) throw new AppError("CASE_STEP_REFUSED")
  const amount = worthOf(order, kind, input)
  const money = await readOrderMoney(deps, tx, order)
  assertRemedyPossible({ kind, amount }, money)
  const at = deps.clock.now()
  const needsApproval = remedyNeedsApproval({
    giver,
    amount,
    orderTotal: money.total,
    givenBefore: money.given,
    givenByMemberInLastDay: await sumGivenInLastDay(tx, caller, at),
    dailyLimit: remedyRules[country].dailyLimit,
  })
  const requested: StoredRemedy = {
    id: deps.random.uuid(),
    caseId,
    orderId: order.paid.id,
    country,
    kind,
    amount,
    currency: currencyOf(country),
    lineIds: kind === "NEW_ORDER" ? [...new Set(input.items)] : [],
    newOrderId: null,
    newOrderNumber: null,
    state: "PENDING",
    reason,
    needsApproval,
    giver,
    requestedBy: memberId,
    requestedAt: at,
    decidedBy: null,
    decidedAt: null,
    givenAt: null,
  }
  const remedy: StoredRemedy = needsApproval
    ? requested
    : {
        ...requested,
        ...(await payRemedy(deps, tx, { paid: order.paid, money, at }, requested)),
        state: "GIVEN",
        decidedAt: at,
        givenAt: at,
      }
  await insertRemedy(tx, remedy)
  await insertAuditEntry(tx, {
    at,
    memberId,
    country,
    action: needsApproval ? "remedy requested" : "remedy given",
    subject: caseId,
    from: null,
    to: auditValuesOf(remedy, stored),
    reason,
  })
  const position = workOn(access, memberId)
  const isVisible = !needsApproval || position.state !== stored.state
  // A remedy that was given answers the customer. One that waits for a second person doesn't yet.
  const changes = needsApproval ? position : { ...position, ...answeredBy(access.desk, at) }
  const changed = await changeCase(tx, stored, changes, { by: "staff", isVisible, at })
  if (!needsApproval) await sendRemedySms(deps, change, stored, remedy)
  return describeStaffCase(deps, tx, caller, { ...access, stored: changed })
}

/** Refund and credit have an amount; a new order is worth what the customer paid for its items. */
function worthOf(
  { about, paid }: CaseOrder,
  kind: RemedyKind,
  { amount, items }: Pick<RemedyInput, "amount" | "items">,
): number {
  if (kind !== "NEW_ORDER") {
    if (amount === undefined || amount <= 0)
      throw new AppError("BAD_REQUEST", { input: { field: "amount", problem: "must be more than 0" } })
    return amount
  }
  const lines = about.bill.validItems.filter(({ id }) => items?.includes(id))
  if (lines.length === 0 || lines.length !== new Set(items).size)
    throw new AppError("BAD_REQUEST", { input: { field: "items", problem: "must be items of the order" } })
  const values = valuesOfLines(paid.bill)
  const worth = lines.reduce((sum, { id }) => sum + (values.get(id) ?? 0), 0)
  // Nothing was paid for items without a price, so there is nothing to give back.
  if (worth === 0) throw new AppError("REMEDY_NOT_OFFERED")
  return worth
}

export function auditValuesOf(
  { id, kind, amount }: StoredRemedy,
  { number, orderNumber }: StoredCase,
): Record<string, string | number> {
  return { remedyId: id, kind, amount, caseNumber: number, orderId: orderNumber }
}

export async function sendRemedySms(
  deps: CasesDeps,
  change: Change,
  stored: StoredCase,
  { kind, amount, country }: StoredRemedy,
): Promise<void> {
  const format = caseMessageTexts.remedyGiven[kind]
  await sendCaseSms(deps, change, stored, (link) => format({ caseNumber: stored.number, amount, country, link }))
}
