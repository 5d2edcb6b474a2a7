import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { indiaMenu } from "../../seed/menus/india.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { addFavourite, MAX_FAVOURITES } from "./add-favourite.ts"
import { listFavourites } from "./favourites.store.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

test("when two favourites are added at the same time and only one more is allowed, the second waits and is refused", async () => {
  const { db, clock } = app.platform
  const userId = randomUUID()
  const ids = indiaMenu.products.map(({ id }) => id)
  const [first = "", second = "", ...others] = ids
  const add = (id: string) => inTransaction(db, (tx) => addFavourite(tx, userId, "IN", id, clock.now()))
  for (const id of others.slice(0, MAX_FAVOURITES - 1)) await add(id)
  let secondAddition: Promise<string[]> | undefined
  await inTransaction(db, async (tx) => {
    await addFavourite(tx, userId, "IN", first, clock.now())
    secondAddition = add(second)
    secondAddition.catch(() => {})
    // Long enough for the second transaction to overtake the first if the lock didn't work.
    await wait(300)
  })
  await expect(secondAddition).rejects.toThrow("TOO_MANY_FAVOURITES")
  expect(await listFavourites(db, userId, "IN")).toHaveLength(MAX_FAVOURITES)
})
