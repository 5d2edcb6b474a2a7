import { afterEach, expect, test, vi } from "vitest"
import { readEventStream, SilentStreamError } from "./read-event-stream.ts"

afterEach(() => vi.unstubAllGlobals())

/** Stubs `fetch` with a stream that sends this text and ends. */
function stubStream(text: string, headers: Record<string, string> = {}) {
  const allHeaders = { "content-type": "text/event-stream; charset=utf-8", ...headers }
  vi.stubGlobal("fetch", async () => new Response(text, { headers: allHeaders }))
}

function readEvents() {
  const events: string[] = []
  const { signal } = new AbortController()
  const onEvent = (event: string, data: string) => events.push(`${event}: ${data}`)
  const done = readEventStream({ url: "/", headers: {}, signal, onOpen: () => events.push("open"), onEvent })
  return done.then(() => events)
}

test("[TRK-1b] a stream is read event by event", async () => {
  stubStream("retry: 500\n\nid: 2\nevent: tracker\ndata: {}\n\n: beat\n\nevent: rider\ndata: []\n\n")
  expect(await readEvents()).toEqual(["open", "tracker: {}", "rider: []"])
})

test("[TRK-1b] a response that is not a stream, such as a proxy’s page, is rejected", async () => {
  stubStream("<html>", { "content-type": "text/html" })
  await expect(readEvents()).rejects.toThrow("no stream: 200")
})

test("every response is reported, so that its date corrects the clock of a device that slept", async () => {
  stubStream("<html>", { "content-type": "text/html", date: "Mon, 16 Nov 2026 09:00:00 GMT" })
  const dates: (string | null)[] = []
  const { signal } = new AbortController()
  const onResponse = ({ headers }: Response) => dates.push(headers.get("date"))
  const request = { url: "/", headers: {}, signal, onResponse, onOpen: () => undefined, onEvent: () => undefined }
  await expect(readEventStream(request)).rejects.toThrow("no stream")
  expect(dates).toEqual(["Mon, 16 Nov 2026 09:00:00 GMT"])
})

test("[TRK-1b] a stream whose parts a proxy holds back never opens and is given up after ten seconds", async () => {
  vi.useFakeTimers()
  vi.stubGlobal("fetch", async (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
    })
    return new Response(body, { headers: { "content-type": "text/event-stream" } })
  })
  const handleOpen = vi.fn<() => void>()
  const { signal } = new AbortController()
  const done = readEventStream({ url: "/", headers: {}, signal, onOpen: handleOpen, onEvent: () => undefined })
  await Promise.all([expect(done).rejects.toBeInstanceOf(SilentStreamError), vi.advanceTimersByTimeAsync(10_000)])
  expect(handleOpen).not.toHaveBeenCalled()
  vi.useRealTimers()
})
