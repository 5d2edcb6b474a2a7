import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import type { TestBrowser } from "../../../testing/as-guest.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import { accounts, POINTS_UNIT, postToLedger } from "../../ledger/public.ts"

/** Changes a customer's points in India, as a correction by head office does. */
export async function givePoints(app: TestApp, { userId }: Pick<TestBrowser, "userId">, points: number): Promise<void> {
  const entries = [
    { account: accounts.pointsEarned("IN"), amount: points },
    { account: accounts.points(userId, "IN"), amount: -points },
  ]
  const id = randomUUID()
  const at = app.clock.now()
  const posting = { kind: "points corrected", cause: id, orderId: null, userId, country: "IN" } as const
  await inTransaction(app.database.db, async (tx) => {
    await sql`
      insert into head_office.correction
        (id, country, user_id, points, reason, needs_approval, status, requested_by, requested_at, decided_at)
      values (${id}, 'IN', ${userId}, ${points}, 'a test', false, 'applied', ${randomUUID()}, ${at}, ${at})`.execute(tx)
    await postToLedger(tx, { ...posting, currency: POINTS_UNIT, at, entries })
  })
}
