import autocannon from "autocannon"
import { fork } from "node:child_process"
import { type FetchResult, fetchOnce } from "./fetch-once.ts"
import { median, printResult } from "./bench-result.ts"

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 50

export interface BenchTarget {
  name: string
  path: string
  encoding: string
  bar: number
}

/**
 * Compares the requests per second of each target with a bare node:http server that sends the same headers and bytes.
 * The two are measured alternately, so that other load on the machine affects both.
 */
export async function compareWithBareServer(port: number, targets: readonly BenchTarget[]): Promise<void> {
  for (const { name, path, encoding, bar } of targets) {
    const baseline = await startBareServer(await fetchOnce(port, "in", path, { "accept-encoding": encoding }))
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bareRate = await measure(baseline.port, "/", encoding)
      const ourRate = await measure(port, path, encoding)
      ratios.push(ourRate / bareRate)
      console.log(`${name}: ${Math.round(ourRate)}/s against ${Math.round(bareRate)}/s`)
    }
    baseline.stop()
    printResult({ name, value: median(ratios), bar, better: "higher" })
  }
}

async function startBareServer({ headers, body }: FetchResult): Promise<{ port: number; stop(): void }> {
  const child = fork(new URL("./servers/bare-server.ts", import.meta.url))
  child.send({ headers, body: body.toString("base64") })
  const port = await new Promise<number>((resolve) => child.once("message", (message) => resolve(Number(message))))
  return { port, stop: () => void child.kill() }
}

async function measure(port: number, path: string, encoding: string): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { "accept-encoding": encoding, host: `in.localhost:${port}` },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}
