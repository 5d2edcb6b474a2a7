import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { drill, assertHolds, withDirectory, withDurablePostgres } from "./support/drill.ts"
import { waitAndCheckRecords } from "./support/wait-and-check-records.ts"
import { runShoppers } from "./support/run-shoppers.ts"
import { startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * SEC-12, PAY-6, PAY-10. Customers order and pay through two server processes on one PostgreSQL, while the database
 * crashes again and again. No valid call is refused: every error can be retried, and the retry succeeds on either node.
 * In the end all records agree.
 *
 * Verified to catch: a database that acknowledges data before it is written ("refused with 404 NOT_FOUND" for an order
 * just created), and a broken connection that is reported as a conflict ("refused with 409 CONFLICT").
 */

const RESTARTS = 3
const BUYERS = 6
/** The shortest and longest pause between two restarts, in which customers make progress. */
const PAUSE_MS = [3_000, 6_000] as const

async function restartRepeatedly(context: DrillContext, restart: () => Promise<void>): Promise<string> {
  const nodes = [await startServer(context.env), await startServer({ ...context.env, PORT: "0" })]
  let [callCount, isOver] = [0, false]
  const address = () => nodes[callCount++ % nodes.length]?.address ?? ""
  const shopping = runShoppers({ ...context, address }, BUYERS, () => isOver)
  for (let times = 1; times <= RESTARTS; times++) {
    await wait(randomInt(...PAUSE_MS))
    await restart()
  }
  await wait(randomInt(...PAUSE_MS))
  isOver = true
  const { runs, findings } = await shopping
  assertHolds(
    findings.length === 0,
    `${findings.length} buyers saw a wrong result: ${findings.slice(0, 5).join(" | ")}`,
  )
  const stop = async () => {
    for (const node of nodes) assertHolds((await node.stop()) === 0, "A node died, or does not stop cleanly.")
  }
  const settled = await waitAndCheckRecords(context, stop)
  const unknown = context.history.entries.filter(({ type }) => type === "unknown").map(({ detail }) => detail)
  assertHolds(unknown.length >= RESTARTS, `Only ${unknown.length} calls were interrupted: too few for a valid result.`)
  const buyers = [...runs.values()].reduce((sum, times) => sum + times, 0)
  return `${RESTARTS} restarts, ${buyers} buyers, ${unknown.length} calls retried, none refused. ${settled}`
}

await drill("two nodes, database restart", () =>
  withDirectory((DATA_DIR) =>
    withDurablePostgres(({ url, restart }) =>
      withDrillContext({ DATA_DIR, DATABASE_URL: url }, (context) => restartRepeatedly(context, restart)),
    ),
  ),
)
