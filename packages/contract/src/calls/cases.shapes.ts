import { caseDesks, caseStates } from "@hearth/domain/cases/case-state.ts"
import { newOrderStates } from "@hearth/domain/cases/new-order.ts"
import { issueCategories } from "@hearth/domain/cases/issue-categories.ts"
import { remedyGivers, remedyKinds, remedyStates } from "@hearth/domain/cases/remedies.ts"
import { isBlank } from "@hearth/domain/feedback/feedback-text.ts"
import { z } from "zod"
import { currency, freeText, minor, storeId, timestamp, uuid } from "../fields.ts"
import { orderId } from "./orders.shapes.ts"

export const issueCategory = z.enum(issueCategories)
export const caseState = z.enum(caseStates)
export const caseDesk = z.enum(caseDesks)
export const remedyKind = z.enum(remedyKinds)
const remedyState = z.enum(remedyStates)

/** The number that customers and staff read out: `C-` and eight letters or digits. */
const caseNumber = z.string().regex(/^C-[0-9A-HJKMNP-TV-Z]{8}$/)

/** How many characters a message in a case can have. */
const MAX_MESSAGE_LENGTH = 1000

/** A message in a case. Blank text is refused. */
export const messageText = freeText(MAX_MESSAGE_LENGTH, 1).refine((text) => !isBlank(text), "must not be blank")

/** A message that can be blank if it has photos. */
export const messageTextOrBlank = freeText(MAX_MESSAGE_LENGTH)

/**
 * Cursor into a list of cases: time (microseconds since 1970) and id of the last case on the previous page, and in a
 * store's list its desk, if that is head office.
 */
export const caseCursor = z.string().regex(/^\d{1,17}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.HEAD_OFFICE)?$/)

/** An item of the order that the case is about, under the id of its line in the bill. */
export const affectedItem = z.object({ lineId: uuid, name: z.string(), quantity: z.int() })

const messageAuthors = ["CUSTOMER", "STORE", "HEAD_OFFICE"] as const

/** A message of the thread. Staff appear to customers as their store or as head office, not by name. */
const caseMessage = z.object({
  messageId: uuid,
  author: z.enum(messageAuthors),
  /** Empty if the message has only photos, and after the account was deleted. */
  text: z.string(),
  photos: z.array(uuid),
  at: timestamp,
})

/** A remedy as the customer sees it. Pending and rejected ones are not shown to the customer. */
const givenRemedy = z.object({
  remedyId: uuid,
  kind: remedyKind,
  /** What it is worth. For a new order, what the customer paid for the items that are made again. */
  amount: minor,
  currency,
  at: timestamp,
  /** For a new order: the items that are made again. Empty for the other remedies. */
  items: z.array(affectedItem),
  /** The new order's number; null for the other remedies. */
  newOrderId: orderId.nullable(),
  /** Whether the new order is being made. A cancelled one doesn't count as given. Null for the other remedies. */
  newOrderState: z.enum(newOrderStates).nullable(),
})

/** A case in a list of the customer's cases. */
export const caseSummary = z.object({
  caseId: uuid,
  caseNumber,
  state: caseState,
  category: issueCategory,
  categoryName: z.string(),
  orderId,
  storeName: z.string(),
  openedAt: timestamp,
  /** When anything last changed that the customer can see. */
  changedAt: timestamp,
  /** Whether there are messages or changes since the customer last opened the case. */
  isUnread: z.boolean(),
})

/** A case with everything that the customer sees. */
export const customerCase = caseSummary.extend({
  /** Grows with every change. */
  version: z.int(),
  items: z.array(affectedItem),
  text: z.string(),
  /** The photos of the complaint itself. Those of messages are with the messages. */
  photos: z.array(uuid),
  wantedRemedy: remedyKind.nullable(),
  /** Until when the customer gets an answer; null once somebody has answered, until the customer writes again. */
  answerDueAt: timestamp.nullable(),
  messages: z.array(caseMessage),
  remedies: z.array(givenRemedy),
  /** Until when the customer can reopen the case; null while it is active or once it is too late. */
  reopenUntil: timestamp.nullable(),
})

