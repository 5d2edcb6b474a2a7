import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { readDatabaseTime } from "../apps/server/src/platform/database/read-database-time.ts"
import { createBuyer } from "./support/buyer.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { waitAndCheckRecords } from "./support/wait-and-check-records.ts"
import { type RunningServer, startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * SEC-12. Three nodes on one PostgreSQL: one with a correct clock, one five minutes ahead, one five minutes behind. For
 * each pair of nodes, a buyer's calls alternate between the two: codes, sessions and orders of one are valid at the
 * other. An order is reserved for 15 minutes by the database's clock, whichever node created it, and the two wrong
 * nodes report their skew.
 *
 * Verified to catch: nodes that use their own clocks ("… was refused with 422 OTP_EXPIRED", "… is reserved until 300 s
 * after …").
 */

const SKEW_MS = 5 * 60_000
const RESERVATION_MS = 15 * 60_000
/** Tolerance for the time between the order and reading the database's clock. */
const TOLERANCE_MS = 10_000

interface Node {
  name: string
  skewMs: number
  server: RunningServer
}

async function startNode(context: DrillContext, name: string, skewMs: number): Promise<Node> {
  const CLOCK_SHIFT_MS = String(Number(context.env.CLOCK_SHIFT_MS) + skewMs)
  const PORT = skewMs === 0 ? context.env.PORT : "0"
  return { name, skewMs, server: await startServer({ ...context.env, PORT, CLOCK_SHIFT_MS }) }
}

/** Sends the calls of one buyer to the two nodes alternately, starting with the node at index `first`. */
async function buyAcross(context: DrillContext, pair: readonly [Node, Node], first: 0 | 1): Promise<void> {
  let callCount: number = first
  const address = () => pair[callCount++ % 2]?.server.address ?? ""
  const buyer = await createBuyer({ ...context, address })
  await buyer.signIn()
  checkReservation(await buyer.order(1), await context.withDatabase(({ db }) => readDatabaseTime(db)))
  const placed = await buyer.payCash(await buyer.order(1))
  const names = pair.map(({ name }) => name).join(" and ")
  assertHolds(placed.orderStatus === "ORDER PLACED", `Across ${names} a cash order is ${placed.orderStatus}.`)
  const pending = await buyer.pay(await buyer.order(1), { mode: "CARD" })
  await context.partners.payments.settle(pending.payment?.paymentId ?? "", "paid")
  const paid = await buyer.waitUntilSettled(pending)
  assertHolds(paid.orderStatus === "ORDER PLACED", `Across ${names} a paid order is ${paid.orderStatus}.`)
}

function checkReservation({ expiresAt, orderId }: Transaction, now: Date): void {
  const deviationMs = new Date(expiresAt ?? 0).getTime() - (now.getTime() + RESERVATION_MS)
  assertHolds(
    Math.abs(deviationMs) < TOLERANCE_MS,
    `${orderId} is reserved until ${Math.round(deviationMs / 1000)} s after its 15 minutes.`,
  )
}

async function checkSkewReported({ name, skewMs, server }: Node): Promise<void> {
  const ready = await fetch(`${server.address}/api/ready`)
  const body = await ready.text()
  const isExpected = skewMs === 0 ? ready.status === 200 : ready.status === 503 && body.includes("This node’s clock is")
  assertHolds(isExpected, `The node that is ${name} answers /api/ready with ${ready.status}: ${body}`)
  const metrics = await (await fetch(`${server.address}/api/metrics`)).text()
  const skew = Number(/^hearth_clock_skew_seconds (.+)$/m.exec(metrics)?.[1])
  assertHolds(Math.abs(skew - skewMs / 1000) < 2, `The node that is ${name} reports a skew of ${skew} s.`)
}

async function run(context: DrillContext): Promise<string> {
  const correct = await startNode(context, "correct", 0)
  const ahead = await startNode(context, "ahead", SKEW_MS)
  const behind = await startNode(context, "behind", -SKEW_MS)
  const nodes = [correct, ahead, behind]
  for (const node of nodes) await checkSkewReported(node)
  const pairs = [
    [correct, ahead],
    [correct, behind],
    [ahead, behind],
  ] as const
  for (const pair of pairs) for (const first of [0, 1] as const) await buyAcross(context, pair, first)
  const settled = await waitAndCheckRecords(context, async () => {
    for (const { server } of nodes) assertHolds((await server.stop()) === 0, "A node does not stop cleanly.")
  })
  return `Clocks correct, 5 min ahead and 5 min behind: each node accepted the codes, sessions and orders of the others. ${settled}`
}

await drill("clock skew", () =>
  withDirectory((DATA_DIR) => withPostgres((DATABASE_URL) => withDrillContext({ DATA_DIR, DATABASE_URL }, run))),
)
