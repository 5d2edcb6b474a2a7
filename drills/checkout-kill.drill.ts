import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { drill, assertHolds, withDirectory, withPostgres } from "./rig/drill.ts"
import { settleAndCompare } from "./rig/settle-and-compare.ts"
import { runShoppers } from "./rig/run-shoppers.ts"
import { startServer } from "./rig/start-server.ts"
import { type DrillShop, withShop } from "./rig/with-shop.ts"

/*
 * SEC-12, PAY-6, PAY-10. The server is killed with -9 at random moments while customers order and pay with every
 * method: cash with its code, cards, UPI, vouchers, wallet and card together, two payments for one order, and some who
 * pay and never come back. A customer who doesn't know the result of a call repeats it with its key. In the end all
 * records agree: the responses that customers got, our database and the providers'; nothing is paid for without an
 * order or a refund.
 *
 * Verified to catch: keys that are not stored ("has 2 orders by 1 keys"), and payments that are never checked again
 * ("upi took …, which is EXPIRED here").
 *
 * KILLS=5 for a quick run.
 */

const KILLS = { postgres: 100, embedded: 20 } as const
const BUYERS = 6
const BETWEEN_MS = [200, 2_500] as const

async function killRepeatedly(shop: DrillShop, kills: number): Promise<string> {
  let server = await startServer(shop.env)
  let isOver = false
  const shopping = runShoppers({ ...shop, address: () => shop.address }, BUYERS, () => isOver)
  for (let kill = 1; kill <= kills; kill++) {
    await wait(randomInt(...BETWEEN_MS))
    await server.kill()
    server = await startServer(shop.env)
  }
  isOver = true
  const { done, findings } = await shopping
  assertHolds(findings.length === 0, `${findings.length} buyers were wronged: ${findings.slice(0, 5).join(" | ")}`)
  const stopped = async () =>
    assertHolds((await server.stop()) === 0, "After all that the server does not stop cleanly.")
  const settled = await settleAndCompare(shop, stopped)
  const unknown = shop.history.lines.filter(({ type }) => type === "unknown").length
  assertHolds(unknown > kills / 2, `Only ${unknown} calls were cut off: too few for this to mean anything.`)
  const all = [...done].map(([way, times]) => `${times} ${way}`).join(", ")
  return `${kills} kills, ${unknown} calls cut off; ${settled} Ways: ${all}.`
}

const killsOf = (usual: number) => Math.min(usual, Number(process.env["KILLS"] ?? usual))

await drill("checkout kill -9, PostgreSQL", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withShop({ DATA_DIR, DATABASE_URL }, (shop) => killRepeatedly(shop, killsOf(KILLS.postgres))),
    ),
  ),
)
await drill("checkout kill -9, embedded database", () =>
  withDirectory((DATA_DIR) => withShop({ DATA_DIR }, (shop) => killRepeatedly(shop, killsOf(KILLS.embedded)))),
)
