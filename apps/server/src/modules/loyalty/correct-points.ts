import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { accounts, lockBalances, POINTS_UNIT, postToLedger } from "../ledger/public.ts"
import { lockMember } from "./loyalty.store.ts"

interface CorrectPointsInput {
  correctionId: string
  userId: string
  country: CountryCode
  /** Negative to take points. The balance may become negative. */
  points: number
  at: Date
}

/**
 * Adds or takes the points of a correction by head office, once. Returns the balances before and after it, or undefined
 * without a change if the customer isn't a member.
 */
export async function correctPoints(
  tx: Tx,
  { correctionId, userId, country, points, at }: CorrectPointsInput,
): Promise<{ pointsBefore: number; pointsAfter: number } | undefined> {
  const member = await lockMember(tx, { userId, country })
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
  return { pointsBefore, pointsAfter: pointsBefore + points }
}
