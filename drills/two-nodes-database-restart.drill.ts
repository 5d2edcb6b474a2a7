import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { drill, assertHolds, withDirectory, withDurablePostgres } from "./rig/drill.ts"
import { settleAndCompare } from "./rig/settle-and-compare.ts"
import { runShoppers } from "./rig/run-shoppers.ts"
import { startServer } from "./rig/start-server.ts"
import { type DrillShop, withShop } from "./rig/with-shop.ts"

/*
 * SEC-12, PAY-6, PAY-10. Two server processes on one PostgreSQL, customers who order and pay through both, and the
 * database crashes again and again. No valid call is refused: errors are retryable, and a retry succeeds on either
 * node. In the end all records agree.
 *
 * Verified to catch: a database that acknowledges data before it is written ("refused with 404 NOT_FOUND" for an order
 * just made), and a broken connection that is reported as a conflict ("refused with 409 CONFLICT").
 */

const RESTARTS = 3
const BUYERS = 6
/** The pause between two restarts, so that customers make progress. */
const BETWEEN_MS = [3_000, 6_000] as const

async function restartRepeatedly(shop: DrillShop, restart: () => Promise<void>): Promise<string> {
  const nodes = [await startServer(shop.env), await startServer({ ...shop.env, PORT: "0" })]
  let [each, isOver] = [0, false]
  const address = () => nodes[each++ % nodes.length]?.address ?? ""
  const shopping = runShoppers({ ...shop, address }, BUYERS, () => isOver)
  for (let times = 1; times <= RESTARTS; times++) {
    await wait(randomInt(...BETWEEN_MS))
    await restart()
  }
  await wait(randomInt(...BETWEEN_MS))
  isOver = true
  const { done, findings } = await shopping
  assertHolds(findings.length === 0, `${findings.length} buyers were wronged: ${findings.slice(0, 5).join(" | ")}`)
  const stop = async () => {
    for (const node of nodes) assertHolds((await node.stop()) === 0, "A node died, or does not stop cleanly.")
  }
  const settled = await settleAndCompare(shop, stop)
  const unknown = shop.history.lines.filter(({ type }) => type === "unknown").map(({ detail }) => detail)
  assertHolds(
    unknown.length >= RESTARTS,
    `Only ${unknown.length} calls were cut off: too few for this to mean anything.`,
  )
  const buyers = [...done.values()].reduce((sum, times) => sum + times, 0)
  return `${RESTARTS} restarts, ${buyers} buyers, ${unknown.length} calls sent again, none refused. ${settled}`
}

await drill("two nodes, database restart", () =>
  withDirectory((DATA_DIR) =>
    withDurablePostgres(({ url, restart }) =>
      withShop({ DATA_DIR, DATABASE_URL: url }, (shop) => restartRepeatedly(shop, restart)),
    ),
  ),
)
