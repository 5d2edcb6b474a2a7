import { createServerClock } from "@hearth/browser/server-clock.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type * as stockModule from "./stock.store.ts"
import { nothingSoldOut, type Stock } from "./stock.store.ts"
import { pollStock } from "./poll-stock.ts"

const { shown } = vi.hoisted(() => ({ shown: [] as Stock[] }))
vi.mock("./stock.store.ts", async (original) => ({
  ...(await original<typeof stockModule>()),
  setStock: (stock: Stock) => shown.push(stock),
}))

const START = Date.parse("2026-03-01T12:00:00Z")
const HALF_MINUTE = 30_000

const page = Object.assign(new EventTarget(), { hidden: false })
const browser = new EventTarget()
let requests: string[]
let respond: () => Response
let stop: () => void

const soldOutResponse = (...ends: [string, number][]) =>
  Response.json({
    status: "success",
    data: { soldOut: ends.map(([productId, end]) => ({ productId, until: new Date(end).toISOString() })) },
  })
/** Sets the server's time on a response. */
function withServerTime(serverTime: number, response: Response): Response {
  response.headers.set("date", new Date(serverTime).toUTCString())
  return response
}
const soldOutIds = () => [...(shown.at(-1)?.soldOutUntil.keys() ?? [])]
async function watch(): Promise<void> {
  stop = pollStock("DEL01", "Asia/Kolkata", createServerClock())
  await advance(0)
}
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  requests = []
  shown.length = 0
  respond = () => soldOutResponse()
  page.hidden = false
  vi.stubGlobal("document", page)
  vi.stubGlobal("navigator", { onLine: true })
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser))
  vi.stubGlobal("fetch", async (path: string) => {
    requests.push(path)
    return respond()
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("[CAT-7a] fetches the shown store's stock immediately, then every half minute until stopped", async () => {
  await watch()
  expect(requests).toEqual(["/api/catalog-service/ve1/stores/DEL01/stock"])
  await advance(2 * HALF_MINUTE)
  expect(requests).toHaveLength(3)
  stop()
  await advance(10 * HALF_MINUTE)
  expect(requests).toHaveLength(3)
  expect(shown.at(-1)).toBe(nothingSoldOut)
})

test("stopping doesn't abort the running request, and its response is not shown", async () => {
  const signals: AbortSignal[] = []
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return promise
  })
  await watch()
  stop()
  resolve(soldOutResponse(["p1", START + HALF_MINUTE]))
  await advance(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  expect(soldOutIds()).toEqual([])
})

test("nothing is fetched while the page is hidden, and a fetch follows when it is visible again", async () => {
  await watch()
  page.hidden = true
  page.dispatchEvent(new Event("visibilitychange"))
  await advance(20 * HALF_MINUTE)
  expect(requests).toHaveLength(1)
  page.hidden = false
  page.dispatchEvent(new Event("visibilitychange"))
  await advance(0)
  expect(requests).toHaveLength(2)
})

test("[CAT-7a] after failures, requests become less frequent until the device is online again", async () => {
  respond = () => {
    throw new TypeError("network")
  }
  await watch()
  await advance(7 * HALF_MINUTE)
  // Retries come after 2 half minutes, then after 4 more, then after 8 more.
  expect(requests).toHaveLength(3)
  respond = () => soldOutResponse(["cola", START + 3_600_000])
  browser.dispatchEvent(new Event("online"))
  await advance(0)
  expect(requests).toHaveLength(4)
  expect(soldOutIds()).toEqual(["cola"])
  await advance(HALF_MINUTE)
  expect(requests).toHaveLength(5)
})

test("[CAT-7a] an expired entry is removed without a request; the others stay while requests fail", async () => {
  respond = () => soldOutResponse(["cola", START + 45_000], ["soda", START + 3_600_000])
  await watch()
  expect(soldOutIds()).toEqual(["cola", "soda"])
  expect(shown.at(-1)?.formatBackAt(START + 3_600_000)).toBe("back at 6:30 pm")
  respond = () => {
    throw new TypeError("network")
  }
  await advance(44_000)
  expect(soldOutIds()).toEqual(["cola", "soda"])
  await advance(1000)
  expect(soldOutIds()).toEqual(["soda"])
})

test("an unchanged response doesn't update the shown stock", async () => {
  respond = () => soldOutResponse(["cola", START + 3_600_000])
  await watch()
  await advance(4 * HALF_MINUTE)
  expect(shown).toHaveLength(1)
})

test.each([-9, 9])("[CAT-7a] a device whose clock is %i hours off shows the store's stock correctly", async (hours) => {
  const serverTime = START + hours * 3_600_000
  const [soon, later] = [serverTime + 60_000, serverTime + 3_600_000]
  respond = () => withServerTime(serverTime, soldOutResponse(["cola", soon], ["soda", later]))
  await watch()
  expect(soldOutIds()).toEqual(["cola", "soda"])
  expect(shown.at(-1)?.formatBackAt(later)).toMatch(/^back at/)
  respond = () => {
    throw new TypeError("network")
  }
  await advance(59_000)
  expect(soldOutIds()).toEqual(["cola", "soda"])
  await advance(1000)
  expect(soldOutIds()).toEqual(["soda"])
})
