import { setTimeout as wait } from "node:timers/promises"
import { inParallel } from "./support/attacker.ts"
import { createBuyer, NoCodeReceived } from "./support/buyer.ts"
import { checkInvariants } from "./support/check-invariants.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * TRK-1, SEC-12. Two nodes on one PostgreSQL and 500 cash orders within a minute, while the SMS provider takes 50 ms
 * for each message. 30 seconds after the last order is placed every customer has exactly one message about their order,
 * and all invariants hold.
 *
 * Verified to catch: workers that take one job per fetch ("… of 500 messages are missing 30 s after the last order").
 */

const ORDERS = 500
const WITHIN_MS = 60_000
/** The last buyers arrive at the end of the minute and still have to enter their codes. */
const GRACE_MS = 15_000
/** The maximum number of concurrent buyers; those who wait for their code poll the stand-in's messages. */
const BUYERS = 24
const PROVIDER_MS = 50
const DELIVERY_TIMEOUT_MS = 30_000

/**
 * Returns the orders' numbers. Buyers arrive at an even rate; a buyer who gets no code in time is replaced by another.
 */
async function placeOrders(context: DrillContext, addresses: readonly string[]): Promise<string[]> {
  let callCount = 0
  const address = () => addresses[callCount++ % addresses.length] ?? ""
  const orderIds: string[] = []
  const startedAt = Date.now()
  await inParallel(ORDERS, BUYERS, async (nth) => {
    await wait(Math.max(0, startedAt + (nth * WITHIN_MS) / ORDERS - Date.now()))
    for (;;) {
      const buyer = await createBuyer({ ...context, address })
      const order = await buyer.payCash(await buyer.order(1)).catch((error: unknown) => {
        if (error instanceof NoCodeReceived) return undefined
        throw error
      })
      if (!order) continue
      assertHolds(order.orderStatus === "ORDER PLACED", `A cash order is ${order.orderStatus}.`)
      orderIds.push(order.orderId)
      return
    }
  })
  return orderIds
}

/** Counts, for each order, the messages that confirm it. */
async function countConfirmations(
  { partners }: DrillContext,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map(orderIds.map((id) => [id, 0]))
  for (const { body } of await partners.messages()) {
    const [, id = ""] = body.match(/^Thank you! Your Hearth order (\S+)/) ?? []
    const count = counts.get(id)
    if (count !== undefined) counts.set(id, count + 1)
  }
  return counts
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

async function flood(context: DrillContext): Promise<string> {
  const nodes = [await startServer(context.env), await startServer({ ...context.env, PORT: "0" })]
  await context.partners.setMessageFailures({ mode: "slow", delayMs: PROVIDER_MS })
  const startedAt = Date.now()
  const addresses = nodes.map(({ address }) => address)
  const orderIds = await placeOrders(context, addresses)
  const lastPlacedAt = Date.now()
  assertHolds(
    lastPlacedAt - startedAt < WITHIN_MS + GRACE_MS,
    `Placing ${ORDERS} orders took ${seconds(lastPlacedAt - startedAt)} s instead of a minute: too slow for a valid result.`,
  )
  let counts = await countConfirmations(context, orderIds)
  const countMissing = () => [...counts.values()].filter((count) => count === 0).length
  while (countMissing() > 0 && Date.now() < lastPlacedAt + DELIVERY_TIMEOUT_MS) {
    await wait(250)
    counts = await countConfirmations(context, orderIds)
  }
  assertHolds(countMissing() === 0, `${countMissing()} of ${ORDERS} messages are missing 30 s after the last order.`)
  const deliveryMs = Date.now() - lastPlacedAt
  const duplicates = [...counts.values()].filter((count) => count > 1).length
  assertHolds(duplicates === 0, `${duplicates} orders have more than one message.`)
  for (const node of nodes) assertHolds((await node.stop()) === 0, "A node died, or does not stop cleanly.")
  const violations = await checkInvariants(context)
  assertHolds(violations.length === 0, violations.join(" | "))
  return `${ORDERS} orders in ${seconds(lastPlacedAt - startedAt)} s; the last message ${seconds(deliveryMs)} s after the last order; all invariants hold.`
}

await drill("message backlog", () =>
  withDirectory((DATA_DIR) =>
    withPostgres((DATABASE_URL) => withDrillContext({ DATA_DIR, DATABASE_URL }, (context) => flood(context))),
  ),
)
