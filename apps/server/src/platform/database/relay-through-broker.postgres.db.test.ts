import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { type PrivateRedis, startPrivateRedis } from "../../../../../scripts/private-redis.mjs"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { inTransaction } from "./in-transaction.ts"
import { notify } from "./notify.ts"
import { type Relay, relayThroughBroker } from "./relay-through-broker.ts"

let redis: PrivateRedis
let database: FreshDatabase
beforeAll(async () => {
  redis = await startPrivateRedis()
  database = await emptyDatabase()
})
afterAll(async () => {
  await database.close()
  await redis.stop()
})

const pollOptions = { timeout: 30_000, interval: 50 }

interface Node {
  relay: Relay
  received: string[]
}

async function newNode(): Promise<Node> {
  const relay = await relayThroughBroker(redis.url, database.url ?? "")
  const received: string[] = []
  await relay.listen("news", (payload) => received.push(payload))
  return { relay, received }
}

/** Repeats the notification until the relay is running. Listeners get an empty payload instead of those sent before. */
const notifyUntilReceived = (nodes: readonly Node[], payload: string) =>
  vi.waitFor(async () => {
    await notify(database.db, "news", payload)
    for (const { received } of nodes) expect(received).toContain(payload)
  }, pollOptions)

/** The number of nodes that listen to PostgreSQL: each of them has the leader lock, which is an advisory lock. */
const countLeaders = async () => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db)
  return rows[0]?.found
}

test("every node receives committed notifications through the broker in order, while one node listens to PostgreSQL", async () => {
  const nodes = await Promise.all([newNode(), newNode(), newNode()])
  await notifyUntilReceived(nodes, "first")
  expect(await countLeaders()).toBe(1)
  for (const { received } of nodes) received.length = 0
  const rolledBack = inTransaction(database.db, async (tx) => {
    await notify(tx, "news", "never happened")
    throw new Error("rolled back")
  })
  await expect(rolledBack).rejects.toThrow("rolled back")
  for (let index = 0; index < 50; index++) await notify(database.db, "news", String(index))
  const expected = Array.from({ length: 50 }, (_, index) => String(index))
  for (const { received } of nodes) {
    await vi.waitFor(() => expect(received.filter((each) => /^\d+$/.test(each))).toEqual(expected), pollOptions)
    expect(received).not.toContain("never happened")
  }
  await Promise.all(nodes.map(({ relay }) => relay.close()))
})

test("when the listening node stops, another one takes over and sends an empty payload", async () => {
  // The first node becomes the leader; the second waits for the lock.
  const leader = await newNode()
  await notifyUntilReceived([leader], "alone")
  const follower = await newNode()
  await notifyUntilReceived([leader, follower], "before")
  follower.received.length = 0
  await leader.relay.close()
  await vi.waitFor(() => expect(follower.received).toContain(""), pollOptions)
  await notifyUntilReceived([follower], "after")
  await follower.relay.close()
})

test("after a restart of the broker, listeners get an empty payload and then new notifications", async () => {
  const node = await newNode()
  await notifyUntilReceived([node], "before")
  node.received.length = 0
  await redis.restart()
  await vi.waitFor(() => expect(node.received).toContain(""), pollOptions)
  await notifyUntilReceived([node], "after")
  await node.relay.close()
})

test("a broker that can’t be reached at the start is reported", async () => {
  await expect(relayThroughBroker("redis://127.0.0.1:1", database.url ?? "")).rejects.toThrow(
    "The broker of the setting BROKER_URL can’t be used: ",
  )
})
