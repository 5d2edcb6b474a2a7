import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { Pool } from "pg"
import { drill, must, withDirectory, withPostgres } from "./rig/drill.ts"
import { type RunningServer, startServer } from "./rig/start-server.ts"

/*
 * SEC-1. A hundred calls with one key race on two processes over one PostgreSQL, round after round: one effect, a
 * hundred equal answers. Half way through a round's calls one node is killed with -9: still at most one effect, and
 * whoever asks again gets the one answer.
 *
 * Seen catching: a key that is taken over by each duplicate instead of refused to it ("had 63 effects").
 */

const ROUNDS = 10
const CALLS = 100
const node = join(import.meta.dirname, "rig", "counting-node.ts")

async function callOnce(address: string, who: string, key: string): Promise<string> {
  const answer = await fetch(`${address}/api/alerts/${randomAlert}/seen`, {
    method: "POST",
    headers: { authorization: who, "idempotency-key": key },
  })
  return `${answer.status} ${await answer.text()}`
}

const randomAlert = randomUUID()

async function race(nodes: readonly RunningServer[], who: string): Promise<Set<string>> {
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, each) => callOnce(nodes[each % nodes.length]?.address ?? "", who, "the-one")),
  )
  return new Set(answers)
}

async function effectsOf(database: Pool, who: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>("select count(*)::integer as n from effect where who = $1", [
    who,
  ])
  return rows[0]?.n ?? -1
}

await drill("idempotency race", () =>
  withDirectory((DATA_DIR) =>
    withPostgres(async (url) => {
      const env = { DATA_DIR, DATABASE_URL: url }
      const nodes = [await startServer(env, node), await startServer(env, node)]
      const database = new Pool({ connectionString: url, max: 1 })
      database.on("error", () => {})
      for (let round = 1; round <= ROUNDS; round++) {
        const who = `round-${round}`
        const answers = await race(nodes, who)
        const effects = await effectsOf(database, who)
        must(effects === 1, `Round ${round} had ${effects} effects.`)
        must(answers.size === 1, `Round ${round} had ${answers.size} different answers: ${[...answers].join(" | ")}`)
        must([...answers][0]?.startsWith("200 ") === true, `Round ${round} answered ${[...answers][0]}.`)
      }

      const [doomed, survivor] = nodes
      must(doomed !== undefined && survivor !== undefined, "There are no two nodes.")
      const calls = Promise.allSettled(Array.from({ length: 20 }, () => callOnce(doomed.address, "killed", "the-one")))
      await doomed.killNine()
      await calls
      const after = await race([survivor], "killed")
      must((await effectsOf(database, "killed")) === 1, "After a kill the effect is not there exactly once.")
      must(after.size === 1, `After a kill there were ${after.size} different answers.`)

      await database.end()
      return `${ROUNDS} rounds of ${CALLS} calls on two processes, one effect and one answer each, also after a kill.`
    }),
  ),
)
