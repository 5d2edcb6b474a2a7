import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { LiveStream } from "../../../platform/live/open-stream.ts"
import { createLog, nullDestination } from "../../../platform/log/create-log.ts"
import { createBoardHub } from "./board-hub.ts"
import { toBoardStore } from "./read-board.ts"

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const log = createLog("silent", nullDestination)
const clock = { now: () => new Date() }
const session = { id: "s", memberId: "m", role: "staff" } as const
const info = { id: "6585R", schedule: {} } as unknown as ReturnType<Parameters<Hub["follow"]>[2]["info"]>
const store = { id: "6585R", info: () => info }
type Hub = ReturnType<typeof createBoardHub>

const ticket = (overrides: Partial<StoreTicket>) =>
  ({ transactionId: "o", endedAt: null, toCollect: 900, ...overrides }) as StoreTicket

function createFakeStream() {
  const sent: string[] = []
  const stream: LiveStream = {
    send: (event, data) => void sent.push(`${event} ${data}`),
    onClose: () => {},
    close: () => void sent.push("closed"),
  }
  return { stream, sent }
}

/** The number of tickets per column of the board; `way` is on the way. */
const counts = { new: 0, making: 0, oven: 0, ready: 0, way: 0, later: 0, done: 0 }

test("[TRK-3g] when a late order's cash to collect drops, the board is updated although no ticket was changed", async () => {
  const read = {
    board: async () =>
      ({ store: {}, riders: [], counts, tickets: [ticket({ dueAt: "1970-01-01T00:01:00.000Z" })] }) as unknown as Board,
    tickets: async () => [ticket({ dueAt: "1970-01-01T00:01:00.000Z", toCollect: 150 })],
    riders: async () => [],
    counts: async () => counts,
  }
  const hub = createBoardHub(read, { clock, log })
  const { stream, sent } = createFakeStream()
  await hub.follow(stream, session, store)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent[1]).toContain('"toCollect":150')
  hub.stop()
})

test("[TRK-4a] a change while the board is being read is sent after the board", async () => {
  const { promise: boardPromise, resolve: finish } = Promise.withResolvers<Board>()
  const read = {
    board: () => boardPromise,
    tickets: async (ids: readonly string[]) => ids.map((id) => ticket({ transactionId: id, dueAt: null })),
    riders: async () => [],
    counts: async () => counts,
  }
  const hub = createBoardHub(read, { clock, log })
  const { stream, sent } = createFakeStream()
  const following = hub.follow(stream, session, store)
  hub.handleChange({ what: "ticket", storeId: "6585R", orderId: "new" })
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual([])
  finish({ store: {}, riders: [], counts, tickets: [] } as unknown as Board)
  await following
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.map((each) => each.split(" ")[0])).toEqual(["board", "ticket"])
  expect(sent[1]).toContain('"new"')
})

test("[TRK-4a] if a change can't be read, the board's stream is closed so that the console reconnects", async () => {
  const read = {
    board: async () => ({ store: {}, riders: [], counts, tickets: [] }) as unknown as Board,
    tickets: () => Promise.reject(new Error("the database is unavailable")),
    riders: async () => [],
    counts: async () => counts,
  }
  const hub = createBoardHub(read, { clock, log })
  const { stream, sent } = createFakeStream()
  await hub.follow(stream, session, store)
  hub.handleChange({ what: "ticket", storeId: "6585R", orderId: "o" })
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.at(-1)).toBe("closed")
})

test("[TRK-4a] if one store's change can't be read, the boards of stores that were updated stay open", async () => {
  const read = {
    board: async () => ({ store: {}, riders: [], counts, tickets: [] }) as unknown as Board,
    tickets: async () => [],
    riders: (storeId: string) => (storeId === "6585R" ? Promise.resolve([]) : Promise.reject(new Error("unavailable"))),
    counts: async () => counts,
  }
  const hub = createBoardHub(read, { clock, log })
  const [updated, failing] = [createFakeStream(), createFakeStream()]
  await hub.follow(updated.stream, session, store)
  await hub.follow(failing.stream, session, { ...store, id: "other" })
  hub.handleChange({ what: "riders", storeId: "6585R", orderId: null })
  hub.handleChange({ what: "riders", storeId: "other", orderId: null })
  await vi.advanceTimersByTimeAsync(100)
  expect([updated.sent.at(-1), failing.sent.at(-1)]).toEqual(["riders []", "closed"])
})

test("[TRK-4d] if a store goes offline while its board is being read, the change is sent after the board", async () => {
  const { promise: boardPromise, resolve: finish } = Promise.withResolvers<Board>()
  const read = {
    board: () => boardPromise,
    tickets: async () => [],
    riders: async () => [],
    counts: async () => counts,
  }
  const hub = createBoardHub(read, { clock, log })
  const { stream, sent } = createFakeStream()
  let online = 1
  const readInfo = () => ({ ...info, name: "K", phone: "1", online, offline_msg: "", conditionsUnsuitable: false })
  const following = hub.follow(stream, session, { id: "6585R", info: readInfo as typeof store.info })
  const storeBefore = toBoardStore(readInfo() as typeof info)
  online = 0
  hub.storesChanged()
  finish({ store: storeBefore, riders: [], counts, tickets: [] } as unknown as Board)
  await following
  expect(sent.map((each) => each.split(" ")[0])).toEqual(["board", "store"])
  expect(sent[1]).toContain('"online":false')
})

test("a board's stream is closed after an hour", async () => {
  const read = {
    board: async () => ({ store: {}, riders: [], counts, tickets: [] }) as unknown as Board,
    tickets: async () => [],
    riders: async () => [],
    counts: async () => counts,
  }
  const hub = createBoardHub(read, { clock, log })
  const { stream, sent } = createFakeStream()
  await hub.follow(stream, session, store)
  await vi.advanceTimersByTimeAsync(59 * 60_000)
  expect(sent.at(-1)).not.toBe("closed")
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.at(-1)).toBe("closed")
})

test("[TRK-4a] if a store has more tickets than the board shows, each change is followed by the new counts", async () => {
  const shownTickets = [ticket({ dueAt: null })]
  const boardOf = (newCount: number) =>
    ({ store: {}, riders: [], tickets: shownTickets, counts: { ...counts, new: newCount } }) as unknown as Board
  /** Returns the counts that a board with this number of new tickets sends after a change. */
  const sentAfter = async (newCount: number) => {
    const read = {
      board: async () => boardOf(newCount),
      tickets: async () => shownTickets,
      riders: async () => [],
      counts: async () => ({ ...counts, new: newCount + 1 }),
    }
    const hub = createBoardHub(read, { clock, log })
    const { stream, sent } = createFakeStream()
    await hub.follow(stream, session, store)
    hub.handleChange({ what: "ticket", storeId: "6585R", orderId: "new" })
    await vi.advanceTimersByTimeAsync(100)
    hub.stop()
    return sent.slice(1).filter((each) => each.includes('"new":'))
  }
  // The board shows one ticket: all that the store has, or one of 500.
  expect(await sentAfter(1)).toEqual([])
  expect(await sentAfter(500)).toEqual([expect.stringContaining('"new":501')])
})
