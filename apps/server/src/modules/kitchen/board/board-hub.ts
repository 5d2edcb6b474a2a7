import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Board, Rider, StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { Clock } from "../../../platform/clock.ts"
import type { LiveStream } from "../../../platform/live/open-stream.ts"
import type { Log } from "../../../platform/log/create-log.ts"
import type { StaffSession } from "../../../platform/sessions/staff.ts"
import type { KitchenChange } from "../kitchen.ts"
import { describeBoardStore } from "./read-board.ts"

/** Changes within this time are read together. */
const BATCH_WINDOW_MS = 20
const HOUR_MS = 3_600_000
/** The stream is closed after this time. The console reconnects, which checks its session again. */
const MAX_STREAM_MS = HOUR_MS
/** Reads a ticket slightly after its due time, so that it is late when it is read. */
const LATE_MARGIN_MS = 250

/** Reads the data of a board. */
export interface BoardReader {
  board(store: StoreInfo): Promise<Board>
  tickets(orderIds: readonly string[]): Promise<StoreTicket[]>
  riders(storeId: string): Promise<Rider[]>
  counts(storeId: string): Promise<Board["counts"]>
}

/** A store whose board is open. */
export interface WatchedStore {
  id: string
  /** Returns the store from the cache. */
  info(): StoreInfo
}

interface Listener {
  stream: LiveStream
  session: StaffSession
  store: WatchedStore
  /** The store's data that was last sent to this listener. */
  lastSent: string
  /** Changes that must be sent after the board. Null once the board has been sent. */
  missed: Set<string> | null
}

