import fc from "fast-check"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SilentStreamError } from "./read-event-stream.ts"
import { type Connection, followLive, type LiveOptions, type LiveSource } from "./live-events.ts"

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }))
  const network = new EventTarget()
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The events that were applied, in order. The server has events 1, 2, 3 and so on. */
type Applied = readonly number[]

/**
 * What the network does to one attempt to read the state or to open the stream: the attempt fails, or the stream breaks
 * after some events.
 */
interface Attempt {
  isReadable: boolean
  isStreamable: boolean
  eventCount: number
  openMs: number
  /** Nothing arrives on the open stream, and it is given up. */
  isSilent?: boolean
}

const LAST_EVENT = 20
const upTo = (count: number): Applied => Array.from({ length: count }, (_, index) => index + 1)

/**
 * Follows a server on a network that fails as listed, and works afterwards. The stream sends each event that follows the
 * given state, as the real server does after `last-event-id`.
 */
function followOverNetwork(attempts: readonly Attempt[], options: LiveOptions) {
  const states: Applied[] = []
  const connections: Connection[] = []
  let current: Applied | undefined
  let latestEvent = 1
  let attempt = -1
  const network = (): Attempt =>
    attempts[attempt] ?? { isReadable: true, isStreamable: true, eventCount: LAST_EVENT, openMs: 0 }
  const source: LiveSource<Applied> = {
    current: () => current,
    accept(next) {
      current = next
      states.push(next)
    },
    async read() {
      attempt += 1
      if (!network().isReadable) return { ok: false, kind: "failed", code: "", message: "" }
      return { ok: true, data: upTo(latestEvent) }
    },
    async stream({ onOpen, onEvent, signal }, from = []) {
      attempt += 1
      const { isStreamable, eventCount, openMs, isSilent } = network()
      if (!isStreamable) throw new Error("no stream")
      onOpen()
      if (options.startsWithWholeState) onEvent("whole", JSON.stringify(upTo(latestEvent)))
      const sentCount = options.startsWithWholeState ? latestEvent : from.length
      for (let count = 0; count < eventCount && sentCount + count < LAST_EVENT && !signal.aborted; count++) {
        latestEvent = Math.max(latestEvent, sentCount + count + 1)
        onEvent("next", String(sentCount + count + 1))
      }
      await new Promise((resolve) => setTimeout(resolve, openMs))
      if (isSilent) throw new SilentStreamError()
    },
    applyEvent: (state = [], event, data) =>
      event === "whole" ? (JSON.parse(data) as number[]) : [...state, Number(data)],
    isOlder: (next, known) => next.length < known.length,
    isFinal: (state) => state.length === LAST_EVENT,
    onConnection: (connection) => connections.push(connection),
    shouldContinue: () => true,
  }
  const follower = followLive(source, options)
  return { states, connections, follower, attemptCount: () => attempt + 1 }
}

const attempts = fc.array(
  fc.record({
    isReadable: fc.boolean(),
    isStreamable: fc.boolean(),
    eventCount: fc.nat(6),
    openMs: fc.constantFrom(0, 100, 10_000),
  }),
  { maxLength: 25 },
)

test.each([true, false])(
  "[TRK-1b] however the network fails, every event is applied once and in order (the stream begins with the whole state: %s)",
  async (startsWithWholeState) => {
    const property = fc.asyncProperty(
      attempts,
      fc.integer({ min: 1, max: 6 }),
      async (network, pollsBetweenStreamAttempts) => {
        const { states, follower } = followOverNetwork(network, {
          startsWithWholeState,
          pausesWhileHidden: false,
          pollsBetweenStreamAttempts,
        })
        await vi.advanceTimersByTimeAsync(600_000)
        follower.stop()
        for (const state of states) expect(state).toEqual(upTo(state.length))
        const lengths = states.map(({ length }) => length)
        expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
        expect(states.at(-1)).toEqual(upTo(LAST_EVENT))
      },
    )
    await fc.assert(property)
  },
)

const down: Attempt = { isReadable: false, isStreamable: false, eventCount: 0, openMs: 0 }
const options = { startsWithWholeState: true, pausesWhileHidden: false, pollsBetweenStreamAttempts: 1 }

test("while nothing answers, the connection is tried every five seconds, and immediately on request", async () => {
  const { attemptCount, connections, follower } = followOverNetwork(
    Array.from({ length: 100 }, () => down),
    options,
  )
  await vi.advanceTimersByTimeAsync(1_600)
  // A stream and a poll, twice.
  expect([attemptCount(), connections.at(-1)]).toEqual([4, "lost"])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attemptCount()).toBe(8)
  follower.retryNow()
  await vi.advanceTimersByTimeAsync(1)
  expect(attemptCount()).toBe(10)
  follower.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([attemptCount(), vi.getTimerCount()]).toEqual([10, 0])
})

test("a stream that begins with the whole state needs no request before it", async () => {
  const { connections, follower } = followOverNetwork(
    [{ isReadable: false, isStreamable: true, eventCount: 3, openMs: 60_000 }],
    options,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(connections).toEqual(["live"])
  follower.stop()
})

test("after a stream that fell silent the state is polled, however long the stream was open", async () => {
  const silent: Attempt = { isReadable: true, isStreamable: true, eventCount: 0, openMs: 45_000, isSilent: true }
  const { connections, follower } = followOverNetwork(
    Array.from({ length: 10 }, () => silent),
    options,
  )
  await vi.advanceTimersByTimeAsync(45_100)
  expect(connections).toEqual(["live", "polling"])
  follower.stop()
})
