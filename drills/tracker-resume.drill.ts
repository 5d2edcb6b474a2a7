import { sql } from "kysely"
import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { type Buyer, createBuyer } from "./support/buyer.ts"
import { FIRST_MANAGER, signInStaff } from "./support/store-staff.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { type FollowResult, followTracker } from "./support/follow-tracker.ts"
import { startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * TRK-1. A node is killed with `kill -9` and restarted several times, while a kitchen advances orders stage by stage
 * and several clients follow each order. Clients reconnect with the last version that they received. In the end each
 * client has received every stage of its order with the stage's time, and never an older state after a newer one.
 *
 * Meant to catch: a stream that resumes without the stages that its client missed ("received …; expected …").
 */

const ORDERS = 6
const FOLLOWERS_PER_ORDER = 4
const KILLS = 5
const STORE = "6585R"

async function placeOrder(context: DrillContext): Promise<{ id: string; buyer: Buyer }> {
  const buyer = await createBuyer({ ...context, address: () => context.address })
  await buyer.signIn()
  const { transactionId } = await buyer.payCash(await buyer.order(1))
  return { id: transactionId, buyer }
}

/** Advances all tickets, one stage at a time, until all are handed over. */
async function advanceAllTickets(context: DrillContext, count: number): Promise<void> {
  const staff = await signInStaff(context.address, STORE)
  for (let done = 0; done < count;) {
    const { tickets } = await staff.board()
    done = tickets.filter(({ stage }) => stage === "HANDED OVER").length
    for (const ticket of tickets.filter(({ next }) => next !== null)) {
      await staff.advance(ticket)
      await wait(randomInt(50, 250))
    }
  }
}

async function killWhileFollowed(context: DrillContext): Promise<string> {
  let server = await startServer(context.env)
  const placed: Awaited<ReturnType<typeof placeOrder>>[] = []
  for (let nth = 0; nth < ORDERS; nth++) placed.push(await placeOrder(context))
  const kitchenDone = new AbortController()
  const kitchenWork = advanceAllTickets(context, ORDERS).finally(() => kitchenDone.abort())
  const following = placed.flatMap(({ id, buyer }) =>
    Array.from({ length: FOLLOWERS_PER_ORDER }, async () => ({
      id,
      seen: await followTracker(context.address, id, buyer.client.bearer),
    })),
  )
  // Errors in the kitchen are reported after everything has stopped, not in between.
  kitchenWork.catch(() => undefined)
  let kills = 0
  while (kills < KILLS && !kitchenDone.signal.aborted) {
    await wait(randomInt(700, 1_500))
    await server.kill()
    kills++
    server = await startServer(context.env)
  }
  await kitchenWork
  const followed = await Promise.all(following)
  assertHolds((await server.stop()) === 0, "After the kills the server does not stop cleanly.")
  const stepsByOrder = await context.withDatabase(async ({ db }) => {
    const { rows } = await sql<{ id: string; stage: string; at: Date }>`
      select order_id as id, stage, at from kitchen.step order by order_id, position`.execute(db)
    return Map.groupBy(rows, ({ id }) => id)
  })
  for (const { id, seen } of followed) assertEveryStageReceived(id, seen, stepsByOrder.get(id) ?? [])
  const lost = followed.reduce((sum, { seen }) => sum + seen.lostStreams, 0)
  assertHolds(lost >= kills, `Only ${lost} streams were lost: too few for a valid result.`)
  return `${kills} kills, ${followed.length} followers of ${ORDERS} orders, ${lost} streams lost and resumed, every stage received.`
}

function assertEveryStageReceived(
  id: string,
  { last, versions }: FollowResult,
  steps: readonly { stage: string; at: Date }[],
): void {
  const receivedSteps = last.steps.map(({ stage, at }) => `${stage} ${at}`).join(", ")
  const expected = steps.map(({ stage, at }) => `${stage} ${at.getTime()}`).join(", ")
  assertHolds(
    receivedSteps === expected,
    `A client that followed ${id} received ${receivedSteps}; expected ${expected}.`,
  )
  const isForward = versions.every((version, nth) => nth === 0 || version >= (versions[nth - 1] ?? 0))
  assertHolds(
    isForward,
    `A client that followed ${id} received an older version after a newer one: ${versions.join(", ")}.`,
  )
}

await drill("trackers resume, PostgreSQL", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) =>
      withDrillContext({ DATA_DIR, DATABASE_URL }, (context) =>
        killWhileFollowed({ ...context, env: { ...context.env, FIRST_MANAGER } }),
      ),
    ),
  ),
)