export interface BoardHub {
  countBoards(memberId: string): { all: number; own: number }
  /** Sends the whole board and then its changes. */
  follow(stream: LiveStream, session: StaffSession, store: WatchedStore): Promise<void>
  handleChange(change: KitchenChange | undefined): void
  storesChanged(): void
  /** Closes the boards of staff who no longer have access. */
  revokeSessions(
    memberId: string | undefined,
    hasAccess: (sessionId: string, storeId: string) => Promise<boolean>,
  ): Promise<void>
  stop(): void
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

const RIDERS = "riders"
const STORE = "store"

/** All open boards on this node. Each change is read and serialised once, however many boards are open. */
export function createBoardHub(read: BoardReader, { clock, log }: { clock: Clock; log: Log }): BoardHub {
  const stores = new Map<string, Set<Listener>>()
  /** Ticket ids, and `riders`, by store. */
  const pendingChanges = new Map<string, Set<string>>()
  /**
   * Stores with more tickets than a board shows. Their counts have to be read; those of other stores follow from the
   * tickets.
   */
  const pagedStores = new Set<string>()
  const lateTimers = new Map<string, NodeJS.Timeout>()
  let readTimer: NodeJS.Timeout | undefined
  let isReading = false

  const listeners = () => Array.from(stores.values(), (each) => Array.from(each)).flat()
  const readyListeners = (storeId: string) => [...(stores.get(storeId) ?? [])].filter(({ missed }) => missed === null)

  function markChanged(storeId: string, what: string): void {
    const storeListeners = stores.get(storeId)
    if (!storeListeners) return
    for (const { missed } of storeListeners) missed?.add(what)
    pendingChanges.set(storeId, (pendingChanges.get(storeId) ?? new Set()).add(what))
    scheduleRead()
  }

  function scheduleRead(): void {
    if (pendingChanges.size > 0 && !readTimer && !isReading)
      readTimer = setTimeout(() => void sendChanged(), BATCH_WINDOW_MS)
  }

  async function sendChanged(): Promise<void> {
    readTimer = undefined
    isReading = true
    const batch = [...pendingChanges]
    pendingChanges.clear()
    try {
      const ids = batch.flatMap(([, what]) => [...what].filter((each) => each !== RIDERS))
      const tickets = new Map((await read.tickets(ids)).map((ticket) => [ticket.transactionId, ticket]))
      for (const [storeId, what] of batch) {
        for (const id of what) {
          const ticket = tickets.get(id)
          if (ticket) sendTicket(storeId, ticket)
        }
        if (pagedStores.has(storeId)) send(storeId, "counts", await read.counts(storeId))
        if (what.has(RIDERS)) send(storeId, "riders", await read.riders(storeId))
      }
    } catch (error) {
      log.warn({ err: error }, "changes could not be sent to the boards; their streams are closed and reconnect")
      for (const [storeId] of batch) for (const { stream } of stores.get(storeId) ?? []) stream.close()
    }
    isReading = false
    scheduleRead()
  }

  function send(storeId: string, event: string, data: unknown): void {
    const written = JSON.stringify(data)
    for (const { stream } of readyListeners(storeId)) stream.send(event, written)
  }

  function sendTicket(storeId: string, ticket: StoreTicket): void {
    send(storeId, "ticket", ticket)
    scheduleLateUpdate(storeId, ticket)
  }

  function sendStore(listener: Listener): void {
    const data = JSON.stringify(describeBoardStore(listener.store.info()))
    if (data === listener.lastSent) return
    listener.lastSent = data
    listener.stream.send("store", data)
  }

  /**
   * The cash to collect drops once an order is late (TRK-3), and an estimate runs out, without any change in the
   * database.
   */
  function scheduleLateUpdate(
    storeId: string,
    { transactionId, dueAt, toCollect, endedAt, estimate }: StoreTicket,
  ): void {
    clearTimeout(lateTimers.get(transactionId))
    lateTimers.delete(transactionId)
    const now = clock.now().getTime()
    const moments = [toCollect === null ? null : dueAt, estimate?.to]
    const upcoming = moments.flatMap((at) => (at && Date.parse(at) > now ? [Date.parse(at)] : []))
    const remainingMs = Math.min(...upcoming) - now
    if (endedAt !== null || remainingMs > HOUR_MS) return
    const timer = setTimeout(() => {
      lateTimers.delete(transactionId)
      markChanged(storeId, transactionId)
    }, remainingMs + LATE_MARGIN_MS).unref()
    lateTimers.set(transactionId, timer)
  }

  return {
    countBoards: (memberId) => ({
      all: listeners().length,
      own: listeners().filter(({ session }) => session.memberId === memberId).length,
    }),
    async follow(stream, session, store) {
      const listener: Listener = { stream, session, store, lastSent: "", missed: new Set() }
      // Registers the listener before reading, so that a change in between is sent after the board.
      const storeListeners = stores.get(store.id) ?? new Set()
      stores.set(store.id, storeListeners.add(listener))
      const maxAgeTimer = setTimeout(() => stream.close(), MAX_STREAM_MS).unref()
      stream.onClose(() => {
        clearTimeout(maxAgeTimer)
        storeListeners.delete(listener)
        if (storeListeners.size > 0 || stores.get(store.id) !== storeListeners) return
        stores.delete(store.id)
        pagedStores.delete(store.id)
      })
      try {
        const board = await read.board(store.info())
        if (board.tickets.length < sum(Object.values(board.counts))) pagedStores.add(store.id)
        stream.send("board", JSON.stringify(board))
        listener.lastSent = JSON.stringify(board.store)
        const missed = listener.missed ?? new Set()
        listener.missed = null
        if (missed.delete(STORE)) sendStore(listener)
        for (const what of missed) markChanged(store.id, what)
        for (const ticket of board.tickets) scheduleLateUpdate(store.id, ticket)
      } catch (error) {
        log.warn({ err: error }, "a board could not be read")
        stream.close()
      }
    },
    handleChange(change) {
      if (change === undefined) {
        // Changes may have been missed: closes all streams, and the consoles reconnect and get the whole board.
        for (const { stream } of listeners()) stream.close()
      } else if (change.what === "riders") markChanged(change.storeId, RIDERS)
      else if (change.what === "ticket" && change.orderId !== null) markChanged(change.storeId, change.orderId)
    },
    storesChanged() {
      for (const listener of listeners()) {
        if (listener.missed === null) sendStore(listener)
        else listener.missed.add(STORE)
      }
    },
    async revokeSessions(memberId, hasAccess) {
      const memberListeners = listeners().filter(
        ({ session }) => memberId === undefined || session.memberId === memberId,
      )
      for (const { stream, session, store } of memberListeners) {
        if (!(await hasAccess(session.id, store.id).catch(() => false))) stream.close()
      }
    },
    stop() {
      clearTimeout(readTimer)
      for (const timer of lateTimers.values()) clearTimeout(timer)
    },
  }
}
