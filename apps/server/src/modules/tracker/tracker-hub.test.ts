import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { LiveStream } from "../../platform/live/open-stream.ts"
import { createLog, nullDestination } from "../../platform/log/create-log.ts"
import type { SharedTracker } from "./build-tracker.ts"
import { createTrackerHub, type TrackerHub } from "./tracker-hub.ts"

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  hub.stop()
  vi.useRealTimers()
})

const MINUTE_MS = 60_000
let hub: TrackerHub
/** The current state of each order in the database. */
let storedTrackers: Map<string, SharedTracker>
let openSessionIds: Set<string>
let isDatabaseGone: boolean

beforeEach(() => {
  storedTrackers = new Map()
  openSessionIds = new Set(["mine"])
  isDatabaseGone = false
  const reader = {
    async trackers(ids: readonly string[]) {
      if (isDatabaseGone) throw new Error("the database is gone")
      return ids.flatMap((id) => storedTrackers.get(id) ?? [])
    },
    openSessions: async (ids: readonly string[]) => new Set(ids.filter((id) => openSessionIds.has(id))),
  }
  hub = createTrackerHub(reader, createLog("silent", nullDestination))
})

function tracker(id: string, overrides: Partial<Tracker> = {}): SharedTracker {
  const shared = { orderHistoryId: id, version: 1, stage: "BAKING", store: { id: "6585R" }, rider: null, ...overrides }
  return shared as unknown as SharedTracker
}

function listen(initial: SharedTracker, client: Partial<Parameters<TrackerHub["follow"]>[1]> = {}) {
  const sent: { event: string; data: Tracker }[] = []
  let leave: (() => void) | undefined
  let isClosed = false
  const stream: LiveStream = {
    send: (event, data) => void sent.push({ event, data: JSON.parse(data) }),
    onClose: (listener) => void (leave = listener),
    close() {
      isClosed = true
      leave?.()
    },
  }
  hub.follow(stream, { session: "mine", network: "10.0.0.1", isOwn: true, ...client }, initial)
  return { sent, isClosed: () => isClosed, leave: () => leave?.() }
}

test("[TRK-1b] a change between reading and listening is sent, although it is not announced", async () => {
  storedTrackers.set("o", tracker("o", { version: 2, stage: "READY" }))
  const { sent } = listen(tracker("o"))
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.map(({ data }) => data.stage)).toEqual(["BAKING", "READY"])
})

test("[TRK-1b] if notifications may have been missed, all followed orders are read again", async () => {
  for (const id of ["one", "other"]) storedTrackers.set(id, tracker(id))
  const [one, other] = [listen(tracker("one")), listen(tracker("other"))]
  await vi.advanceTimersByTimeAsync(100)
  for (const id of ["one", "other"]) storedTrackers.set(id, tracker(id, { version: 2, stage: "READY" }))
  await vi.advanceTimersByTimeAsync(100)
  expect([one.sent.length, other.sent.length]).toEqual([1, 1])
  hub.handleChange(undefined)
  await vi.advanceTimersByTimeAsync(100)
  expect([one, other].map(({ sent }) => sent.at(-1)?.data.stage)).toEqual(["READY", "READY"])
})

test("[TRK-1b] a change that could not be read is sent within seconds after the database is back", async () => {
  storedTrackers.set("o", tracker("o"))
  const { sent } = listen(tracker("o"))
  await vi.advanceTimersByTimeAsync(100)
  isDatabaseGone = true
  storedTrackers.set("o", tracker("o", { version: 2, stage: "READY" }))
  hub.handleChange(undefined)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent.map(({ data }) => data.stage)).toEqual(["BAKING"])
  isDatabaseGone = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect(sent.map(({ data }) => data.stage)).toEqual(["BAKING", "READY"])
})

test("[TRK-1b] each viewer learns whether the order is their own; an ended session's stream is closed within a minute", async () => {
  storedTrackers.set("o", tracker("o"))
  openSessionIds.add("guest")
  const [own, guest] = [listen(tracker("o")), listen(tracker("o"), { session: "guest", isOwn: false })]
  storedTrackers.set("o", tracker("o", { version: 2, stage: "READY" }))
  await vi.advanceTimersByTimeAsync(100)
  expect(own.sent.map(({ data }) => data.isOwn)).toEqual([true, true])
  expect(guest.sent.map(({ data }) => data.isOwn)).toEqual([false, false])
  openSessionIds.delete("mine")
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect([own.isClosed(), guest.isClosed()]).toEqual([true, false])
})

test("[TRK-1c] a rider's position that is no longer known is removed from the tracker", async () => {
  const position = { latitude: 28.6, longitude: 77.2, at: "2026-11-15T13:30:00.000Z" }
  const rider = (riderPosition: typeof position | null) => ({
    rider: { name: "Meera", phone: "1", position: riderPosition },
  })
  storedTrackers.set("o", tracker("o", rider(position)))
  const { sent } = listen(tracker("o", rider(position)))
  await vi.advanceTimersByTimeAsync(100)
  storedTrackers.set("o", tracker("o", rider(null)))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(sent.map(({ data }) => data.rider?.position)).toEqual([position, null])
})

test("a network can open only a share of the streams; closing one makes room for another", () => {
  const listeners = Array.from({ length: 2_000 }, (_, nth) =>
    listen(tracker(`o${nth}`), { session: `s${nth}`, network: "10.0.0.9" }),
  )
  expect(hub.hasCapacity({ session: "mine", network: "10.0.0.9" })).toBe(false)
  expect(hub.hasCapacity({ session: "mine", network: "10.0.0.8" })).toBe(true)
  listeners[0]?.leave()
  expect(hub.hasCapacity({ session: "mine", network: "10.0.0.9" })).toBe(true)
})
