import { sql } from "kysely"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "./testing/fresh-database.ts"
import { startMain } from "./testing/start-main.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const start = (env: Record<string, string> = {}) =>
  startMain({ DATA_DIR: mkdtempSync(join(tmpdir(), "hearth-main-")), DATABASE_URL: database.url ?? "", ...env })

test("finishes the request in progress on SIGTERM and exits with code 0", async () => {
  const main = start()
  const { hostname, port } = new URL(await main.listening())
  const socket = connect(Number(port), hostname)
  const answer = text(socket)
  socket.write(
    "POST /api/loginhandler/anonymoususer HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{",
  )
  await wait(300)
  main.kill("SIGTERM")
  await wait(300)
  socket.write("}")
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*"status":"SUCCESS"/)
  expect(await main.ended()).toEqual({ code: 0, stderr: "" })
})

test("reports that it is not ready while it still serves, and a second SIGTERM cuts no request short", async () => {
  const main = start({ SHUTDOWN_DELAY_SECONDS: "8" })
  const address = await main.listening()
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, "connect")
  socket.write(
    "POST /api/loginhandler/anonymoususer HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{",
  )
  main.kill("SIGTERM")
  for (;;) {
    const ready = await fetch(`${address}/api/ready`)
    if (ready.status === 200) continue
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"])
    break
  }
  main.kill("SIGTERM")
  const healthResponse = await fetch(`${address}/api/health`)
  expect([healthResponse.status, healthResponse.headers.get("connection")]).toEqual([200, "close"])
  const answer = text(socket)
  socket.write("}")
  const [head = ""] = (await answer).split("\r\n\r\n")
  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(head).toMatch(/^connection: close$/im)
  expect(await main.ended()).toEqual({ code: 0, stderr: "" })
})

test("exits with code 1 at the second Ctrl-C", async () => {
  const main = start()
  const { hostname, port } = new URL(await main.listening())
  const socket = connect(Number(port), hostname)
  socket.on("error", () => {})
  await once(socket, "connect")
  socket.write(
    "POST /api/loginhandler/anonymoususer HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{",
  )
  await wait(300)
  main.kill("SIGINT")
  await wait(300)
  main.kill("SIGINT")
  expect((await main.ended()).code).toBe(1)
})

test("refuses to start on a port in use, with one sentence that names the setting", async () => {
  const first = start()
  const { port } = new URL(await first.listening())
  const { code, stderr } = await start({ PORT: port }).ended()
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The port of the setting PORT is in use[^\n]*\.\n$/)
  first.kill("SIGTERM")
  expect((await first.ended()).code).toBe(0)
})

test.each([60_000, -60_000])(
  "[SEC-11e] [SEC-12e] a node whose clock is wrong by %i ms reports it, is not ready, and uses the database’s clock",
  async (shift) => {
    const main = start({
      NODE_OPTIONS: `--import ${new URL("./testing/shift-clock.mjs", import.meta.url).href}`,
      CLOCK_SHIFT_MS: String(shift),
    })
    const address = await main.listening()
    const ready = await fetch(`${address}/api/ready`)
    const { errors } = (await ready.json()) as { errors: { displayMsg: string }[] }
    expect(ready.status).toBe(503)
    expect(errors[0]?.displayMsg).toMatch(
      shift > 0
        ? /^This node’s clock is (59|60|61) s ahead of the database’s\.$/
        : /^This node’s clock is (59|60|61) s behind the database’s\.$/,
    )
    const metrics = await (await fetch(`${address}/api/metrics`)).text()
    const skew = Number(/^hearth_clock_skew_seconds (.+)$/m.exec(metrics)?.[1])
    expect(Math.abs(skew - shift / 1000)).toBeLessThan(5)
    const started = await fetch(`${address}/api/loginhandler/anonymoususer`, { method: "POST" })
    const { rows } = await sql<{ age: number }>`
      select extract(epoch from now() - max(created_at))::float as age from identity.session`.execute(database.db)
    expect(started.status).toBe(200)
    expect(Math.abs(rows[0]?.age ?? shift)).toBeLessThan(30)
    main.kill("SIGTERM")
    expect((await main.ended()).code).toBe(0)
  },
)
