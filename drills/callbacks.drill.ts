import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { sql } from "kysely"
import { setTimeout as wait } from "node:timers/promises"
import type { Queryable } from "../apps/server/src/platform/database/database.ts"
import { type Buyer, type BuyerDeps, createBuyer, type BuyerLocation } from "./rig/buyer.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./rig/drill.ts"
import { settleAndCompare } from "./rig/settle-and-compare.ts"
import { startServer } from "./rig/start-server.ts"
import { type DrillShop, withShop } from "./rig/with-shop.ts"

/*
 * PAY-6, SEC-2. For each provider that calls back, callbacks are delivered never, once, five times, shuffled, forged,
 * with another amount or currency, with an old time, and late, when the order has failed. The result is always the
 * same: an order if it was paid in time, a refund if it was paid late, nothing if it was declined; the same in the
 * order, its payment, its refunds and the ledger.
 *
 * Verified to catch: signatures that are not compared ("A forged callback was answered 200"), and another amount that
 * is accepted because it is signed ("cards took 48700 for …, and we wrote 48800").
 */

interface PaymentMeans {
  name: string
  provider: "cards" | "upi" | "gpay" | "paytm" | "lankaqr"
  how: object
  where?: BuyerLocation
}

const inColombo: BuyerLocation = { host: "lk.localhost", storeId: "66769", product: "lk-margherita", country: "LK" }
const means: readonly PaymentMeans[] = [
  { name: "card", provider: "cards", how: { mode: "CARD" } },
  { name: "UPI app", provider: "upi", how: { mode: "UPI", way: "app" } },
  { name: "UPI code", provider: "upi", how: { mode: "UPI", way: "qr" } },
  { name: "Google Pay", provider: "gpay", how: { mode: "GPAY" } },
  { name: "Paytm", provider: "paytm", how: { mode: "PAYTM" } },
  { name: "LankaQR", provider: "lankaqr", how: { mode: "LANKAQR" }, where: inColombo },
]

interface Treatment {
  name: string
  /** How the provider's callbacks are delivered. */
  plan: object
  /** A forged callback is sent first. */
  isForgedFirst?: true
}

const treatments: readonly Treatment[] = [
  { name: "once", plan: {} },
  { name: "never", plan: { deliver: 0 } },
  { name: "five times", plan: { deliver: 5 } },
  { name: "shuffled", plan: { deliver: 5, order: "shuffled", delayMs: 2_000 } },
  { name: "after a forgery", plan: {}, isForgedFirst: true },
  { name: "forged", plan: { tamper: "forged" } },
  { name: "another amount", plan: { tamper: "wrong-amount" } },
  { name: "another currency", plan: { tamper: "wrong-currency" } },
  { name: "an old time", plan: { tamper: "old-timestamp" } },
]

/** Meanwhile the customer starts a new order, so the order that they paid for has failed. */
const LATE_MS = 10_000
const SETTLE_TIMEOUT_MS = 90_000
const ends = ["paid", "late", "declined"] as const
type End = (typeof ends)[number]

interface TreatmentResult {
  means: PaymentMeans
  treatment: Treatment
  end: End
  transaction: Transaction
}

/** One after the other per provider, because its plan applies to the next callbacks. */
async function applyTreatments(shop: BuyerDeps, way: PaymentMeans): Promise<TreatmentResult[]> {
  const { payments } = shop.partners
  const treated: TreatmentResult[] = []
  for (const end of ends) {
    for (const treatment of treatments) {
      const buyer = await createBuyer(shop, way.where)
      const transaction = await buyer.pay(await buyer.order(1), way.how)
      const reference = transaction.payment?.paymentId ?? ""
      if (treatment.isForgedFirst) await forge(shop, buyer, transaction, end)
      const late = end === "late" ? { order: "kept", delayMs: LATE_MS } : {}
      await payments.request("callbacks", { provider: way.provider, ...treatment.plan, ...late })
      await payments.settle(reference, end === "declined" ? "declined" : "paid")
      await payments.request("callbacks", { provider: way.provider })
      if (end === "late") {
        await buyer.order(1)
        // Copies that overtake the first callback.
        if (treatment.name === "shuffled") await payments.request("redeliver", { reference })
      }
      treated.push({ means: way, treatment, end, transaction })
    }
  }
  return treated
}

