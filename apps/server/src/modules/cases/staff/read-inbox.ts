import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { consumeLimits } from "../../../platform/limits/consume-limit.ts"
import { assertRole, insertAuditEntry } from "../../head-office/public.ts"
import { findByPhone } from "../../identity/public.ts"
import { findTrackedByNumber, listOrderIdsOfPhone } from "../../orders/public.ts"
import { readCursor, toPage } from "../case-cursor.ts"
import type { CasesDeps, StaffCaller } from "../cases-deps.ts"
import { describeInboxCase } from "../describe-case.ts"
import {
  type CaseSearch,
  countInbox,
  type InboxQuery,
  type InboxScope,
  listActiveOfStore,
  listInbox,
} from "../lists.store.ts"
import { readMemberNames } from "./describe-staff-case.ts"

const PAGE_SIZE = 30
const DAY_SECONDS = 24 * 3600
/** Searches per member, as for customers: enough for calls on the phone, and too few to walk through numbers. */
const searchLimits = { perMinute: 20, perDay: 300 } as const

interface InboxInput extends Omit<InboxQuery, "after" | "filterStoreId"> {
  after?: string | undefined
  storeId?: string | undefined
}

interface Inbox {
  cases: InboxCase[]
  next: string | null
  counts: { active: number; overdue: number }
}

/** Lists the cases that a store has or had, those with head office last. The platform has checked that the caller works there. */
export function readStoreInbox(deps: CasesDeps, caller: StaffCaller, storeId: string, input: InboxInput) {
  return readInbox(deps, { storeId, country: caller.country }, input)
}

/** Lists the cases of the country for head office's support, or those that a search finds. */
export async function readCountryInbox(
  deps: CasesDeps,
  caller: StaffCaller,
  { search: typed = "", ...input }: InboxInput & { search?: string | undefined },
): Promise<Inbox> {
  await assertRole(deps, deps.db, caller, ["support"])
  const { country } = caller
  if (typed.trim() === "") return readInbox(deps, { country }, input)
  return readInbox(deps, { country, search: await resolveSearch(deps, caller, typed.trim()) }, input)
}

async function readInbox(
  deps: CasesDeps,
  scope: InboxScope,
  { after, storeId: filterStoreId, ...query }: InboxInput,
): Promise<Inbox> {
  const { db, clock } = deps
  const isByDesk = "storeId" in scope && query.show === "active"
  const list = isByDesk ? listActiveOfStore : listInbox
  const rows = await list(db, scope, { ...query, filterStoreId, after: readCursor(after) }, PAGE_SIZE + 1)
  const { page, next } = toPage(rows, PAGE_SIZE, { isByDesk })
  const nameOf = await readMemberNames(
    db,
    page.map(({ ownerId }) => ownerId),
  )
  return {
    cases: page.map((stored) => describeInboxCase(deps, stored, nameOf)),
    next,
    counts: await countInbox(db, scope, clock.now()),
  }
}

const CASE_NUMBER = /^C-?[0-9A-Z]{8}$/

/**
 * Finds out what was typed: the number of a case or an order, or a customer's mobile number in any notation. Each search
 * is counted and recorded before its result is returned. The audit log gets the user id, never the number.
 */
async function resolveSearch(deps: CasesDeps, caller: StaffCaller, typed: string): Promise<CaseSearch> {
  const { db, clock } = deps
  const { memberId, country } = caller
  const now = clock.now()
  const limits = [
    { bucket: `case-search:${memberId}`, max: searchLimits.perMinute, windowSeconds: 60 },
    { bucket: `case-search:day:${memberId}`, max: searchLimits.perDay, windowSeconds: DAY_SECONDS },
  ]
  const limitResult = await consumeLimits(db, { limits, now })
  if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
  const number = typed.toUpperCase().replaceAll(/\s/g, "")
  const caseNumber = CASE_NUMBER.test(number) ? number.replace(/^C-?/, "C-") : null
  const order = await findTrackedByNumber(db, number, country)
  const phone = canonicalPhone(typed, country)
  const person = phone === undefined ? undefined : await findByPhone(db, country, phone)
  const orderIds = phone === undefined ? [] : await listOrderIdsOfPhone(db, { country, phone })
  const entry = { at: now, memberId, country, action: "cases searched", from: null, to: null, reason: null } as const
  await insertAuditEntry(db, { ...entry, subject: person?.id ?? order?.number ?? caseNumber })
  return { caseNumber, orderIds: order ? [...orderIds, order.id] : orderIds, userId: person?.id ?? null }
}
