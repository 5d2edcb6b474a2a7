import type { CaseSummary, CustomerCase, InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import { reopenUntil } from "@hearth/domain/cases/case-steps.ts"
import * as issueCategoryTexts from "@hearth/texts/feedback/issue-categories.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { toIso, toIsoOrNull } from "../../platform/to-iso.ts"
import type { CasesDeps } from "./cases-deps.ts"
import type { StoredCase } from "./cases.store.ts"
import { type NewOrderViews, readNewOrders } from "./remedies/new-orders.ts"
import { listRemedies, type StoredRemedy } from "./remedies/remedies.store.ts"
import { listItems, listMessages, readPhotos } from "./thread/thread.store.ts"

type DescribeDeps = Pick<CasesDeps, "clock" | "findStore">

/** A case in a list of its customer's cases. */
export function describeSummary({ findStore }: Pick<CasesDeps, "findStore">, stored: StoredCase): CaseSummary {
  const { id, number, state, category, orderNumber, country, storeId, openedAt, changedAt } = stored
  return {
    caseId: id,
    caseNumber: number,
    state,
    category,
    categoryName: issueCategoryTexts.nameOfCategory(category),
    orderId: orderNumber,
    storeName: findStore(country, storeId)?.name ?? storeId,
    openedAt: toIso(openedAt),
    changedAt: toIso(changedAt),
    isUnread: stored.visibleVersion > stored.readVersion,
  }
}

/** A case with everything that its customer sees. */
export async function describeCustomerCase(
  deps: DescribeDeps,
  db: Queryable,
  stored: StoredCase,
): Promise<CustomerCase> {
  const { id, version, text, wantedRemedy, answerDueAt } = stored
  const items = await listItems(db, id)
  const messages = await listMessages(db, id)
  const photosOf = await readPhotos(db, id)
  const remedies = await listRemedies(db, id)
  const newOrderOf = await readNewOrders(db, remedies)
  return {
    ...describeSummary(deps, stored),
    version,
    items: items.map(({ lineId, name, quantity }) => ({ lineId, name, quantity })),
    text,
    photos: photosOf(null),
    wantedRemedy,
    answerDueAt: toIsoOrNull(answerDueAt),
    messages: messages.map((message) => ({
      messageId: message.id,
      author: message.author,
      text: message.text,
      photos: photosOf(message.id),
      at: toIso(message.at),
    })),
    remedies: remedies.flatMap((remedy) => (remedy.state === "GIVEN" ? [describeGiven(remedy, newOrderOf)] : [])),
    reopenUntil: toIsoOrNull(openUntil(stored, deps.clock.now())),
  }
}

/** Until when the customer can still reopen the case; null if it is active or too late. */
export function openUntil({ resolvedAt }: Pick<StoredCase, "resolvedAt">, now: Date): number | null {
  const reopenableUntil = resolvedAt && reopenUntil(resolvedAt.getTime())
  return reopenableUntil !== null && reopenableUntil > now.getTime() ? reopenableUntil : null
}

function describeGiven(remedy: StoredRemedy, newOrderOf: NewOrderViews): CustomerCase["remedies"][number] {
  const { id, kind, amount, currency, givenAt, requestedAt, newOrderNumber } = remedy
  return {
    remedyId: id,
    kind,
    amount,
    currency,
    at: toIso(givenAt ?? requestedAt),
    newOrderId: newOrderNumber,
    ...newOrderOf(remedy),
  }
}

/** A remedy as staff see it. */
export function describeStaffRemedy(
  remedy: StoredRemedy,
  { nameOf, newOrderOf }: { nameOf: (memberId: string) => string; newOrderOf: NewOrderViews },
) {
  const { state, reason, giver, requestedBy, requestedAt, decidedBy, decidedAt } = remedy
  const toMember = (memberId: string) => ({ memberId, name: nameOf(memberId) })
  return {
    ...describeGiven(remedy, newOrderOf),
    state,
    reason,
    requestedBy: { ...toMember(requestedBy), giver },
    requestedAt: toIso(requestedAt),
    decidedBy: decidedBy === null ? null : toMember(decidedBy),
    decidedAt: decidedBy === null ? null : toIsoOrNull(decidedAt),
  }
}

/** A case in an inbox. */
export function describeInboxCase(
  deps: DescribeDeps,
  stored: StoredCase,
  nameOf: (memberId: string) => string,
): InboxCase {
  const { isUnread: _, ...summary } = describeSummary(deps, stored)
  const { storeId, userId, customerName, desk, ownerId, answerDueAt, lastAuthor, customerWroteAt, state } = stored
  return {
    ...summary,
    storeId,
    customerName,
    isAccountDeleted: userId === null,
    desk,
    owner: ownerId === null ? null : { memberId: ownerId, name: nameOf(ownerId) },
    answerDueAt: toIsoOrNull(answerDueAt),
    isOverdue: state !== "RESOLVED" && answerDueAt !== null && answerDueAt < deps.clock.now(),
    waitsForAnswer: state !== "RESOLVED" && userId !== null && lastAuthor === "CUSTOMER",
    customerWroteAt: toIso(customerWroteAt),
  }
}
