import { randomInt, randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { type RunningServer, startServer } from "./support/start-server.ts"
import { createVisitor, type Visitor } from "./support/visitor.ts"

/*
 * SEC-12. The server is killed with `kill -9` while it writes, again and again. Everything that it had acknowledged is
 * there after the restart: the guest can refresh the session, and the alert still has the time at which it was seen.
 *
 * Verified to catch: an embedded database in memory ("returned status 401"), and a response sent before its commit
 * (embedded: "returned …, but the acknowledged time was …"; PostgreSQL: "guest is gone").
 */

const KILLS = 10
const WRITERS = 4

interface Acknowledged {
  guests: Visitor[]
  seen: { visitor: Visitor; alertId: string; key: string; seenAt: string }[]
}

/** Creates guests who mark alerts as seen until the server is killed. Only acknowledged writes are recorded. */
async function write(server: RunningServer, acknowledged: Acknowledged): Promise<void> {
  try {
    for (;;) {
      const visitor = await createVisitor(server.address)
      acknowledged.guests.push(visitor)
      const api = visitor.apiAt(server.address)
      const alerts = await api("GET /alerts", { query: {} })
      for (const { id: alertId } of alerts.ok ? alerts.body.data.alerts : []) {
        const key = randomUUID()
        const reply = await api("POST /alerts/{alertId}/seen", { params: { alertId }, idempotencyKey: key })
        if (reply.ok) acknowledged.seen.push({ visitor, alertId, key, seenAt: reply.body.data.seenAt })
      }
    }
  } catch (error) {
    // The connection broke because the server was killed; any other error is a finding.
    if (!(error instanceof TypeError)) throw error
  }
}

async function check(server: RunningServer, { guests, seen }: Acknowledged): Promise<void> {
  for (const { visitor, alertId, key, seenAt } of seen) {
    const api = visitor.apiAt(server.address)
    const repeated = await api("POST /alerts/{alertId}/seen", { params: { alertId }, idempotencyKey: key })
    const actual = repeated.ok ? repeated.body.data.seenAt : `status ${repeated.status}`
    assertHolds(actual === seenAt, `The repeated request returned ${actual}, but the acknowledged time was ${seenAt}.`)
    const alerts = await api("GET /alerts", { query: {} })
    const isShown = !alerts.ok || alerts.body.data.alerts.some(({ id }) => id === alertId)
    assertHolds(!isShown, "An alert acknowledged as seen is shown again.")
  }
  for (const { userId, apiAt } of guests) {
    const refreshed = await apiAt(server.address)("POST /loginhandler/refreshtokenanonymous", { body: { userId } })
    assertHolds(refreshed.ok, `An acknowledged guest is gone: the refresh was answered with ${refreshed.status}.`)
  }
}

async function killRepeatedly(env: Record<string, string>): Promise<string> {
  const total = { guests: 0, seen: 0 }
  let server = await startServer(env)
  for (let kill = 1; kill <= KILLS; kill++) {
    const acknowledged: Acknowledged = { guests: [], seen: [] }
    const serverToKill = server
    const writers = Array.from({ length: WRITERS }, () => write(serverToKill, acknowledged))
    await wait(randomInt(150, 900))
    await serverToKill.kill()
    await Promise.all(writers)
    server = await startServer(env)
    await check(server, acknowledged)
    total.guests += acknowledged.guests.length
    total.seen += acknowledged.seen.length
  }
  assertHolds((await server.stop()) === 0, "After the kills the server does not stop cleanly.")
  assertHolds(total.seen > KILLS, "Too little was written for a valid result.")
  return `${KILLS} kills, ${total.guests} guests and ${total.seen} alerts seen, none lost.`
}

await drill("kill -9, embedded database", () => withDirectory((directory) => killRepeatedly({ DATA_DIR: directory })))
await drill("kill -9, PostgreSQL", () =>
  withDirectory((directory) => withPostgres((url) => killRepeatedly({ DATA_DIR: directory, DATABASE_URL: url }))),
)
