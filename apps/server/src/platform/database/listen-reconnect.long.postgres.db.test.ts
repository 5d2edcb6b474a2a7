import { createServer, connect as dial, type Socket } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { expect, test, vi } from "vitest"
import { emptyDatabase } from "../../testing/fresh-database.ts"
import { listenOnPostgres } from "./listen-on-postgres.ts"
import { notify } from "./notify.ts"

/** A proxy in front of PostgreSQL. While it is down, it accepts each connection and closes it after a moment. */
async function proxyTo(target: URL) {
  const state = { isDown: false, attemptCount: 0, concurrentAttempts: 0, maxConcurrentAttempts: 0 }
  const sockets = new Set<Socket>()
  const server = createServer(async (socket) => {
    socket.on("error", () => {})
    if (state.isDown) {
      state.attemptCount++
      state.maxConcurrentAttempts = Math.max(state.maxConcurrentAttempts, ++state.concurrentAttempts)
      await wait(400)
      state.concurrentAttempts--
      socket.destroy()
      return
    }
    const upstream = dial(Number(target.port), target.hostname)
    for (const each of [socket, upstream]) sockets.add(each.on("error", () => {}))
    socket.pipe(upstream).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as { port: number }
  const url = Object.assign(new URL(target), { port }).href
  const disconnect = () => sockets.forEach((socket) => socket.destroy())
  return { url, state, disconnect, close: () => (disconnect(), server.close()) }
}

test("[SEC-12b] a listener that lost PostgreSQL reconnects with one attempt at a time and then reports an empty payload", async () => {
  const database = await emptyDatabase()
  const proxy = await proxyTo(new URL(database.url ?? ""))
  const received: string[] = []
  const stop = await listenOnPostgres(proxy.url, "news", (payload) => received.push(payload))
  proxy.state.isDown = true
  proxy.disconnect()
  await vi.waitFor(() => expect(proxy.state.attemptCount).toBeGreaterThanOrEqual(4), { timeout: 30_000, interval: 50 })
  expect(proxy.state.maxConcurrentAttempts).toBe(1)
  proxy.state.isDown = false
  await vi.waitFor(() => expect(received).toEqual([""]), { timeout: 30_000, interval: 50 })
  await notify(database.db, "news", "again")
  await vi.waitFor(() => expect(received).toEqual(["", "again"]), { timeout: 30_000, interval: 50 })
  await stop()
  proxy.close()
  await database.close()
})
