import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Board, Rider, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Clock } from "../../../platform/clock.ts"
import { createLiveHub, type LiveChanges } from "../../../platform/live/create-live-hub.ts"
import type { LiveStream } from "../../../platform/live/open-stream.ts"
import type { Log } from "../../../platform/log/create-log.ts"
import type { StaffSession } from "../../../platform/sessions/staff.ts"
import type { KitchenChange } from "../kitchen.ts"
import { toBoardStore } from "./read-board.ts"

const MAX_BOARDS_PER_NODE = 1_000
const MAX_BOARDS_PER_MEMBER = 20
/** A stream is closed after an hour, so no ticket needs an update that is further away. */
const MAX_UPDATE_DELAY_MS = 3_600_000
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
  /** Checks whether one more board may be opened on this node and by this member. */
  hasCapacity(memberId: string): boolean
  /** Sends the whole board and then its changes. */
  follow(stream: LiveStream, session: StaffSession, store: WatchedStore): Promise<void>
  /** Undefined means that changes may have been missed. */
  handleChange(change: KitchenChange | undefined): void
  storesChanged(): void
  /** Closes the boards of staff who no longer have access. */
  revokeSessions(
    memberId: string | undefined,
    hasAccess: (sessionId: string, storeId: string) => Promise<boolean>,
  ): Promise<void>
  stop(): void
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

const RIDERS = "riders"
const STORE = "store"

/** All open boards on this node. Each change is read and serialised once, however many boards are open. */
export function createBoardHub(boardReader: BoardReader, { clock, log }: { clock: Clock; log: Log }): BoardHub {
  /**
   * Stores with more tickets than a board shows. Their counts have to be read; those of other stores follow from the
   * tickets.
   */
  const pagedStores = new Set<string>()
  const lateTimers = new Map<string, NodeJS.Timeout>()
  /** Its topics are store ids, and the changes of a topic are ticket ids and `riders`. */
  const hub = createLiveHub<Listener>({
    log,
    send: sendChanged,
    // The consoles reconnect and get the whole board.
    onFailure: "close streams",
    failureMessage: "changes could not be sent to the boards; their streams are closed and reconnect",
    onTopicClosed: (storeId) => void pagedStores.delete(storeId),
  })

  function markChanged(storeId: string, changedId: string): void {
    for (const { missed } of hub.listeners(storeId)) missed?.add(changedId)
    hub.markChanged(storeId, changedId)
  }

  async function sendChanged(changes: LiveChanges): Promise<void> {
    const ids = [...changes.values()].flatMap((changedIds) => [...changedIds].filter((each) => each !== RIDERS))
    const tickets = new Map((await boardReader.tickets(ids)).map((ticket) => [ticket.transactionId, ticket]))
    for (const [storeId, changedIds] of changes) {
      for (const id of changedIds) {
        const ticket = tickets.get(id)
        if (ticket) sendTicket(storeId, ticket)
      }
      if (pagedStores.has(storeId)) send(storeId, "counts", await boardReader.counts(storeId))
      if (changedIds.has(RIDERS)) send(storeId, "riders", await boardReader.riders(storeId))
      // If the next store can't be read, this store's streams stay open.
      changes.delete(storeId)
    }
  }

  function send(storeId: string, event: string, data: unknown): void {
    const json = JSON.stringify(data)
    for (const { stream, missed } of hub.listeners(storeId)) if (missed === null) stream.send(event, json)
  }

  function sendTicket(storeId: string, ticket: StoreTicket): void {
    send(storeId, "ticket", ticket)
    scheduleLateUpdate(storeId, ticket)
  }

  function sendStore(listener: Listener): void {
    const data = JSON.stringify(toBoardStore(listener.store.info()))
    if (data === listener.lastSent) return
    listener.lastSent = data
    listener.stream.send("store", data)
  }

  /**
   * Reads the ticket again at its due time and when its estimate ends: the cash to collect drops once an order is late
   * (TRK-3), and an estimate expires, without any change in the database.
   */
  function scheduleLateUpdate(
    storeId: string,
    { transactionId, dueAt, toCollect, endedAt, estimate }: StoreTicket,
  ): void {
    clearTimeout(lateTimers.get(transactionId))
    lateTimers.delete(transactionId)
    const now = clock.now().getTime()
    const updateTimes = [toCollect === null ? null : dueAt, estimate?.to]
    const upcoming = updateTimes.flatMap((time) => (time && Date.parse(time) > now ? [Date.parse(time)] : []))
    // Infinity if there is no upcoming time.
    const remainingMs = Math.min(...upcoming) - now
    if (endedAt !== null || remainingMs > MAX_UPDATE_DELAY_MS) return
    const timer = setTimeout(() => {
      lateTimers.delete(transactionId)
      markChanged(storeId, transactionId)
    }, remainingMs + LATE_MARGIN_MS).unref()
    lateTimers.set(transactionId, timer)
  }

  return {
    hasCapacity(memberId) {
      const boards = hub.listeners()
      const ownBoards = boards.filter(({ session }) => session.memberId === memberId)
      return boards.length < MAX_BOARDS_PER_NODE && ownBoards.length < MAX_BOARDS_PER_MEMBER
    },
    async follow(stream, session, store) {
      const listener: Listener = { stream, session, store, lastSent: "", missed: new Set() }
      // Registers the listener before reading, so that a change in between is sent after the board.
      hub.add(store.id, listener)
      try {
        const board = await boardReader.board(store.info())
        if (board.tickets.length < sum(Object.values(board.counts))) pagedStores.add(store.id)
        stream.send("board", JSON.stringify(board))
        listener.lastSent = JSON.stringify(board.store)
        const missed = listener.missed ?? new Set()
        listener.missed = null
        if (missed.delete(STORE)) sendStore(listener)
        for (const changedId of missed) markChanged(store.id, changedId)
        for (const ticket of board.tickets) scheduleLateUpdate(store.id, ticket)
      } catch (error) {
        log.warn({ err: error }, "a board could not be read")
        stream.close()
      }
    },
    handleChange(change) {
      if (change === undefined) {
        // The consoles reconnect and get the whole board.
        for (const { stream } of hub.listeners()) stream.close()
      } else if (change.what === "riders") markChanged(change.storeId, RIDERS)
      else if (change.what === "ticket" && change.orderId !== null) markChanged(change.storeId, change.orderId)
    },
    storesChanged() {
      for (const listener of hub.listeners()) {
        if (listener.missed === null) sendStore(listener)
        else listener.missed.add(STORE)
      }
    },
    async revokeSessions(memberId, hasAccess) {
      const memberListeners = hub
        .listeners()
        .filter(({ session }) => memberId === undefined || session.memberId === memberId)
      for (const { stream, session, store } of memberListeners) {
        if (!(await hasAccess(session.id, store.id).catch(() => false))) stream.close()
      }
    },
    stop() {
      hub.stop()
      for (const timer of lateTimers.values()) clearTimeout(timer)
    },
  }
}