/** Sends a forged callback that claims the opposite of what will happen. It must be refused. */
async function forge({ partners }: BuyerDeps, buyer: Buyer, transaction: Transaction, end: End): Promise<void> {
  const { payments } = partners
  const reference = transaction.payment?.paymentId ?? ""
  await payments.request("forge", { reference, outcome: end === "declined" ? "paid" : "declined" })
  for (let tries = 0; ; tries++) {
    const { deliveries } = await payments.request<{ deliveries: { lastStatus: string | null }[] }>(
      `deliveries?reference=${reference}`,
    )
    const answers = deliveries.map(({ lastStatus }) => lastStatus)
    if (answers.length > 0 && answers.every((answer) => answer !== null && answer !== "")) {
      assertHolds(
        answers.every((answer) => answer === "403"),
        `A forged callback was answered ${answers.join(", ")}.`,
      )
      break
    }
    assertHolds(tries < 200, "A forged callback was never delivered.")
    await wait(100)
  }
  const { orderStatus, payment } = await buyer.read(transaction)
  const isUnchanged = orderStatus === "PENDING" && payment?.status === "PENDING"
  assertHolds(isUnchanged, `After a forged callback the order is ${orderStatus} and its payment ${payment?.status}.`)
}

/** Everything that could differ between the treatments; the amounts are the same for all of them. */
async function endStateOf(db: Queryable, { transactionId }: Transaction): Promise<string> {
  const { rows } = await sql<{ state: object }>`
    select jsonb_build_object(
      'order', (select status from orders.order where id = ${transactionId}),
      'payments', (select jsonb_agg(jsonb_build_array(status, captured_amount, captured_currency, taken_at is not null))
        from payments.payment where order_id = ${transactionId}),
      'refunds', (select jsonb_agg(jsonb_build_array(cause, part, refund.amount, "to", refund.status))
        from payments.refund join payments.payment on payment.id = payment_id where order_id = ${transactionId}),
      'ledger', (select jsonb_object_agg(account, sum) from (
        select account, sum(amount) as sum from ledger.entry join ledger.posting on posting.id = posting_id
        where order_id = ${transactionId} group by account having sum(amount) <> 0) as sums)) as state`.execute(db)
  return JSON.stringify(rows[0]?.state)
}

/** A pattern for the state after each end. */
const expectedEnds: Readonly<Record<End, RegExp>> = {
  paid: /"order":"ORDER PLACED","ledger":\{.*"refunds":null/,
  late: /"order":"FAILED","ledger":null,.*"refunds":\[\["late",.*"DONE"\]\]/,
  declined: /"order":"PENDING","ledger":null,"refunds":null,"payments":\[\["FAILED"/,
}

/**
 * Compares the states without reading orders through the API: only callbacks and background jobs may settle them.
 * Throws the first difference.
 */
async function compare(db: Queryable, treated: readonly TreatmentResult[]): Promise<true> {
  for (const [, alike] of Map.groupBy(treated, ({ means: { name }, end }) => `${name} ${end}`)) {
    const states = new Map<string, string[]>()
    for (const { means: way, treatment, end, transaction } of alike) {
      const state = await endStateOf(db, transaction)
      const name = `${way.name}, ${end}, ${treatment.name}`
      assertHolds(expectedEnds[end].test(state), `${name} ended as ${state}.`)
      states.set(state, [...(states.get(state) ?? []), name])
    }
    assertHolds(
      states.size === 1,
      `Not the same: ${[...states].map(([state, names]) => `${names.join("; ")}: ${state}`).join(" | ")}`,
    )
  }
  return true
}

async function run(shop: DrillShop): Promise<string> {
  const server = await startServer(shop.env)
  const byProvider = [...Map.groupBy(means, ({ provider }) => provider).values()]
  const treated = await Promise.all(
    byProvider.map(async (ways) => {
      const all: TreatmentResult[] = []
      for (const way of ways) all.push(...(await applyTreatments({ ...shop, address: () => shop.address }, way)))
      return all
    }),
  )
  const same = () => shop.withDatabase(({ db }) => compare(db, treated.flat()))
  const until = Date.now() + SETTLE_TIMEOUT_MS
  while (Date.now() < until && !(await same().then(Boolean, () => false))) await wait(1_000)
  const settled = await settleAndCompare(shop, async () => {
    assertHolds((await server.stop()) === 0, "The server does not stop cleanly.")
  })
  await same()
  return `${means.length} ways to pay, ${treatments.length} ways to be told, ${ends.length} ends: each end the same. ${settled}`
}

await drill("callbacks", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) => withShop({ DATA_DIR, DATABASE_URL }, (shop) => run(shop))),
  ),
)
