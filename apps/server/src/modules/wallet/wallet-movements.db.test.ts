import * as fc from "fast-check"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { accounts, balancesOf, type Program, programs } from "../ledger/public.ts"
import { creditWallet, eraseWallet, returnToWallet, spendFromWallet, walletBalance } from "./public.ts"
import { walletAccounts } from "./wallet-accounts.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const country = "IN"
const now = () => app.clock.now()

function credit(userId: string, program: Program, amount: number, cause: string = randomUUID()) {
  const from = program === "REFUND" ? accounts.held(country) : accounts.promo(country)
  const kind = program === "REFUND" ? "refund" : "promo"
  return inTransaction(app.database.db, (tx) =>
    creditWallet(tx, { userId, country, program, amount, kind, cause, orderId: null, at: now(), from }),
  )
}
const spend = (userId: string, amount: number, cause: string = randomUUID()) =>
  inTransaction(app.database.db, (tx) =>
    spendFromWallet(tx, { userId, country, orderId: cause, cause, amount, at: now() }),
  )
const returnSpending = (cause: string) =>
  inTransaction(app.database.db, (tx) => returnToWallet(tx, { cause, at: now() }))

async function balancesByProgram(userId: string): Promise<Record<Program, number>> {
  const balances = await balancesOf(app.database.db, walletAccounts({ userId, country }))
  const balanceOf = (program: Program) => balances.get(accounts.wallet(userId, country, program)) ?? -1
  return { PIZZA_PALS: balanceOf("PIZZA_PALS"), PROMO: balanceOf("PROMO"), REFUND: balanceOf("REFUND") }
}

test("the wallet spends promo points first, then refund points, then earned points, and returns them to the same kinds", async () => {
  const userId = randomUUID()
  await credit(userId, "PIZZA_PALS", 100)
  await credit(userId, "REFUND", 200)
  await credit(userId, "PROMO", 50)
  const cause = randomUUID()
  expect(await spend(userId, 280, cause)).toBe(true)
  expect(await balancesByProgram(userId)).toEqual({ PROMO: 0, REFUND: 0, PIZZA_PALS: 70 })
  expect(await spend(userId, 71)).toBe(false)
  expect(await balancesByProgram(userId)).toEqual({ PROMO: 0, REFUND: 0, PIZZA_PALS: 70 })
  expect([await returnSpending(cause), await returnSpending(cause), await returnSpending(randomUUID())]).toEqual([
    true,
    false,
    false,
  ])
  expect(await balancesByProgram(userId)).toEqual({ PROMO: 50, REFUND: 200, PIZZA_PALS: 100 })
  expect(await walletBalance(app.database.db, { userId, country })).toBe(350)
  // Each country has a separate wallet.
  expect(await walletBalance(app.database.db, { userId, country: "BD" })).toBe(0)
})

test("repeating a spending or a credit moves nothing more", async () => {
  const userId = randomUUID()
  const cause = randomUUID()
  expect([await credit(userId, "PROMO", 90, cause), await credit(userId, "PROMO", 90, cause)]).toEqual([true, false])
  expect([await spend(userId, 60, cause), await spend(userId, 60, cause)]).toEqual([true, true])
  expect(await balancesByProgram(userId)).toEqual({ PROMO: 30, REFUND: 0, PIZZA_PALS: 0 })
})

test("[IDN-13c] the balance of a deleted account's wallet is posted to the account of forfeited points", async () => {
  const userId = randomUUID()
  await credit(userId, "PROMO", 90)
  await credit(userId, "PIZZA_PALS", 10)
  const erase = () => inTransaction(app.database.db, (tx) => eraseWallet(tx, { userId, at: now() }))
  await erase()
  await erase()
  expect(await walletBalance(app.database.db, { userId, country })).toBe(0)
  const { rows } = await sql<{ sum: number }>`
    select sum(-amount)::int as sum from ledger.entry join ledger.posting on posting.id = posting_id
    where user_id = ${userId} and account = 'forfeited:IN'`.execute(app.database.db)
  expect(rows[0]?.sum).toBe(100)
})

test("[PAY-10b] after any movements each balance equals the sum of its entries and the model's balance", async () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constant("credit"),
      program: fc.constantFrom(...programs),
      amount: fc.integer({ min: 1, max: 500 }),
    }),
    fc.record({
      does: fc.constant("spend"),
      program: fc.constant("PROMO" as const),
      amount: fc.integer({ min: 1, max: 700 }),
    }),
    fc.record({
      does: fc.constant("return"),
      program: fc.constant("PROMO" as const),
      amount: fc.integer({ min: 0, max: 9 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const userId = randomUUID()
      const spent: { cause: string; amount: number; isReturned: boolean }[] = []
      const outcomes: [boolean, boolean][] = []
      let balance = 0
      for (const { does, program, amount } of steps) {
        if (does === "credit") {
          await credit(userId, program, amount)
          balance += amount
        } else if (does === "spend") {
          const cause = randomUUID()
          outcomes.push([await spend(userId, amount, cause), amount <= balance])
          if (amount > balance) continue
          spent.push({ cause, amount, isReturned: false })
          balance -= amount
        } else {
          const spending = spent[amount % Math.max(1, spent.length)]
          if (!spending) continue
          outcomes.push([await returnSpending(spending.cause), !spending.isReturned])
          if (!spending.isReturned) balance += spending.amount
          spending.isReturned = true
        }
        expect(await walletBalance(app.database.db, { userId, country })).toBe(balance)
      }
      expect(outcomes.filter(([actual, expected]) => actual !== expected)).toEqual([])
      const { rows } = await sql`
        select account from ledger.balance where account like ${`wallet:${userId}:%`}
        and amount is distinct from (
          select coalesce(sum(-entry.amount), 0) from ledger.entry where entry.account = balance.account)`.execute(
        app.database.db,
      )
      expect(rows).toEqual([])
    }),
    { numRuns: 25 },
  )
})
