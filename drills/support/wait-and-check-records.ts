import { sql } from "kysely"
import { setTimeout as wait } from "node:timers/promises"
import type { Database } from "../../apps/server/src/platform/database/database.ts"
import { compareRecords } from "./compare-records.ts"
import { checkInvariants } from "./check-invariants.ts"
import { assertHolds } from "./drill.ts"
import type { DrillContext } from "./with-drill-context.ts"

/** How long background jobs may take to settle everything. */
const SETTLE_TIMEOUT_MS = 90_000

/** Waits for the background jobs, compares all records and checks all invariants. Returns a summary. */
export async function waitAndCheckRecords(context: DrillContext, stop: () => Promise<void>): Promise<string> {
  const deadline = Date.now() + SETTLE_TIMEOUT_MS
  // The embedded database can't be read while its server runs.
  if (context.env["DATABASE_URL"] === undefined) await wait(SETTLE_TIMEOUT_MS)
  else while (Date.now() < deadline && (await findDifferences(context)).length > 0) await wait(2_000)
  await stop()
  const differences = await findDifferences(context)
  assertHolds(differences.length === 0, `${differences.length} differences: ${differences.slice(0, 5).join(" | ")}`)
  return context.withDatabase(summariseOrders)
}

async function findDifferences(context: DrillContext): Promise<string[]> {
  const { partners, history } = context
  const providerPayments = await partners.payments.listPayments()
  const differences = await context.withDatabase(({ db }) => compareRecords(db, history, providerPayments))
  return differences.length > 0 ? differences : checkInvariants(context)
}

async function summariseOrders({ db }: Database): Promise<string> {
  const { rows } = await sql<{ orders: number; placed: number; captured: number; refunds: number }>`
    select count(*)::int as orders, (count(*) filter (where placed_at is not null))::int as placed,
      (select count(*) from payments.payment where captured_at is not null and provider is not null)::int as captured,
      (select count(*) from payments.refund)::int as refunds from orders.order`.execute(db)
  const { orders = 0, placed = 0, captured = 0, refunds = 0 } = rows[0] ?? {}
  return `${orders} orders, ${placed} placed, ${captured} payments, ${refunds} refunds: all records agree.`
}
