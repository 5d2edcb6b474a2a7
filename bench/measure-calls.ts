import autocannon from "autocannon"
import { median, printResult } from "./bench-result.ts"

export interface BenchCall {
  path: string
  /** The country whose host the call is sent to; India by default. */
  country?: string
  headers: Readonly<Record<string, string>>
  /** Sent as JSON with POST. */
  body?: object
}

export interface Load {
  connections: number
  /** The total number of calls. */
  amount: number
}

export interface MeasuredCalls {
  /** Calls per second. */
  rate: number
  p50: number
  p99: number
}

/** Sends the calls in turns. Each connection begins with a different call. */
export async function measureCalls(
  port: number,
  calls: readonly BenchCall[],
  { connections, amount }: Load,
): Promise<MeasuredCalls> {
  const requests = calls.map(({ path, country = "in", headers, body }) => ({
    path: `/api${path}`,
    headers: {
      host: `${country}.localhost:${port}`,
      ...headers,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  }))
  let started = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    setupClient(client) {
      const first = Math.floor((started++ / connections) * requests.length)
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
    },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  // Computed from the latency, because autocannon ends at full seconds.
  const { average, p50, p99 } = result.latency
  return { rate: (connections * 1000) / average, p50, p99 }
}

/** Measures the two alternately, so that other load on the machine affects both. Returns the median of their ratios. */
export async function compareRates(
  rounds: number,
  name: string,
  measure: () => Promise<MeasuredCalls>,
  measureBaseline: () => Promise<number> | number,
): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const baseline = await measureBaseline()
    const { rate, p50, p99 } = await measure()
    ratios.push(rate / baseline)
    console.log(`${name}: ${rate.toFixed(1)}/s, p50 ${p50} ms, p99 ${p99} ms, against ${baseline.toFixed(1)}/s`)
  }
  return median(ratios)
}

/** Prints the rate of some calls relative to that of the baseline calls. */
export async function compareCalls(
  port: number,
  {
    name,
    calls,
    baseline,
    bar,
    load,
    rounds,
  }: {
    name: string
    calls: readonly BenchCall[]
    baseline: readonly BenchCall[]
    bar: number
    load: Load
    rounds: number
  },
): Promise<void> {
  for (const each of [baseline, calls]) await measureCalls(port, each, load)
  const measure = () => measureCalls(port, calls, load)
  const value = await compareRates(rounds, name, measure, async () => (await measureCalls(port, baseline, load)).rate)
  printResult({ name, value, bar, better: "higher" })
}
