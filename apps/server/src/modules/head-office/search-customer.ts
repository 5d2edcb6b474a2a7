import type { FoundCustomer } from "@hearth/contract/calls/console/head-office.calls.ts"
import { maskEmail } from "@hearth/domain/identity/mask-email.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { consumeLimits } from "../../platform/limits/consume-limit.ts"
import { findByPhone } from "../identity/public.ts"
import { countPlacedOrders } from "../orders/public.ts"
import { assertRole } from "./assert-role.ts"
import { insertAuditEntry } from "./audit.store.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { listWaitingPoints } from "./corrections.store.ts"
import { readPointsWithoutApproval } from "./read-points-without-approval.ts"

/**
 * The searches that a member may make, enough to answer phone calls. The limit per minute alone would allow 28,800
 * searches a day, so a daily limit prevents members from trying all numbers.
 */
export const searchLimits = { perMinute: 20, perDay: 300 } as const

const DAY_SECONDS = 24 * 3600

/**
 * Finds a customer of the country by mobile number, in any notation. Each search is counted and recorded before its
 * result is returned, including searches that find nobody. The audit log gets the user id, never the number.
 */
export async function searchCustomer(
  deps: HeadOfficeDeps,
  caller: OfficeCaller,
  { mobile }: { mobile: string },
): Promise<FoundCustomer> {
  const { db, clock } = deps
  const { memberId, country } = caller
  await assertRole(deps, db, caller, ["support"])
  const now = clock.now()
  const limits = [
    { bucket: `head-office-search:${memberId}`, max: searchLimits.perMinute, windowSeconds: 60 },
    { bucket: `head-office-search:day:${memberId}`, max: searchLimits.perDay, windowSeconds: DAY_SECONDS },
  ]
  const limitResult = await consumeLimits(db, { limits, now })
  if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
  const phone = canonicalPhone(mobile, country)
  const person = phone === undefined ? undefined : await findByPhone(db, country, phone)
  const searchEntry = { action: "customer searched", subject: person?.id ?? null, from: null, to: null } as const
  await insertAuditEntry(db, { at: now, memberId, country, ...searchEntry, reason: null })
  if (!person) throw new AppError("NOT_FOUND")
  const customer = { userId: person.id, country }
  return {
    userId: person.id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: maskEmail(person.email),
    membership: await deps.loyalty.readMembership(db, customer),
    withoutApproval: await readPointsWithoutApproval(db, { ...customer, memberId }, now),
    waitingCorrections: await listWaitingPoints(db, customer),
    orders: await countPlacedOrders(db, customer),
  }
}
