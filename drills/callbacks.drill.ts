import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { sql } from "kysely"
import { setTimeout as wait } from "node:timers/promises"
import type { Queryable } from "../apps/server/src/platform/database/database.ts"
import { type Buyer, type BuyerDeps, createBuyer, type BuyerLocation } from "./support/buyer.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { waitAndCheckRecords } from "./support/wait-and-check-records.ts"
import { startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * PAY-6, SEC-2. For each provider that calls back, callbacks are delivered never, once, five times, shuffled, forged,
 * with another amount or currency, with an old time, and late, when the order has failed. The result is always the
 * same: an order if it was paid in time, a refund if it was paid late, nothing if it was declined; the same in the
 * order, its payment, its refunds and the ledger.
 *
 * Verified to catch: signatures that are not compared ("A forged callback was answered with 200"), and another amount
 * that is accepted because it is signed ("cards captured 48700 for …, and we recorded 48800").
 */

interface PaymentMethod {
  name: string
  provider: "cards" | "upi" | "gpay" | "paytm" | "lankaqr"
  payment: object
  location?: BuyerLocation
}

const inColombo: BuyerLocation = { host: "lk.localhost", storeId: "66769", product: "lk-margherita", country: "LK" }
const paymentMethods: readonly PaymentMethod[] = [
  { name: "card", provider: "cards", payment: { mode: "CARD" } },
  { name: "UPI app", provider: "upi", payment: { mode: "UPI", way: "app" } },
  { name: "UPI code", provider: "upi", payment: { mode: "UPI", way: "qr" } },
  { name: "Google Pay", provider: "gpay", payment: { mode: "GPAY" } },
  { name: "Paytm", provider: "paytm", payment: { mode: "PAYTM" } },
  { name: "LankaQR", provider: "lankaqr", payment: { mode: "LANKAQR" }, location: inColombo },
]

interface Treatment {
  name: string
  /** How the provider's callbacks are delivered. */
  plan: object
  /** Whether a forged callback is sent first. */
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

/** The delay of a late callback: meanwhile the customer starts a new order, so the order that they paid for fails. */
const LATE_MS = 10_000
const SETTLE_TIMEOUT_MS = 90_000
const outcomes = ["paid", "late", "declined"] as const
type PaymentOutcome = (typeof outcomes)[number]

interface TreatmentResult {
  method: PaymentMethod
  treatment: Treatment
  outcome: PaymentOutcome
  transaction: Transaction
}

/** Runs the treatments of a provider one after the other, because a plan applies to the provider's next callbacks. */
async function applyTreatments(deps: BuyerDeps, method: PaymentMethod): Promise<TreatmentResult[]> {
  const { payments } = deps.partners
  const results: TreatmentResult[] = []
  for (const outcome of outcomes) {
    for (const treatment of treatments) {
      const buyer = await createBuyer(deps, method.location)
      const transaction = await buyer.pay(await buyer.order(1), method.payment)
      const reference = transaction.payment?.paymentId ?? ""
      if (treatment.isForgedFirst) await forge(deps, buyer, transaction, outcome)
      const delay = outcome === "late" ? { order: "unchanged", delayMs: LATE_MS } : {}
      await payments.request("callbacks", { provider: method.provider, ...treatment.plan, ...delay })
      await payments.settle(reference, outcome === "declined" ? "declined" : "paid")
      await payments.request("callbacks", { provider: method.provider })
      if (outcome === "late") {
        await buyer.order(1)
        // Sends copies that overtake the first callback.
        if (treatment.name === "shuffled") await payments.request("redeliver", { reference })
      }
      results.push({ method, treatment, outcome, transaction })
    }
  }
  return results
}

/** Sends a forged callback that claims the opposite of what will happen. It must be refused. */
async function forge(
  { partners }: BuyerDeps,
  buyer: Buyer,
  transaction: Transaction,
  outcome: PaymentOutcome,
): Promise<void> {
  const { payments } = partners
  const reference = transaction.payment?.paymentId ?? ""
  await payments.request("forge", { reference, outcome: outcome === "declined" ? "paid" : "declined" })
  for (let tries = 0; ; tries++) {
    const { deliveries } = await payments.request<{ deliveries: { lastStatus: string | null }[] }>(
      `deliveries?reference=${reference}`,
    )
    const statuses = deliveries.map(({ lastStatus }) => lastStatus)
    if (statuses.length > 0 && statuses.every((status) => status !== null && status !== "")) {
      assertHolds(
        statuses.every((status) => status === "403"),
        `A forged callback was answered with ${statuses.join(", ")}.`,
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

/** A pattern for the state after each outcome. */
const expectedStates: Readonly<Record<PaymentOutcome, RegExp>> = {
  paid: /"order":"ORDER PLACED","ledger":\{.*"refunds":null/,
  late: /"order":"FAILED","ledger":null,.*"refunds":\[\["late",.*"DONE"\]\]/,
  declined: /"order":"PENDING","ledger":null,"refunds":null,"payments":\[\["FAILED"/,
}

/**
 * Compares the states without reading orders through the API: only callbacks and background jobs may settle them.
 * Throws the first difference.
 */
async function compare(db: Queryable, results: readonly TreatmentResult[]): Promise<true> {
  for (const [, group] of Map.groupBy(results, (each) => `${each.method.name} ${each.outcome}`)) {
    const states = new Map<string, string[]>()
    for (const result of group) {
      const state = await endStateOf(db, result.transaction)
      const name = `${result.method.name}, ${result.outcome}, ${result.treatment.name}`
      assertHolds(expectedStates[result.outcome].test(state), `${name} ended as ${state}.`)
      states.set(state, [...(states.get(state) ?? []), name])
    }
    assertHolds(
      states.size === 1,
      `The end states differ: ${[...states].map(([state, names]) => `${names.join("; ")}: ${state}`).join(" | ")}`,
    )
  }
  return true
}

async function run(context: DrillContext): Promise<string> {
  const server = await startServer(context.env)
  const byProvider = [...Map.groupBy(paymentMethods, ({ provider }) => provider).values()]
  const results = await Promise.all(
    byProvider.map(async (methods) => {
      const methodResults: TreatmentResult[] = []
      for (const method of methods)
        methodResults.push(...(await applyTreatments({ ...context, address: () => context.address }, method)))
      return methodResults
    }),
  )
  const compareAll = () => context.withDatabase(({ db }) => compare(db, results.flat()))
  const deadline = Date.now() + SETTLE_TIMEOUT_MS
  while (Date.now() < deadline && !(await compareAll().then(Boolean, () => false))) await wait(1_000)
  const settled = await waitAndCheckRecords(context, async () => {
    assertHolds((await server.stop()) === 0, "The server does not stop cleanly.")
  })
  await compareAll()
  return `${paymentMethods.length} payment methods, ${treatments.length} treatments of callbacks, ${outcomes.length} outcomes: the same state for each outcome. ${settled}`
}

await drill("callbacks", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) => withDrillContext({ DATA_DIR, DATABASE_URL }, (context) => run(context))),
  ),
)
