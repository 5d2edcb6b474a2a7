import { type Connection, POLL_MS } from "@hearth/browser/live-events.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { followCases, type FollowCasesDeps } from "./follow-cases.ts"

interface State {
  version: number
}
type Stream = Parameters<FollowCasesDeps<State>["stream"]>[0]

let page: EventTarget & { hidden: boolean }
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal("document", page)
  const network = new EventTarget()
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network))
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Follows a case whose server is at `server.version`. Each stream stays open until the test ends it. */
function followTestCase(overrides: Partial<FollowCasesDeps<State>> = {}) {
  const server = { version: 1 }
  const shown: number[] = []
  const connections: Connection[] = []
  const streams: { listener: Stream; end: () => void }[] = []
  let current: State | undefined
  const read = vi.fn<FollowCasesDeps<State>["read"]>(async () => ({ ok: true, data: { version: server.version } }))
  const stop = followCases<State>({
    read,
    stream: (listener) =>
      new Promise<void>((resolve, reject) => {
        streams.push({ listener, end: resolve })
        listener.signal.addEventListener("abort", () => reject(new Error("left")))
      }),
    current: () => current,
    accept(next) {
      if (current?.version !== next.version) shown.push(next.version)
      current = next
    },
    isOlder: (next, known) => next.version < known.version,
    concerns: ({ caseId, version }, known) => caseId === "mine" && version > known.version,
    onConnection: (next) => connections.push(next),
    onRefused: () => false,
    ...overrides,
  })
  return { server, shown, connections, streams, read, stop }
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const change = (caseId: string, version: number) => JSON.stringify({ caseId, version })

test("[FBK-3a] a change is read and shown as soon as the stream names it; other cases are not read", async () => {
  const { server, shown, streams, read, stop } = followTestCase()
  await advance(10)
  streams[0]?.listener.onOpen()
  await advance(10)
  const readsAtStart = read.mock.calls.length
  streams[0]?.listener.onEvent("case", change("another", 5))
  streams[0]?.listener.onEvent("case", change("mine", 1))
  await advance(10)
  expect(read).toHaveBeenCalledTimes(readsAtStart)
  server.version = 2
  streams[0]?.listener.onEvent("case", change("mine", 2))
  await advance(10)
  expect(shown).toEqual([1, 2])
  stop()
})

test("[FBK-3a] what changed while no stream was open is read when the next one opens", async () => {
  const { server, shown, streams, stop } = followTestCase()
  await advance(10)
  streams[0]?.listener.onOpen()
  await advance(60_000)
  server.version = 3
  streams[0]?.end()
  await advance(1_000)
  streams[1]?.listener.onOpen()
  await advance(10)
  expect(shown).toEqual([1, 3])
  stop()
})

test("changes during a read are read together afterwards", async () => {
  const answers: (() => void)[] = []
  const read = vi.fn<FollowCasesDeps<State>["read"]>(
    () => new Promise((resolve) => answers.push(() => resolve({ ok: true, data: { version: answers.length } }))),
  )
  const { streams, stop } = followTestCase({ read })
  await advance(10)
  answers[0]?.()
  await advance(10)
  streams[0]?.listener.onOpen()
  for (const version of [2, 3, 4]) streams[0]?.listener.onEvent("case", change("mine", version))
  expect(read).toHaveBeenCalledTimes(2)
  answers[1]?.()
  await advance(10)
  expect(read).toHaveBeenCalledTimes(3)
  answers[2]?.()
  await advance(10)
  expect(read).toHaveBeenCalledTimes(3)
  stop()
})

test("a read that fails is repeated", async () => {
  const { server, shown, streams, read, stop } = followTestCase()
  await advance(10)
  streams[0]?.listener.onOpen()
  await advance(10)
  read.mockResolvedValueOnce({ ok: false, kind: "failed", code: "UNAVAILABLE", message: "" })
  server.version = 2
  streams[0]?.listener.onEvent("case", change("mine", 2))
  await advance(10)
  expect(shown).toEqual([1])
  await advance(POLL_MS)
  expect(shown).toEqual([1, 2])
  stop()
})

test.each(["", "no json", "null", '{"caseId":3}'])("an event that can't be read is ignored: %s", async (data) => {
  const { streams, read, stop } = followTestCase()
  await advance(10)
  streams[0]?.listener.onEvent("case", data)
  await advance(10)
  expect(read).toHaveBeenCalledTimes(1)
  stop()
})

test("nothing is read after following has stopped", async () => {
  const { streams, read, stop } = followTestCase()
  await advance(10)
  stop()
  streams[0]?.listener.onEvent("case", change("mine", 9))
  await advance(60_000)
  expect(read).toHaveBeenCalledTimes(1)
})