/** FBK-2: a category of complaints about one order. */
export const offeredCategory = z.object({
  category: issueCategory,
  name: z.string(),
  /** Whether the customer has to say which items it is about. */
  needsItems: z.boolean(),
  asksPhotos: z.boolean(),
  /** What the customer can ask for. Wallet credit is left out where there is no wallet. */
  remedies: z.array(z.object({ remedy: remedyKind, name: z.string() })),
})

/** The state of a claim under the delivery guarantee (TRK-3). */
const claimStates = ["NOT_COVERED", "RUNNING", "ON_TIME", "OWED", "PAID"] as const

export const guaranteeClaim = z.object({
  /** The order's transaction id. */
  eventId: uuid,
  orderId,
  state: z.enum(claimStates),
  /** Until when the order had to arrive; null if the guarantee doesn't cover it. */
  dueAt: timestamp.nullable(),
  /** The compensation that we owe or have paid; null otherwise. */
  amount: minor.nullable(),
  currency,
  /** Where the money went; null until it is paid. */
  paidTo: z.enum(["wallet", "cash", "source"]).nullable(),
})

/** A case in the inbox of a store or of head office. */
export const inboxCase = caseSummary.omit({ isUnread: true }).extend({
  storeId,
  /** First name only. Empty after the account was deleted. */
  customerName: z.string(),
  /** Whether the customer's data was erased, so that nobody can be answered. */
  isAccountDeleted: z.boolean(),
  desk: caseDesk,
  /** Who has taken the case; null if nobody has. */
  owner: z.object({ memberId: uuid, name: z.string() }).nullable(),
  answerDueAt: timestamp.nullable(),
  isOverdue: z.boolean(),
  /** Whether the last message is the customer's. A given remedy counts as a message of staff. */
  waitsForAnswer: z.boolean(),
  /** When the customer last wrote; the complaint itself counts. */
  customerWroteAt: timestamp,
})

/** A remedy as staff see it. */
export const staffRemedy = givenRemedy.extend({
  state: remedyState,
  reason: z.string(),
  /** `giver`: the rank with which the member requested it, which decides who can approve it. */
  requestedBy: z.object({ memberId: uuid, name: z.string(), giver: z.enum(remedyGivers) }),
  requestedAt: timestamp,
  /** The second person; null while it is pending, and if it needed none. */
  decidedBy: z.object({ memberId: uuid, name: z.string() }).nullable(),
  decidedAt: timestamp.nullable(),
})

/** A case with everything that staff see. */
export const staffCase = inboxCase.extend({
  version: z.int(),
  items: z.array(affectedItem.extend({ price: minor })),
  text: z.string(),
  /** The photos of the complaint itself. Those of messages are with the messages. */
  photos: z.array(uuid),
  wantedRemedy: remedyKind.nullable(),
  messages: z.array(caseMessage.extend({ memberName: z.string().nullable() })),
  /** Notes between staff, which the customer never sees: why a case moved, and to whom. */
  notes: z.array(z.object({ noteId: uuid, memberName: z.string(), text: z.string(), at: timestamp })),
  remedies: z.array(staffRemedy),
  transactionId: uuid,
  /**
   * Set if the order was itself made again as a remedy: the number of the order that was paid. `orderTotal` and
   * `remedyLeft` are then that order's.
   */
  replacesOrderId: orderId.nullable(),
  orderTotal: minor,
  currency,
  /** What can still be given for the order, with anybody's approval. */
  remedyLeft: minor,
  /** What the caller can give now without a second person. */
  withoutApproval: minor,
  /** The remedies that are possible: no wallet credit without a wallet, no refund of a cash order to its source. */
  possibleRemedies: z.array(remedyKind),
  /** All items of the order, which a new order can contain, with what each is worth then. */
  orderItems: z.array(affectedItem.extend({ value: minor })),
})

export type CustomerCase = z.output<typeof customerCase>
export type CaseSummary = z.output<typeof caseSummary>
export type OfferedCategory = z.output<typeof offeredCategory>
export type GuaranteeClaim = z.output<typeof guaranteeClaim>
export type InboxCase = z.output<typeof inboxCase>
export type StaffCase = z.output<typeof staffCase>
export type StaffRemedy = z.output<typeof staffRemedy>
