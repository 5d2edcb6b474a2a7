import { randomUUID } from "node:crypto"
import { runCountingNode } from "./support/counting-node.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { type RunningServer, startServer } from "./support/start-server.ts"

/*
 * SEC-1. A hundred calls with one key race on two processes with one PostgreSQL, round after round: one effect, a
 * hundred equal responses. Then one node is killed with `kill -9` during such calls: still one effect, and repeated
 * calls get the same response.
 *
 * Verified to catch: a key that every duplicate claims for itself ("had 63 effects").
 */

const ROUNDS = 10
const CALLS = 100
const alertId = randomUUID()

async function callOnce(address: string, userId: string): Promise<string> {
  const response = await fetch(`${address}/api/alerts/${alertId}/seen`, {
    method: "POST",
    headers: { authorization: userId, "idempotency-key": "the-one" },
  })
  return `${response.status} ${await response.text()}`
}

async function race(nodes: readonly RunningServer[], userId: string): Promise<string[]> {
  const calls = Array.from({ length: CALLS }, (_, each) => callOnce(nodes[each % nodes.length]?.address ?? "", userId))
  return [...new Set(await Promise.all(calls))]
}

async function checkRace(nodes: readonly RunningServer[], userId: string): Promise<void> {
  const responses = await race(nodes, userId)
  const counted = await fetch(`${nodes[0]?.address}/effects/${userId}`)
  const { effects } = (await counted.json()) as { effects: number }
  assertHolds(effects === 1, `${userId} had ${effects} effects.`)
  assertHolds(responses.length === 1, `${userId} had ${responses.length} different answers: ${responses.join(" | ")}`)
  assertHolds(responses[0]?.startsWith("200 ") === true, `${userId} was answered with ${responses[0]}.`)
}

async function raceOnTwoNodes(env: Record<string, string>): Promise<string> {
  const start = () => startServer(env, import.meta.filename, ["node"])
  const [nodeToKill, otherNode] = [await start(), await start()]
  for (let round = 1; round <= ROUNDS; round++) await checkRace([nodeToKill, otherNode], `round-${round}`)
  const calls = Promise.allSettled(Array.from({ length: 20 }, () => callOnce(nodeToKill.address, "killed")))
  await nodeToKill.kill()
  await calls
  await checkRace([otherNode], "killed")
  return `${ROUNDS} rounds of ${CALLS} calls on two processes, one effect and one answer each, also after a kill.`
}

if (process.argv[2] === "node") await runCountingNode()
else {
  await drill("idempotency race", () =>
    withDirectory((DATA_DIR) => withPostgres((DATABASE_URL) => raceOnTwoNodes({ DATA_DIR, DATABASE_URL }))),
  )
}
