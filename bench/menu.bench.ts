import { countries } from "@hearth/domain/countries/countries.ts"
import autocannon from "autocannon"
import { fork } from "node:child_process"
import { startProduct } from "../scripts/start-product.mjs"
import { type Fetched, fetchOnce } from "./fetch-once.ts"
import { median, printFigure } from "./figure.ts"

/*
 * Requests per second of the menu's answers, against a bare node:http server that sends the same headers and
 * bytes. The two are measured in turns, so that what else the machine does falls on both.
 */

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 50

const storeId = countries.IN.defaultStore.id

const subjects = [
  { name: "menu API, brotli, of a bare server", path: `/api/v1/${storeId}/menu/data`, encoding: "br", bar: 0.6 },
  {
    name: "toppings API, brotli, of a bare server",
    path: `/api/v1/${storeId}/toppings/data`,
    encoding: "br",
    bar: 0.6,
  },
  {
    name: "stock API, of a bare server",
    path: `/api/catalog-service/ve1/stores/${storeId}/stock`,
    encoding: "br",
    bar: 0.5,
  },
]

const product = await startProduct({ env: { LOG_LEVEL: "info" } })
try {
  for (const { name, path, encoding, bar } of subjects) {
    const control = await startBare(await fetchOnce(product.port, "in", path, encoding))
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await measure(control.port, "/", encoding)
      const ours = await measure(product.port, path, encoding)
      ratios.push(ours / bare)
      console.log(`${name}: ${Math.round(ours)}/s against ${Math.round(bare)}/s`)
    }
    control.stop()
    printFigure({ name, ratio: median(ratios), bar, better: "higher" })
  }
} finally {
  await product.stop()
}

async function startBare({ headers, body }: Fetched): Promise<{ port: number; stop(): void }> {
  const child = fork(new URL("bare-server.ts", import.meta.url))
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
