import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { sql } from "kysely"
import { inTransaction } from "../apps/server/src/platform/database/in-transaction.ts"
import { accounts } from "../apps/server/src/modules/ledger/public.ts"
import { creditWallet } from "../apps/server/src/modules/wallet/public.ts"
import { createBuyer } from "./support/buyer.ts"
import { CallRefused } from "./support/client.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { waitAndCheckRecords } from "./support/wait-and-check-records.ts"
import { newVoucher } from "./support/run-shoppers.ts"
import { startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * PAY-4, PAY-10, SEC-2. A thousand concurrent attempts, over two processes on one PostgreSQL, to spend a wallet that
 * contains enough for one order, and a thousand to spend one voucher: each is spent once, all other attempts are
 * refused with the reason, and no order is placed that was not paid for.
 *
 * Verified to catch: a balance that is read without a lock, if the database's check against negative balances is also
 * removed ("3 ORDER PLACED, 197 WALLET_SHORT"), and redemptions that are identified by the voucher and not by the
 * payment ("100 ORDER PLACED").
 *
 * TRIES=50 for a quick run.
 */

const TRIES = Number(process.env["TRIES"] ?? 1_000)

/** Copies an order, each copy with its own cart, so that only the money limits how many can be placed. */
async function copyOrders({ withDatabase }: DrillContext, { transactionId }: Transaction): Promise<string[]> {
  return withDatabase(({ db }) =>
    inTransaction(db, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        with new_id as (select gen_random_uuid() as id, gen_random_uuid() as cart from generate_series(1, ${TRIES}::int)),
        copy as (
          insert into orders.order select (jsonb_populate_record(original, jsonb_build_object('id', new_id.id,
            'number', 'IN' || upper(left(new_id.id::text, 8)), 'mobile', '', 'cart_id', cart, 'lies_in_cart', cart))).*
          from new_id, orders.order as original where original.id = ${transactionId}
          returning id, created_at)
        insert into orders.status_change (order_id, position, status, at, by)
        select id, 1, 'PENDING', created_at, 'customer' from copy returning order_id as id`.execute(tx)
      return rows.map(({ id }) => id)
    }),
  )
}

/**
 * Credits the price of one order, in all three kinds of points, so that every account exists beforehand and no attempt
 * waits for it to be created.
 */
async function fillWallet({ withDatabase }: DrillContext, { transactionId, payable }: Transaction): Promise<void> {
  const amounts = { PROMO: 100, REFUND: 100, PIZZA_PALS: payable - 200 } as const
  await withDatabase(({ db }) =>
    inTransaction(db, async (tx) => {
      const { rows } = await sql<{ userId: string; at: Date }>`
        select user_id as "userId", created_at as at from orders.order where id = ${transactionId}`.execute(tx)
      const [owner] = rows
      assertHolds(owner !== undefined, "The order does not exist.")
      for (const program of ["PROMO", "REFUND", "PIZZA_PALS"] as const) {
        const credit = { ...owner, country: "IN", program, amount: amounts[program], kind: "promo" } as const
        await creditWallet(tx, { ...credit, cause: program, orderId: null, from: accounts.promo("IN") })
      }
    }),
  )
}

/** Disables the limit on PIN attempts, which would refuse most of the thousand before they reach the voucher. */
async function disablePinLimit({ withDatabase }: DrillContext): Promise<void> {
  await withDatabase(async ({ db }) => {
    await sql`
      create function platform.count_nothing() returns trigger language plpgsql as $$
      begin new.used := 1; return new; end $$`.execute(db)
    await sql`
      create trigger count_nothing before insert or update on platform.limit_counter
      for each row execute function platform.count_nothing()`.execute(db)
  })
}

async function spendOnce(context: DrillContext): Promise<string> {
  const secondNodeEnv = { ...context.env, PORT: "0" }
  const nodes = [await startServer(context.env), await startServer(secondNodeEnv)]
  let callCount = 0
  const address = () => nodes[callCount++ % nodes.length]?.address ?? ""
  const buyer = await createBuyer({ ...context, address })
  await buyer.signIn()
  const order = await buyer.order(1)
  const { payable } = order
  await disablePinLimit(context)

  /** Pays all copies at the same moment and checks how many were placed and how the others were refused. */
  async function race(payment: object, refusal: string): Promise<void> {
    const ids = await copyOrders(context, order)
    // Opens every database connection beforehand, so that the first attempt has no head start.
    await Promise.all(Array.from({ length: 100 }, () => buyer.balance()))
    const outcomes = await Promise.all(
      ids.map((transactionId) =>
        buyer.pay({ ...order, transactionId }, payment).then(
          ({ orderStatus }) => orderStatus,
          (error: unknown) => {
            if (error instanceof CallRefused) return error.code
            throw error
          },
        ),
      ),
    )
    const outcomeCounts = Object.entries(Object.groupBy(outcomes, (outcome) => outcome)).map(
      ([outcome, group]) => `${group?.length} ${outcome}`,
    )
    const expected = ["1 ORDER PLACED", `${TRIES - 1} ${refusal}`]
    assertHolds(
      expected.every((outcomeCount) => outcomeCounts.includes(outcomeCount)),
      `Of ${TRIES} tries: ${outcomeCounts.join(", ")}.`,
    )
  }

  await fillWallet(context, order)
  await race({ mode: "WALLET" }, "WALLET_SHORT")
  const balance = await buyer.balance()
  assertHolds(balance === 0, `The wallet was spent once; its balance should be 0 and is ${balance}.`)

  const voucher = await newVoucher(context, payable)
  await race({ mode: "EVOUCHER", voucher }, "VOUCHER_REFUSED")
  const { vouchers } = await context.partners.payments.request<{ vouchers: { number: string; balance: number }[] }>(
    "vouchers",
  )
  const voucherBalance = vouchers.find(({ number }) => number === voucher.number)?.balance
  assertHolds(voucherBalance === 0, `The voucher was spent once; its balance should be 0 and is ${voucherBalance}.`)
  const settled = await waitAndCheckRecords(
    context,
    async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  )
  return `${TRIES} tries to spend a wallet and ${TRIES} a voucher, over two processes: each spent once. ${settled}`
}

await drill("spend once", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) => withDrillContext({ DATA_DIR, DATABASE_URL }, (context) => spendOnce(context))),
  ),
)
