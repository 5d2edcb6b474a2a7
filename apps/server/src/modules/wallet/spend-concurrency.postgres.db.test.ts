import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { accounts } from "../ledger/public.ts"
import { creditWallet, returnToWallet, spendFromWallet, walletBalance } from "./public.ts"

let nodeA: TestApp
let nodeB: TestApp
beforeAll(async () => {
  nodeA = await build()
  nodeB = await build({ database: nodeA.database })
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})

const country = "IN"
const node = (nth: number) => (nth % 2 === 0 ? nodeA : nodeB).platform.db

test("of 200 orders on two nodes that spend from one wallet only one succeeds, and its points are returned once", async () => {
  const userId = randomUUID()
  const at = nodeA.clock.now()
  await inTransaction(node(0), async (tx) => {
    for (const program of ["PROMO", "REFUND", "PIZZA_PALS"] as const) {
      const from = accounts.promo(country)
      const credit = { userId, country, program, amount: 100, kind: "promo", orderId: null, at, from } as const
      await creditWallet(tx, { ...credit, cause: randomUUID() })
    }
  })
  const causes = Array.from({ length: 200 }, () => randomUUID())
  const spent = await Promise.all(
    causes.map((cause, nth) =>
      inTransaction(node(nth), (tx) =>
        spendFromWallet(tx, { userId, country, orderId: cause, cause, amount: 250, at }),
      ),
    ),
  )
  expect(spent.filter(Boolean).length).toBe(1)
  expect(await walletBalance(nodeA.database.db, { userId, country })).toBe(50)
  const cause = causes[spent.indexOf(true)] ?? ""
  const returned = await Promise.all(
    Array.from({ length: 50 }, (_, nth) => inTransaction(node(nth), (tx) => returnToWallet(tx, { cause, at }))),
  )
  expect(returned.filter(Boolean).length).toBe(1)
  expect(await walletBalance(nodeA.database.db, { userId, country })).toBe(300)
})
