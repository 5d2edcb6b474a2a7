import { setTimeout as wait } from "node:timers/promises"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"
import { type ReadyProxy, startReadyProxy } from "./support/ready-proxy.ts"
import { startServer } from "./support/start-server.ts"
import { createVisitor } from "./support/visitor.ts"

/*
 * SEC-12. Two nodes behind a proxy that routes by /api/ready are replaced one after the other, twice, while visitors
 * open sessions and read their alerts. No request fails, although the proxy never repeats one.
 *
 * Verified to catch: a process that stops listening at SIGTERM without reporting that it isn't ready, and a process
 * that closes connections which were accepted but had not sent anything yet (502, ECONNRESET).
 */

const ROUNDS = 2
const VISITORS = 12

async function visit(proxy: ReadyProxy, failures: string[], isOver: () => boolean): Promise<number> {
  let requests = 0
  while (!isOver()) {
    try {
      const visitor = await createVisitor(proxy.address)
      const api = visitor.apiAt(proxy.address)
      for (let turn = 0; turn < 10; turn++) {
        const replies = await Promise.all([api("GET /health"), api("GET /alerts", { query: {} })])
        requests += replies.length
        for (const { ok, status } of replies) if (!ok) failures.push(`status ${status}`)
      }
      requests++
    } catch (error) {
      failures.push(error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : String(error))
    }
  }
  return requests
}

await drill("rolling restart", () =>
  withDirectory((DATA_DIR) =>
    withPostgres(async (DATABASE_URL) => {
      const env = {
        DATA_DIR,
        DATABASE_URL,
        SHUTDOWN_DELAY_SECONDS: "2",
        // Limits so high that no request is refused because of load: only the restart is tested.
        REQUESTS_IN_FLIGHT: "1000000",
        GUESTS_PER_MINUTE: "1000000",
        GUESTS_PER_DAY: "1000000",
      }
      const nodes = [await startServer(env), await startServer(env)]
      const proxy = await startReadyProxy(nodes.map(({ address }) => address))
      const failures: string[] = []
      let isOver = false
      const visits = Array.from({ length: VISITORS }, () => visit(proxy, failures, () => isOver))
      try {
        for (let replaced = 0; replaced < ROUNDS * 2; replaced++) {
          const old = nodes.shift()
          assertHolds(old !== undefined, "there is no node to replace")
          const stopped = old.stop()
          await proxy.waitForState(old.address, "unready")
          assertHolds((await stopped) === 0, "A node did not stop cleanly.")
          proxy.remove(old.address)
          const fresh = await startServer(env)
          proxy.add(fresh.address)
          await proxy.waitForState(fresh.address, "ready")
          nodes.push(fresh)
          await wait(500)
        }
      } finally {
        isOver = true
        await Promise.all(visits)
        await proxy.close()
      }
      const requests = (await Promise.all(visits)).reduce((sum, count) => sum + count, 0)
      await Promise.all(nodes.map((node) => node.stop()))
      assertHolds(requests > 500, `Only ${requests} requests were sent: too few for a valid result.`)
      assertHolds(
        failures.length === 0,
        `${failures.length} of ${requests} requests failed: ${failures.slice(0, 3).join(" | ")}`,
      )
      return `${ROUNDS * 2} nodes replaced under ${requests} requests, 0 failed.`
    }),
  ),
)
