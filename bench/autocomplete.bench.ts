import { fork } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { seedPlaces } from "../apps/server/src/seed/places/seed-places.ts"
import { startServer } from "../drills/support/start-server.ts"
import { fetchOnce } from "./fetch-once.ts"
import { median, printResult } from "./bench-result.ts"

/*
 * How long a suggestion over India's whole gazetteer takes, tolerating one typo. The 2,000 inputs of a run are all
 * different, so that none is answered from memory. The baseline is a bare node:http server that sends the bytes of one
 * response; the two are measured alternately. Other load on a shared machine only adds time, so the fastest run counts.
 */

const INPUTS = 2_000
const RUNS = 3
const P99_BAR_MS = 30
/** Measured on two busy cores: 0.39 to 0.41 with one connection, 0.24 to 0.35 with ten. */
const RATE_BAR = 0.15
const path = "/api/locator-service/ve3/autocomplete?input="

const dataDir = mkdtempSync(join(tmpdir(), "hearth-bench-"))
// Without a maps service, because our own search is measured.
const server = await startServer({ DATA_DIR: dataDir, MAPS_URL: "", MAPS_KEY: "" })
const port = Number(new URL(server.address).port)
const baseline = await startBareServer()
try {
  const inputs = makeInputs()
  await measure(port, inputs(), 10)
  for (const connections of [1, 10]) {
    const ourResults: Measured[] = []
    const bareResults: Measured[] = []
    for (let run = 0; run < RUNS; run++) {
      bareResults.push(await measure(baseline.port, inputs(), connections))
      ourResults.push(await measure(port, inputs(), connections))
      console.log(
        `${connections} connections: ${formatMeasurement(ourResults.at(-1))} against ${formatMeasurement(bareResults.at(-1))}`,
      )
    }
    const name = `autocomplete, ${connections} connection${connections > 1 ? "s" : ""}`
    const p99 = Math.min(...ourResults.map((each) => each.p99))
    printResult({ name: `${name}: p99, ms`, value: p99, bar: P99_BAR_MS, better: "lower" })
    const rates = ourResults.map(({ rate }, index) => rate / (bareResults[index]?.rate ?? Number.NaN))
    printResult({
      name: `${name}: rate relative to a bare server`,
      value: median(rates),
      bar: RATE_BAR,
      better: "higher",
    })
  }
} finally {
  baseline.stop()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Measured {
  p99: number
  rate: number
}

/** Makes prefixes and misspelt names. Each call returns the next 2,000, so that no run repeats another run's inputs. */
function makeInputs(): () => string[] {
  const places = seedPlaces().find(({ country }) => country === "IN")?.places ?? []
  const names = places.map(({ name }) => name.toLowerCase()).filter((name) => name.length >= 5)
  const used = new Set<string>()
  let count = 0
  return () => {
    const inputs: string[] = []
    while (inputs.length < INPUTS) {
      // Steps by a prime, so that consecutive inputs come from names far apart in the list.
      const name = names[(count * 7919) % names.length] ?? ""
      const position = 1 + (Math.floor(count / names.length) % (name.length - 1))
      const input = [
        name.slice(0, 2 + (position % name.length)),
        name.slice(0, position) + name.slice(position + 1),
        name.slice(0, position) + name.charAt(position) + name.slice(position),
        `${name.slice(0, position)}x${name.slice(position + 1)}`,
        `${name.slice(0, position)}${name.slice(position + 1, position + 2)}${name.charAt(position)}${name.slice(position + 2)}`,
      ][count % 5]
      count++
      if (input === undefined || input.trim().length < 2 || used.has(input)) continue
      used.add(input)
      inputs.push(input)
    }
    return inputs
  }
}

/** Sends all inputs. Each connection sends its next request when it has received the response to the previous one. */
async function measure(targetPort: number, inputs: string[], connections: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const durations: number[] = []
  const startedAt = performance.now()
  const remaining = inputs.values()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const input of remaining) {
        const sentAt = performance.now()
        await requestOnce(agent, targetPort, input)
        durations.push(performance.now() - sentAt)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  const sorted = durations.toSorted((one, other) => one - other)
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Infinity, rate: durations.length / seconds }
}

function requestOnce(agent: Agent, targetPort: number, input: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: "127.0.0.1", port: targetPort, path: path + encodeURIComponent(input) }
    request({ ...options, headers: { host: `in.localhost:${targetPort}` } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${input}: ${response.statusCode}`))
      return response.resume().on("end", resolve)
    })
      .on("error", reject)
      .end()
  })
}

async function startBareServer(): Promise<{ port: number; stop(): void }> {
  const { headers, body } = await fetchOnce(port, "in", `${path}koramangala`)
  const child = fork(new URL("./servers/bare-server.ts", import.meta.url))
  child.send({ headers, body: body.toString("base64") })
  const barePort = await new Promise<number>((resolve) => child.once("message", (message) => resolve(Number(message))))
  return { port: barePort, stop: () => void child.kill() }
}

function formatMeasurement(measured: Measured | undefined): string {
  return `p99 ${measured?.p99.toFixed(1)} ms, ${Math.round(measured?.rate ?? 0)}/s`
}
