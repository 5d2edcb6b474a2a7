import type { CustomerCase } from "@hearth/contract/calls/cases.shapes.ts"
import { MAX_ACTIVE_CASES_PER_ORDER } from "@hearth/domain/cases/case-state.ts"
import { type IssueCategory, issueRules } from "@hearth/domain/cases/issue-categories.ts"
import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"
import { checkFeedbackText } from "@hearth/domain/feedback/feedback-text.ts"
import type { FastifyRequest } from "fastify"
import type { Queryable, Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { UploadedFile } from "../../../platform/http/read-form.ts"
import { networkOf } from "../../../platform/limits/network-of.ts"
import type { StoredOrder } from "../../orders/public.ts"
import { answerDueFor } from "../answer-times.ts"
import type { CasesDeps, CustomerCaller } from "../cases-deps.ts"
import { countActiveOfOrder, insertCase, type StoredCase } from "../cases.store.ts"
import { makeCaseNumber } from "../make-case-number.ts"
import { notifyCaseChanged } from "../case-changed.ts"
import { readWishes } from "../remedies/order-money.ts"
import { insertItems, insertPhotos, type StoredItem } from "../thread/thread.store.ts"
import { changeOnce, findEarlierCase, readKey } from "./change-once.ts"
import { assertBelowLimits, consumeLimitsOf } from "./complaint-limits.ts"
import { categoriesOf, loadComplaintOrder } from "./load-complaint-order.ts"
import { caseNeedsTerms } from "./read-categories.ts"
import { readOwnCase } from "./read-own-case.ts"
import { withPhotos } from "./with-photos.ts"

export interface Complaint {
  orderId: string
  category: IssueCategory
  items?: readonly string[] | undefined
  text: string
  wantedRemedy?: RemedyKind | undefined
  termsAccepted?: "true" | "false" | undefined
}

type OpenCaseCaller = CustomerCaller & { request: FastifyRequest }

/** FBK-2: opens a case about one of the visitor's orders. Bad input changes nothing. */
export async function openCase(
  deps: CasesDeps,
  caller: OpenCaseCaller,
  complaint: Complaint,
  files: readonly UploadedFile[],
): Promise<CustomerCase> {
  const { session, request } = caller
  const { userId } = session
  const inputs = { params: undefined, query: undefined, body: complaint, files: [...files] }
  const key = readKey(deps, { request, route: "open case", inputs, ownerId: userId })
  const earlierCaseId = await findEarlierCase(deps, key)
  if (earlierCaseId !== undefined) return readOwnCase(deps, caller, earlierCaseId)
  const writer = { userId, network: networkOf(request.ip) }
  // Everything is checked before photos are decoded, and again with the order locked.
  await checkComplaint(deps, deps.db, caller, complaint)
  await assertBelowLimits(deps, "complaint", writer)
  const caseId = await withPhotos(deps, userId, files, async (photoIds) => {
    const result = await changeOnce(deps, key, async (tx) => {
      await consumeLimitsOf(deps, tx, "complaint", writer)
      return insertComplaint(deps, tx, caller, complaint, photoIds)
    })
    return { answer: result.caseId, usesPhotos: result.isFirst }
  })
  return readOwnCase(deps, caller, caseId)
}

interface CheckedComplaint {
  order: StoredOrder
  text: string
  items: StoredItem[]
}

async function checkComplaint(
  deps: CasesDeps,
  db: Queryable,
  caller: CustomerCaller,
  { orderId, category, items: lineIds = [], text: typed, wantedRemedy, termsAccepted }: Complaint,
): Promise<CheckedComplaint> {
  const order = await loadComplaintOrder(deps, db, caller, orderId)
  const { needsItems, remedies } = issueRules[category]
  if (!categoriesOf(order).includes(category))
    throw new AppError("BAD_REQUEST", { input: { field: "category", problem: "is not offered for this order" } })
  const text = typed.trim()
  const textError = checkFeedbackText(text)
  if (textError) throw new AppError(textError, { input: { field: "text", problem: "must have 30 to 250 characters" } })
  if (needsItems && lineIds.length === 0)
    throw new AppError("COMPLAINT_ITEMS_NEEDED", { input: { field: "items", problem: "must name at least one item" } })
  const items = lineIds.map((lineId) => findItem(order, lineId))
  if (wantedRemedy !== undefined) {
    const kinds = await readWishes(deps, db, order.id)
    if (!remedies.includes(wantedRemedy) || !kinds.includes(wantedRemedy)) throw new AppError("REMEDY_NOT_OFFERED")
  }
  if (termsAccepted !== "true" && (await caseNeedsTerms(db, caller)))
    throw new AppError("TERMS_NEEDED", { input: { field: "termsAccepted", problem: "must be true" } })
  return { order, text, items }
}

function findItem({ bill }: StoredOrder, lineId: string): StoredItem {
  const line = bill.validItems.find(({ id }) => id === lineId)
  if (!line) throw new AppError("BAD_REQUEST", { input: { field: "items", problem: "must be items of the order" } })
  return { lineId, name: line.name, quantity: line.quantity, price: line.net }
}

async function insertComplaint(
  deps: CasesDeps,
  tx: Tx,
  caller: CustomerCaller,
  complaint: Complaint,
  photoIds: readonly string[],
): Promise<string> {
  const { orders, random, clock } = deps
  const { userId } = caller.session
  // Simultaneous complaints about an order are counted one after the other.
  await orders.lock(tx, (await loadComplaintOrder(deps, tx, caller, complaint.orderId)).id)
  const { order, text, items } = await checkComplaint(deps, tx, caller, complaint)
  if ((await countActiveOfOrder(tx, order.id)) >= MAX_ACTIVE_CASES_PER_ORDER) throw new AppError("COMPLAINT_OPEN")
  const { desk } = issueRules[complaint.category]
  const now = clock.now()
  const answerDueAt = answerDueFor(complaint.category, now)
  const newCase: StoredCase = {
    id: random.uuid(),
    number: makeCaseNumber(random),
    country: caller.country,
    userId,
    orderId: order.id,
    orderNumber: order.number,
    storeId: order.storeId,
    customerName: order.contact.firstName,
    category: complaint.category,
    text,
    wantedRemedy: complaint.wantedRemedy ?? null,
    state: "OPEN",
    desk,
    withStoreAt: desk === "STORE" ? now : null,
    ownerId: null,
    version: 1,
    visibleVersion: 1,
    readVersion: 1,
    lastAuthor: "CUSTOMER",
    openedAt: now,
    changedAt: now,
    customerWroteAt: now,
    answerDueAt,
    actBy: answerDueAt,
    passedOverdueAt: null,
    resolvedAt: null,
    resolvingMessageId: null,
  }
  await insertCase(tx, newCase)
  await insertItems(tx, newCase.id, items)
  const photos = photoIds.map((id) => ({ id, caseId: newCase.id, messageId: null, ownerId: userId }))
  await insertPhotos(tx, photos, now)
  await notifyCaseChanged(tx, newCase)
  return newCase.id
}
