import { sql } from "kysely"
import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { type Buyer, createBuyer } from "./rig/buyer.ts"
import { FIRST_MANAGER, signInStaff } from "./rig/store-staff.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./rig/drill.ts"
import { type FollowResult, followTracker } from "./rig/follow-tracker.ts"
import { startServer } from "./rig/start-server.ts"
import { type DrillShop, withShop } from "./rig/with-shop.ts"

/*
 * TRK-1. A node is killed with -9 and restarted several times, while a kitchen advances orders stage by stage and
 * several clients follow each of them. Clients reconnect with the last version that they received; in the end each has
 * received every stage of its order with its time, and never an older state after a newer one.
 */

const ORDERS = 6
const FOLLOWERS = 4
const KILLS = 5
const STORE = "6585R"

async function place(shop: DrillShop): Promise<{ id: string; buyer: Buyer }> {
  const buyer = await createBuyer({ ...shop, address: () => shop.address })
  await buyer.signIn()
  const { transactionId } = await buyer.payCash(await buyer.order(1))
  return { id: transactionId, buyer }
}

/** Advances every ticket by one stage, then the next, until all are handed over. */
async function cook(shop: DrillShop, count: number): Promise<void> {
  const crew = await signInStaff(shop.address, STORE)
  for (let done = 0; done < count;) {
    const { tickets } = await crew.board()
    done = tickets.filter(({ stage }) => stage === "HANDED OVER").length
    for (const ticket of tickets.filter(({ next }) => next !== null)) {
      await crew.advance(ticket)
      await wait(randomInt(50, 250))
    }
  }
}

async function killWhileFollowed(shop: DrillShop): Promise<string> {
  let server = await startServer(shop.env)
  const placed: Awaited<ReturnType<typeof place>>[] = []
  for (let nth = 0; nth < ORDERS; nth++) placed.push(await place(shop))
  const over = new AbortController()
  const cooking = cook(shop, ORDERS).finally(() => over.abort())
  const following = placed.flatMap(({ id, buyer }) =>
    Array.from({ length: FOLLOWERS }, async () => ({
      id,
      seen: await followTracker(shop.address, id, buyer.client.bearer),
    })),
  )
  // Errors in the kitchen are reported after everything has stopped, not in between.
  cooking.catch(() => undefined)
  let kills = 0
  while (kills < KILLS && !over.signal.aborted) {
    await wait(randomInt(700, 1_500))
    await server.kill()
    kills++
    server = await startServer(shop.env)
  }
  await cooking
  const all = await Promise.all(following)
  assertHolds((await server.stop()) === 0, "After all that the server does not stop cleanly.")
  const done = await shop.withDatabase(async ({ db }) => {
    const { rows } = await sql<{ id: string; stage: string; at: Date }>`
      select order_id as id, stage, at from kitchen.step order by order_id, position`.execute(db)
    return Map.groupBy(rows, ({ id }) => id)
  })
  for (const { id, seen } of all) check(id, seen, done.get(id) ?? [])
  const lost = all.reduce((sum, { seen }) => sum + seen.lost, 0)
  assertHolds(lost >= kills, `Only ${lost} streams were lost: too few for this to mean anything.`)
  return `${kills} kills, ${all.length} followers of ${ORDERS} orders, ${lost} streams lost and resumed, every step seen.`
}

function check(id: string, { last, versions }: FollowResult, done: readonly { stage: string; at: Date }[]): void {
  const seen = last.steps.map(({ stage, at }) => `${stage} ${at}`).join(", ")
  const expected = done.map(({ stage, at }) => `${stage} ${at.getTime()}`).join(", ")
  assertHolds(seen === expected, `Somebody who followed ${id} saw ${seen}; it was ${expected}.`)
  const isForward = versions.every((version, nth) => nth === 0 || version >= (versions[nth - 1] ?? 0))
  assertHolds(isForward, `Somebody who followed ${id} saw it go back: ${versions.join(", ")}.`)
}

await drill("trackers resume, PostgreSQL", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withShop({ DATA_DIR, DATABASE_URL }, (shop) =>
        killWhileFollowed({ ...shop, env: { ...shop.env, FIRST_MANAGER } }),
      ),
    ),
  ),
)
