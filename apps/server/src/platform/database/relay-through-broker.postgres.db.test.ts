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

const patient = { timeout: 30_000, interval: 50 }

interface Node {
  relay: Relay
  heard: string[]
}

async function newNode(): Promise<Node> {
  const relay = await relayThroughBroker(redis.url, database.url ?? "")
  const heard: string[] = []
  await relay.listen("news", (payload) => heard.push(payload))
  return { relay, heard }
}

/** Told again until the relay stands: what is told before that is made good by "look again". */
const untilHeard = (nodes: readonly Node[], payload: string) =>
  vi.waitFor(async () => {
    await notify(database.db, "news", payload)
    for (const { heard } of nodes) expect(heard).toContain(payload)
  }, patient)

const listeners = async () => {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from pg_locks where locktype = 'advisory' and granted`.execute(database.db)
  return rows[0]?.found
}

test("[SEC-12] every node hears through the broker what was committed, in order, while one listens to PostgreSQL", async () => {
  const nodes = await Promise.all([newNode(), newNode(), newNode()])
  await untilHeard(nodes, "first")
  expect(await listeners()).toBe(1)
  for (const { heard } of nodes) heard.length = 0
  const refused = inTransaction(database.db, async (tx) => {
    await notify(tx, "news", "never happened")
    throw new Error("rolled back")
  })
  await expect(refused).rejects.toThrow("rolled back")
  for (let at = 0; at < 50; at++) await notify(database.db, "news", String(at))
  const told = Array.from({ length: 50 }, (_, at) => String(at))
  for (const { heard } of nodes) {
    await vi.waitFor(() => expect(heard.filter((each) => /^\d+$/.test(each))).toEqual(told), patient)
    expect(heard).not.toContain("never happened")
  }
  await Promise.all(nodes.map(({ relay }) => relay.close()))
})

test("[SEC-12] when the node that listens goes, another takes its place, and all are told to look again", async () => {
  // Alone it listens; whoever comes then waits for its place.
  const one = await newNode()
  await untilHeard([one], "alone")
  const two = await newNode()
  await untilHeard([one, two], "before")
  two.heard.length = 0
  await one.relay.close()
  await vi.waitFor(() => expect(two.heard).toContain(""), patient)
  await untilHeard([two], "after")
  await two.relay.close()
})

test("[SEC-12] a broker that was away is heard again, and everybody looks again", async () => {
  const node = await newNode()
  await untilHeard([node], "before")
  node.heard.length = 0
  await redis.restart()
  await vi.waitFor(() => expect(node.heard).toContain(""), patient)
  await untilHeard([node], "after")
  await node.relay.close()
})

test("[SEC-12] a broker that isn’t there at the start is told at once", async () => {
  await expect(relayThroughBroker("redis://127.0.0.1:1", database.url ?? "")).rejects.toThrow(
    "The broker of the setting BROKER_URL can’t be used: ",
  )
})
