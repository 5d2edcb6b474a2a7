import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { waitAndCheckRecords } from "./support/wait-and-check-records.ts"
import { runShoppers } from "./support/run-shoppers.ts"
import { startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * SEC-12, PAY-6, PAY-10. The server is killed with `kill -9` at random moments while customers order and pay with every
 * method: cash with its code, cards, UPI, vouchers, wallet and card together, two payments for one order, and some who
 * pay and never come back. A customer who doesn't know the result of a call repeats it with its key. In the end all
 * records agree: the responses that customers got, our database and the providers' records. Nothing is paid for without
 * an order or a refund.
 *
 * Verified to catch: keys that are not stored ("has 2 orders but used only 1 idempotency keys"), and payments that are
 * never checked again ("upi captured …, which is EXPIRED here").
 *
 * KILLS=5 for a quick run.
 */

const KILLS = { postgres: 100, embedded: 20 } as const
const BUYERS = 6
const PAUSE_MS = [200, 2_500] as const

async function killRepeatedly(context: DrillContext, kills: number): Promise<string> {
  let server = await startServer(context.env)
  let isOver = false
  const shopping = runShoppers({ ...context, address: () => context.address }, BUYERS, () => isOver)
  for (let kill = 1; kill <= kills; kill++) {
    await wait(randomInt(...PAUSE_MS))
    await server.kill()
    server = await startServer(context.env)
  }
  isOver = true
  const { runs, findings } = await shopping
  assertHolds(
    findings.length === 0,
    `${findings.length} buyers saw a wrong result: ${findings.slice(0, 5).join(" | ")}`,
  )
  const stopServer = async () =>
    assertHolds((await server.stop()) === 0, "After the kills the server does not stop cleanly.")
  const settled = await waitAndCheckRecords(context, stopServer)
  const unknown = context.history.entries.filter(({ type }) => type === "unknown").length
  assertHolds(unknown > kills / 2, `Only ${unknown} calls were interrupted: too few for a valid result.`)
  const scenarioCounts = [...runs].map(([scenario, times]) => `${times} ${scenario}`).join(", ")
  return `${kills} kills, ${unknown} calls interrupted; ${settled} Scenarios: ${scenarioCounts}.`
}

const killCount = (defaultCount: number) => Math.min(defaultCount, Number(process.env["KILLS"] ?? defaultCount))

await drill("checkout kill -9, PostgreSQL", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withDrillContext({ DATA_DIR, DATABASE_URL }, (context) => killRepeatedly(context, killCount(KILLS.postgres))),
    ),
  ),
)
await drill("checkout kill -9, embedded database", () =>
  withDirectory((DATA_DIR) =>
    withDrillContext({ DATA_DIR }, (context) => killRepeatedly(context, killCount(KILLS.embedded))),
  ),
)
