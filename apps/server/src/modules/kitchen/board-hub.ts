import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Board, Rider, Ticket } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { Clock } from "../../platform/clock.ts"
import type { LiveStream } from "../../platform/live/open-stream.ts"
import type { Log } from "../../platform/log/create-log.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import type { KitchenChange } from "./kitchen.ts"
import { describeStore } from "./read-board.ts"

/** Changes that come together are read together. */
const GATHER_MS = 20
const HOUR_MS = 3_600_000
/** Then whoever looks comes again, and is let in only if their session is not over meanwhile. */
const LONGEST_MS = HOUR_MS
/** A moment after it is late, so that it is when it is read. */
const AFTER_MS = 250

/** What a board is read with. */
export interface BoardReader {
  board(store: StoreInfo): Promise<Board>
  tickets(orderIds: readonly string[]): Promise<Ticket[]>
  riders(storeId: string): Promise<Rider[]>
  counts(storeId: string): Promise<Board["counts"]>
}

/** A store that somebody looks at. */
export interface LookedAt {
  id: string
  /** As it stands in memory. */
  info(): StoreInfo
}

interface Listener {
  stream: LiveStream
  session: StaffSession
  store: LookedAt
  /** What the store was when they were last told. */
  told: string
  /** Null once the board has gone out; until then what they must be told after it. */
  missed: Set<string> | null
}

export interface BoardHub {
  load(memberId: string): { all: number; own: number }
  /** All of it, and then whatever changes. */
  follow(stream: LiveStream, session: StaffSession, store: LookedAt): Promise<void>
  heard(change: KitchenChange | undefined): void
  storesChanged(): void
  /** Somebody may not be let in any more: who is not is let go. */
  cut(memberId: string | undefined, isStillIn: (sessionId: string, storeId: string) => Promise<boolean>): Promise<void>
  stop(): void
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

const RIDERS = "riders"
const STORE = "store"

/** Everybody on this node who looks at a board. What changes is read once and written out once, however many look. */
export function createBoardHub(read: BoardReader, { clock, log }: { clock: Clock; log: Log }): BoardHub {
  const stores = new Map<string, Set<Listener>>()
  /** By store: tickets' ids, and `riders`. */
  const changed = new Map<string, Set<string>>()
  /** Stores with more tickets than a board shows at once: only their counts can't be told from what is shown. */
  const paged = new Set<string>()
  const untilLate = new Map<string, NodeJS.Timeout>()
  let gathering: NodeJS.Timeout | undefined
  let isReading = false

  const listeners = () => Array.from(stores.values(), (each) => Array.from(each)).flat()
  const readyAt = (storeId: string) => [...(stores.get(storeId) ?? [])].filter(({ missed }) => missed === null)

  function note(storeId: string, what: string): void {
    const looking = stores.get(storeId)
    if (!looking) return
    for (const { missed } of looking) missed?.add(what)
    changed.set(storeId, (changed.get(storeId) ?? new Set()).add(what))
    gather()
  }

  function gather(): void {
    if (changed.size > 0 && !gathering && !isReading) gathering = setTimeout(() => void tellChanged(), GATHER_MS)
  }

  async function tellChanged(): Promise<void> {
    gathering = undefined
    isReading = true
    const taken = [...changed]
    changed.clear()
    try {
      const ids = taken.flatMap(([, what]) => [...what].filter((each) => each !== RIDERS))
      const tickets = new Map((await read.tickets(ids)).map((ticket) => [ticket.transactionId, ticket]))
      for (const [storeId, what] of taken) {
        for (const id of what) {
          const ticket = tickets.get(id)
          if (ticket) tellTicket(storeId, ticket)
        }
        if (paged.has(storeId)) send(storeId, "counts", await read.counts(storeId))
        if (what.has(RIDERS)) send(storeId, "riders", await read.riders(storeId))
      }
    } catch (error) {
      log.warn({ err: error }, "boards could not be told what changed; whoever looks is let go and comes again")
      for (const [storeId] of taken) for (const { stream } of stores.get(storeId) ?? []) stream.close()
    }
    isReading = false
    gather()
  }

  function send(storeId: string, event: string, data: unknown): void {
    const written = JSON.stringify(data)
    for (const { stream } of readyAt(storeId)) stream.send(event, written)
  }

  function tellTicket(storeId: string, ticket: Ticket): void {
    send(storeId, "ticket", ticket)
    watch(storeId, ticket)
  }

  function tellStore(listener: Listener): void {
    const data = JSON.stringify(describeStore(listener.store.info()))
    if (data === listener.told) return
    listener.told = data
    listener.stream.send("store", data)
  }

  /** What is to be collected is less once it is late (TRK-3), and an estimate runs out, though nobody moved anything. */
  function watch(storeId: string, { transactionId, dueAt, toCollect, endedAt, estimate }: Ticket): void {
    clearTimeout(untilLate.get(transactionId))
    untilLate.delete(transactionId)
    const now = clock.now().getTime()
    const moments = [toCollect === null ? null : dueAt, estimate?.to]
    const ahead = moments.flatMap((at) => (at && Date.parse(at) > now ? [Date.parse(at)] : []))
    const left = Math.min(...ahead) - now
    if (endedAt !== null || left > HOUR_MS) return
    const timer = setTimeout(() => {
      untilLate.delete(transactionId)
      note(storeId, transactionId)
    }, left + AFTER_MS).unref()
    untilLate.set(transactionId, timer)
  }

  return {
    load: (memberId) => ({
      all: listeners().length,
      own: listeners().filter(({ session }) => session.memberId === memberId).length,
    }),
    async follow(stream, session, store) {
      const listener: Listener = { stream, session, store, told: "", missed: new Set() }
      // First listen, then read: a change in between is told after the board.
      const looking = stores.get(store.id) ?? new Set()
      stores.set(store.id, looking.add(listener))
      const isLong = setTimeout(() => stream.close(), LONGEST_MS).unref()
      stream.onClose(() => {
        clearTimeout(isLong)
        looking.delete(listener)
        if (looking.size > 0 || stores.get(store.id) !== looking) return
        stores.delete(store.id)
        paged.delete(store.id)
      })
      try {
        const board = await read.board(store.info())
        if (board.tickets.length < sum(Object.values(board.counts))) paged.add(store.id)
        stream.send("board", JSON.stringify(board))
        listener.told = JSON.stringify(board.store)
        const missed = listener.missed ?? new Set()
        listener.missed = null
        if (missed.delete(STORE)) tellStore(listener)
        for (const what of missed) note(store.id, what)
        for (const ticket of board.tickets) watch(store.id, ticket)
      } catch (error) {
        log.warn({ err: error }, "a board could not be read")
        stream.close()
      }
    },
    heard(change) {
      if (change === undefined) {
        // Anything may have been missed: whoever looks comes again and is told all of it.
        for (const { stream } of listeners()) stream.close()
      } else if (change.what === "riders") note(change.storeId, RIDERS)
      else if (change.what === "ticket" && change.orderId !== null) note(change.storeId, change.orderId)
    },
    storesChanged() {
      for (const listener of listeners()) {
        if (listener.missed === null) tellStore(listener)
        else listener.missed.add(STORE)
      }
    },
    async cut(memberId, isStillIn) {
      const theirs = listeners().filter(({ session }) => memberId === undefined || session.memberId === memberId)
      for (const { stream, session, store } of theirs) {
        if (!(await isStillIn(session.id, store.id).catch(() => false))) stream.close()
      }
    },
    stop() {
      clearTimeout(gathering)
      for (const timer of untilLate.values()) clearTimeout(timer)
    },
  }
}
