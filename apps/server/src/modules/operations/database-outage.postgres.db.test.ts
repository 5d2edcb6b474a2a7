import { once } from "node:events"
import { createServer, connect, type Socket } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { buildApp } from "../../app.ts"
import { openPostgres } from "../../platform/database/open-postgres.ts"
import { createLog, nullDestination } from "../../platform/log/create-log.ts"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { testSettings } from "../../testing/test-settings.ts"

let realDatabase: FreshDatabase
beforeAll(async () => {
  realDatabase = await freshDatabase()
})
afterAll(() => realDatabase.close())

/** A proxy to PostgreSQL that can be paused or cut. */
async function startProxy(url: string) {
  const target = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    sockets.push(client, upstream)
    for (const socket of [client, upstream]) socket.on("error", () => {})
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return {
    url: Object.assign(new URL(url), { port: String(address.port) }).href,
    pause: () => sockets.forEach((socket) => socket.unpipe().pause()),
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

test("[SEC-11e] while the database is silent or gone, the node is healthy but not ready, and its metrics show that the database is down", async () => {
  const proxy = await startProxy(realDatabase.url ?? "")
  const settings = testSettings({ databaseUrl: proxy.url })
  const database = openPostgres({ ...settings, databaseUrl: proxy.url })
  const app = buildApp({ settings, database, log: createLog("silent", nullDestination) })
  await app.start()
  const status = async (path: string) => (await app.http.inject(path)).statusCode
  expect(await status("/api/ready")).toBe(200)

  proxy.pause()
  expect(await status("/api/health")).toBe(200)
  const silent = await app.http.inject("/api/ready")
  expect([silent.statusCode, silent.json().errors[0].code]).toEqual([503, "UNAVAILABLE"])

  await proxy.cut()
  expect(await status("/api/health")).toBe(200)
  expect(await status("/api/ready")).toBe(503)
  expect((await app.http.inject("/api/metrics")).body).toContain("hearth_database_up 0")
  await app.stop()
  await database.close()
})
