import { afterEach, expect, test, vi } from "vitest"
import { serverNow } from "../../client/server-clock.ts"
import { readEventStream } from "./read-event-stream.ts"

afterEach(() => vi.unstubAllGlobals())

/** Stubs `fetch` with a stream that sends this text and ends. */
function stubStream(text: string, headers: Record<string, string> = {}) {
  const allHeaders = { "content-type": "text/event-stream; charset=utf-8", ...headers }
  vi.stubGlobal("fetch", async () => new Response(text, { headers: allHeaders }))
}

function read() {
  const events: string[] = []
  const { signal } = new AbortController()
  const onEvent = (event: string, data: string) => events.push(`${event}: ${data}`)
  const done = readEventStream({ url: "/", headers: {}, signal, onOpen: () => events.push("open"), onEvent })
  return done.then(() => events)
}

test("[TRK-1b] a stream is read event by event", async () => {
  stubStream("retry: 500\n\nid: 2\nevent: tracker\ndata: {}\n\n: beat\n\nevent: rider\ndata: []\n\n")
  expect(await read()).toEqual(["open", "tracker: {}", "rider: []"])
})

test("[TRK-1b] a response that is not a stream, such as a proxy’s page, is rejected", async () => {
  stubStream("<html>", { "content-type": "text/html" })
  await expect(read()).rejects.toThrow("no stream: 200")
})

test("the stream’s date header corrects a clock that stopped while the device slept", async () => {
  const later = Math.floor(serverNow() / 1000) * 1000 + 600_000
  stubStream("retry: 500\n\n", { date: new Date(later).toUTCString() })
  await read()
  expect(serverNow()).toBeGreaterThanOrEqual(later)
})
