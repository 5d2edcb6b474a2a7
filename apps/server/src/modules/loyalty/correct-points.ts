import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Change } from "../../platform/http/call.ts"
import { accounts, lockBalances, POINTS_UNIT, postToLedger } from "../ledger/public.ts"
import { type BalanceChange, enqueueCreditMessage } from "./enqueue-credit-message.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { lockProgramMember } from "./loyalty.store.ts"

export interface CorrectPointsInput {
  correctionId: string
  userId: string
  country: CountryCode
  /** Negative to take points. The balance may become negative. */
  points: number
  at: Date
}

/**
 * Adds or takes the points of a correction by head office, once, and notifies the customer of added points. Returns the
 * balances before and after it. If the customer isn't a member, changes nothing and returns undefined.
 */
export async function correctPoints(
  deps: Pick<LoyaltyDeps, "messages" | "phoneOf" | "originOfCountry">,
  { tx, afterCommit }: Change,
  { correctionId, userId, country, points, at }: CorrectPointsInput,
): Promise<BalanceChange | undefined> {
  const member = await lockProgramMember(tx, { userId, country })
  if (!member || member.leftAt !== null) return undefined
  const account = accounts.points(userId, country)
  const pointsBefore = (await lockBalances(tx, [account])).get(account) ?? 0
  const entries = [
    { account: accounts.pointsEarned(country), amount: points },
    { account, amount: -points },
  ]
  const kind = "points corrected"
  const posting = { kind, cause: correctionId, orderId: null, userId, country, currency: POINTS_UNIT, at, entries }
  if (!(await postToLedger(tx, posting))) throw new Error(`a correction was applied before: ${correctionId}`)
  const change = { pointsBefore, pointsAfter: pointsBefore + points }
  const message =
    points > 0 ? await enqueueCreditMessage(deps, tx, { userId, country }, change, { isEarned: false }) : undefined
  if (message) afterCommit(() => deps.messages.deliver(message))
  return change
}
