import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Connection, POLL_MS } from "@hearth/browser/live-events.ts"
import { followOrder, type FollowDeps } from "./follow-order.ts"
import type { Tracker } from "./tracker.api.ts"

const trackerAt = (version: number, stage: Tracker["stage"] = "MAKING") => ({ version, stage, rider: null }) as Tracker
type Stream = Parameters<FollowDeps["stream"]>[0]

let page: EventTarget & { hidden: boolean }
let network: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal("document", page)
  network = new EventTarget()
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network))
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Follows an order with streams that the test controls: each call of `stream` opens one, which stays open until the
 * test ends it.
 */
function followTestOrder(overrides: Partial<FollowDeps> = {}) {
  const shownVersions: number[] = []
  const connections: Connection[] = []
  const streams: { request: Stream; version: number; end: () => void }[] = []
  const read = vi.fn<FollowDeps["read"]>(async () => ({ ok: true, data: trackerAt(1) }))
  const stop = followOrder({
    read,
    stream: (request, version) =>
      new Promise<void>((resolve, reject) => {
        streams.push({ request, version, end: resolve })
        request.signal.addEventListener("abort", () => reject(new Error("left")))
      }),
    onTracker: ({ version }) => shownVersions.push(version),
    onConnection: (next) => connections.push(next),
    onRefused: () => false,
    ...overrides,
  })
  return { shownVersions, connections, streams, read, stop }
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const send = (stream: Stream | undefined, tracker: Tracker) => stream?.onEvent("tracker", JSON.stringify(tracker))
const hide = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event("visibilitychange"))
}

test("[TRK-1b] a lost stream is resumed from the last version seen, and an older version is not shown", async () => {
  const { shownVersions, streams, connections, stop } = followTestOrder()
  await advance(10)
  streams[0]?.request.onOpen()
  send(streams[0]?.request, trackerAt(3))
  send(streams[0]?.request, trackerAt(2))
  await advance(60_000)
  streams[0]?.end()
  await advance(1_000)
  expect(streams.map(({ version }) => version)).toEqual([1, 3])
  expect([shownVersions, connections]).toEqual([
    [1, 3],
    ["polling", "live"],
  ])
  stop()
})

test("[TRK-1b] if streams fail, the order is polled every five seconds and streams are retried occasionally", async () => {
  const stream = vi.fn<FollowDeps["stream"]>(async () => {
    throw new Error("no stream: 503")
  })
  const { read, stop } = followTestOrder({ stream })
  await advance(4_000)
  expect(stream).toHaveBeenCalledTimes(2)
  const readCount = read.mock.calls.length
  await advance(POLL_MS * 4)
  expect(read.mock.calls.length - readCount).toBe(4)
  expect(stream).toHaveBeenCalledTimes(2)
  await advance(POLL_MS * 3)
  expect(stream).toHaveBeenCalledTimes(3)
  stop()
})

test("[TRK-1b] an order is not followed while the page is hidden, and following resumes afterwards", async () => {
  const { streams, read, stop } = followTestOrder()
  await advance(10)
  streams[0]?.request.onOpen()
  send(streams[0]?.request, trackerAt(4))
  hide(true)
  await advance(10 * 60_000)
  expect(streams[0]?.request.signal.aborted).toBe(true)
  expect([streams.length, read.mock.calls.length]).toEqual([1, 1])
  hide(false)
  await advance(1_000)
  expect(streams[1]?.version).toBe(4)
  stop()
})

test("[TRK-1b] an offline device is not shown as live, and is live again as soon as it is back online", async () => {
  let isOnline = true
  const opened: AbortSignal[] = []
  const { connections, stop } = followTestOrder({
    read: async () =>
      isOnline ? { ok: true, data: trackerAt(1) } : { ok: false, kind: "failed", code: "", message: "" },
    stream: ({ onOpen, signal }) =>
      new Promise((_, reject) => {
        if (!isOnline) return reject(new Error("no network"))
        opened.push(signal)
        onOpen()
        signal.addEventListener("abort", () => reject(new Error("left")))
      }),
  })
  await advance(60_000)
  expect(connections.at(-1)).toBe("live")
  isOnline = false
  network.dispatchEvent(new Event("offline"))
  expect([connections.at(-1), opened[0]?.aborted]).toEqual(["lost", true])
  await advance(62_000)
  expect(connections.at(-1)).toBe("lost")
  isOnline = true
  network.dispatchEvent(new Event("online"))
  await advance(10)
  expect([connections.at(-1), opened.length]).toEqual(["live", 2])
  stop()
})

test("[TRK-1b] an order that has ended is no longer followed", async () => {
  const { streams, read, shownVersions } = followTestOrder()
  await advance(10)
  streams[0]?.request.onOpen()
  send(streams[0]?.request, trackerAt(7, "HANDED OVER"))
  expect(streams[0]?.request.signal.aborted).toBe(true)
  await advance(10 * 60_000)
  expect([streams.length, read.mock.calls.length, shownVersions.at(-1)]).toEqual([1, 1, 7])
})

test("[TRK-1b] an order that can’t be tracked yet is polled until it can", async () => {
  let isPlaced = false
  const refused = vi.fn<FollowDeps["onRefused"]>(() => true)
  const { shownVersions, stop } = followTestOrder({
    read: async () =>
      isPlaced
        ? { ok: true, data: trackerAt(1) }
        : { ok: false, kind: "refused", code: "TRACKING_NOT_YET", message: "not yet" },
    onRefused: refused,
  })
  await advance(POLL_MS * 2 + 10)
  expect([refused.mock.calls.length, shownVersions]).toEqual([3, []])
  isPlaced = true
  await advance(POLL_MS)
  expect(shownVersions).toEqual([1])
  stop()
})
