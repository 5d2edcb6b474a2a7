import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import { valuesOfLines } from "@hearth/domain/cases/new-order.ts"
import { remedyWithoutApproval } from "@hearth/domain/cases/remedies.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { remedyRules } from "@hearth/domain/countries/topics/remedies.ts"
import * as caseMessageTexts from "@hearth/texts/feedback/case-messages.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { toIso } from "../../../platform/to-iso.ts"
import { listMemberNames } from "../../staff/public.ts"
import type { CasesDeps, StaffCaller } from "../cases-deps.ts"
import { describeInboxCase, describeStaffRemedy } from "../describe-case.ts"
import { readCaseOrder } from "../remedies/case-order.ts"
import { readNewOrders } from "../remedies/new-orders.ts"
import { readOrderMoney } from "../remedies/order-money.ts"
import { listRemedies, sumGivenByMember } from "../remedies/remedies.store.ts"
import { listItems, listMessages, listNotes, readPhotos } from "../thread/thread.store.ts"
import type { StaffCaseAccess } from "./load-staff-case.ts"

const DAY_MS = 24 * 3_600_000

/** Returns a function that names members, also those who have left. */
export async function readMemberNames(
  db: Queryable,
  memberIds: readonly (string | null)[],
): Promise<(memberId: string) => string> {
  const ids = [...new Set(memberIds.filter((id) => id !== null))]
  const names = ids.length === 0 ? new Map<string, string>() : await listMemberNames(db, ids)
  return (memberId) => names.get(memberId) ?? ""
}

/** What the caller gave in the last 24 hours without a second person. */
export function sumGivenInLastDay(db: Queryable, { memberId, country }: StaffCaller, now: Date): Promise<number> {
  return sumGivenByMember(db, { memberId, country, since: new Date(now.getTime() - DAY_MS) })
}

/** A case with everything that staff see, and what the caller can give. */
export async function describeStaffCase(
  deps: CasesDeps,
  db: Queryable,
  caller: StaffCaller,
  { stored, giver, desk }: StaffCaseAccess,
): Promise<StaffCase> {
  const { id, country, orderId, version, text, wantedRemedy } = stored
  const order = await readCaseOrder(db, orderId)
  const messages = await listMessages(db, id)
  const photosOf = await readPhotos(db, id)
  const notes = await listNotes(db, id)
  const remedies = await listRemedies(db, id)
  const nameOf = await readMemberNames(db, [
    stored.ownerId,
    ...messages.map(({ memberId }) => memberId),
    ...notes.map(({ memberId }) => memberId),
    ...remedies.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy]),
  ])
  const newOrderOf = await readNewOrders(db, remedies)
  const money = await readOrderMoney(deps, db, order)
  const values = valuesOfLines(order.paid.bill)
  const canAct = stored.state !== "RESOLVED" && (desk === "HEAD_OFFICE" || stored.desk === "STORE")
  const limits = { orderTotal: money.total, givenBefore: money.given, dailyLimit: remedyRules[country].dailyLimit }
  const givenByMemberInLastDay = await sumGivenInLastDay(db, caller, deps.clock.now())
  return {
    ...describeInboxCase(deps, stored, nameOf),
    version,
    items: await listItems(db, id),
    text,
    photos: photosOf(null),
    wantedRemedy,
    messages: messages.map((message) => ({
      messageId: message.id,
      author: message.author,
      text: message.text,
      photos: photosOf(message.id),
      at: toIso(message.at),
      memberName: message.memberId === null ? null : nameOf(message.memberId),
    })),
    notes: notes.map((note) => ({
      noteId: note.id,
      memberName: note.memberId === null ? caseMessageTexts.automatic : nameOf(note.memberId),
      text: note.text,
      at: toIso(note.at),
    })),
    remedies: remedies.map((remedy) => describeStaffRemedy(remedy, { nameOf, newOrderOf })),
    transactionId: orderId,
    replacesOrderId: order.about.replacesOrderNumber,
    orderTotal: money.total,
    currency: currencyOf(country),
    remedyLeft: money.left,
    withoutApproval: Math.min(money.left, remedyWithoutApproval({ giver, ...limits, givenByMemberInLastDay })),
    possibleRemedies: canAct ? [...money.possibleRemedies] : [],
    orderItems: order.about.bill.validItems.map(({ id: lineId, name, quantity }) => {
      return { lineId, name, quantity, value: values.get(lineId) ?? 0 }
    }),
  }
}
