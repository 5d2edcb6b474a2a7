import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { inTransaction } from "./in-transaction.ts"
import { notify } from "./notify.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())

test("notifies listeners once a transaction has committed, and never after a rollback", async () => {
  const received: string[] = []
  const stop = await database.listen("news", (payload) => received.push(payload))
  const rolledBack = inTransaction(database.db, async (tx) => {
    await notify(tx, "news", "never happened")
    throw new Error("changed my mind")
  })
  await expect(rolledBack).rejects.toThrow("changed my mind")
  await inTransaction(database.db, (tx) => notify(tx, "news", "happened"))
  await vi.waitFor(() => expect(received).toEqual(["happened"]))
  await stop()
})
