import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { accounts, balancesOf, postToLedger, type Posting } from "./public.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const posting = (overrides: Partial<Posting> = {}): Posting => ({
  kind: "sale",
  cause: randomUUID(),
  orderId: randomUUID(),
  userId: randomUUID(),
  country: "IN",
  currency: "INR",
  at: app.clock.now(),
  entries: [
    { account: accounts.held("IN"), amount: 300 },
    { account: accounts.sales("IN"), amount: -286 },
    { account: accounts.tax("IN"), amount: -14 },
  ],
  ...overrides,
})
const write = (each: Posting) => inTransaction(app.database.db, (tx) => postToLedger(tx, each))

async function entriesOf(cause: string): Promise<{ account: string; amount: number }[]> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, amount from ledger.entry join ledger.posting on posting.id = posting_id
    where cause = ${cause} order by position`.execute(app.database.db)
  return rows
}

test("[PAY-10a] a posting is written once per kind and cause, even if requested repeatedly", async () => {
  const sale = posting()
  const results = await Promise.all(Array.from({ length: 8 }, () => write(sale)))
  expect(results.filter((isWritten) => isWritten)).toHaveLength(1)
  expect(await entriesOf(sale.cause)).toEqual(sale.entries)
  expect(await write({ ...sale, kind: "sale undone" })).toBe(true)
})

test("[PAY-10b] a posting that does not balance is refused by our code and by the database", async () => {
  const { db } = app.database
  await expect(write(posting({ entries: [{ account: accounts.cash("IN"), amount: 5 }] }))).rejects.toThrow("balance")
  await expect(write(posting({ entries: [] }))).rejects.toThrow("balance")
  const sale = posting()
  await write(sale)
  await expect(
    sql`insert into ledger.entry (posting_id, position, account, amount)
      select id, 9, 'cash:IN', 1 from ledger.posting where cause = ${sale.cause}`.execute(db),
  ).rejects.toThrow("sum to nothing")
  // Two unbalanced postings in one statement don't cancel each other out.
  const otherSale = posting()
  await write(otherSale)
  await expect(
    sql`insert into ledger.entry (posting_id, position, account, amount)
      select id, 9, 'cash:IN', case when cause = ${sale.cause} then 1 else -1 end from ledger.posting
      where cause in (${sale.cause}, ${otherSale.cause})`.execute(db),
  ).rejects.toThrow("sum to nothing")
  expect(await entriesOf(sale.cause)).toEqual(sale.entries)
})

test("[SEC-2a] invariant I14: the database refuses to change or delete postings and entries", async () => {
  const { db } = app.database
  const sale = posting()
  await write(sale)
  for (const table of ["posting", "entry"]) {
    const name = sql.table(`ledger.${table}`)
    const column = sql.ref(table === "posting" ? "cause" : "account")
    await expect(sql`update ${name} set ${column} = 'x'`.execute(db)).rejects.toThrow("never changed")
    await expect(sql`delete from ${name} where false`.execute(db)).rejects.toThrow("never changed")
    await expect(sql`truncate ${name} cascade`.execute(db)).rejects.toThrow("never changed")
  }
  expect(await entriesOf(sale.cause)).toEqual(sale.entries)
})

test("[PAY-10a] a wallet's balance changes with its entries and never becomes negative", async () => {
  const wallet = accounts.wallet(randomUUID(), "IN", "PROMO")
  const gift = (amount: number) =>
    posting({
      kind: "promo",
      entries: [
        { account: accounts.promo("IN"), amount },
        { account: wallet, amount: -amount },
      ],
    })
  const balance = async () => (await balancesOf(app.database.db, [wallet])).get(wallet)
  expect(await balance()).toBe(0)
  const first = gift(500)
  expect([await write(first), await write(first)]).toEqual([true, false])
  expect(await balance()).toBe(500)
  await expect(write(gift(-501))).rejects.toThrow(/check/)
  expect(await balance()).toBe(500)
  await write(gift(-500))
  expect(await balance()).toBe(0)
})
