import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { accounts, lockBalances, POINTS_UNIT, postToLedger } from "../ledger/public.ts"
import type { QueuedMessage } from "../messages/public.ts"
import { enqueueCreditMessage } from "./enqueue-credit-message.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { claimEarnings, type StoredEarning, writeCredited } from "./loyalty.store.ts"

/** Earnings per transaction. Few, because each locks its customer's balance until the commit. */
const BATCH_SIZE = 20

/** LOY-3: credits every due earning once and notifies its customer, however long the job has not run. */
export async function creditDuePoints(deps: LoyaltyDeps): Promise<void> {
  for (;;) {
    const { credited, messages } = await inTransaction(deps.db, (tx) => creditBatch(deps, tx))
    // Together, so that a slow provider delays the next batch by one message and not by twenty.
    await Promise.all(messages.map((message) => deps.messages.deliver(message)))
    if (credited < BATCH_SIZE) return
  }
}

async function creditBatch(deps: LoyaltyDeps, tx: Tx): Promise<{ credited: number; messages: QueuedMessage[] }> {
  const now = deps.clock.now()
  const earnings = await claimEarnings(tx, now, BATCH_SIZE)
  // Balances are locked in the sequence of their names, so that two nodes can't deadlock.
  const balances = await lockBalances(tx, [...new Set(earnings.map(accountOf))])
  const messages: QueuedMessage[] = []
  for (const earning of earnings) {
    const pointsBefore = balances.get(accountOf(earning)) ?? 0
    const points = pointsBefore + earning.points
    balances.set(accountOf(earning), points)
    await creditEarning(tx, earning, now)
    const message = await enqueueCreditMessage(
      deps,
      tx,
      earning,
      { pointsBefore, pointsAfter: points },
      { isEarned: true },
    )
    if (message) messages.push(message)
  }
  return { credited: earnings.length, messages }
}

const accountOf = ({ userId, country }: StoredEarning) => accounts.points(userId, country)

async function creditEarning(tx: Tx, earning: StoredEarning, at: Date): Promise<void> {
  const { orderId, userId, country, points } = earning
  await writeCredited(tx, orderId, at)
  const entries = [
    { account: accounts.pointsEarned(country), amount: points },
    { account: accountOf(earning), amount: -points },
  ]
  const posting = {
    kind: "points earned",
    cause: orderId,
    orderId,
    userId,
    country,
    currency: POINTS_UNIT,
    at,
    entries,
  }
  if (!(await postToLedger(tx, posting))) throw new Error(`an earning was credited before: ${orderId}`)
}
