import { followLive, type Connection as LiveConnection, type LiveFollower } from "@hearth/browser/live-events.ts"
import { readEventStream } from "@hearth/browser/read-event-stream.ts"
import { createStore, type Store } from "@hearth/browser/store.ts"
import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { BoardColumn } from "@hearth/domain/orders/board-column.ts"
import { call } from "./api.ts"
import { addPage, applyEvent, type BoardEvent } from "./apply-event.ts"
import { recordServerDate, serverNow } from "./server-clock.ts"
import { endStaffSession, staffSession } from "./staff-session.ts"

/** `opening`: the first connection hasn't been established yet. */
export type Connection = "opening" | LiveConnection

export interface BoardState {
  board: Board | undefined
  connection: Connection
  /** When the board was last known to be up to date. */
  asOf: number
  /** Why the signed-in member may not see this store's board. */
  refusalMessage: string | undefined
}

export interface LiveBoard {
  storeId: string
  state: Store<BoardState>
  /** Shows the ticket from a response before the stream delivers it. */
  applyTicket(ticket: StoreTicket): void
  /** Loads the next page of a column. Returns false when the request failed. */
  loadMore(column: BoardColumn, after: { afterAt: string; afterId: string }): Promise<boolean>
  /** Fetches the whole board again. */
  refresh(): Promise<void>
  /** Tries again immediately instead of waiting for the next attempt. */
  retry(): void
  /** Starts updating the board. Call the returned function to stop. */
  follow(): () => void
}

const isRefusal = (code: string) => code === "FORBIDDEN" || code === "STORE_NOT_FOUND"

/**
 * Keeps a store's board up to date with a stream, or by polling while there is no stream. The connection is `lost` when
 * neither works. Updates continue while the page is hidden, because a new order must sound the alarm.
 */
export function createLiveBoard(storeId: string): LiveBoard {
  const state = createStore<BoardState>({ board: undefined, connection: "opening", asOf: 0, refusalMessage: undefined })
  const updateState = (changes: Partial<BoardState>) => state.set({ ...state.get(), ...changes })
  const streamUrl = `/api/store-ops/ve1/stores/${encodeURIComponent(storeId)}/orders/stream`
  let follower: LiveFollower | undefined

  const readBoard = async () => {
    const result = await call("GET /store-ops/ve1/stores/{storeId}/orders", { params: { storeId } })
    if (!result.ok && isRefusal(result.code)) updateState({ refusalMessage: result.message })
    return result.ok ? { ok: true as const, data: result.data.board } : result
  }
  const accept = (board: Board) => updateState({ board, asOf: serverNow(), refusalMessage: undefined })

  function startFollower(): LiveFollower {
    return followLive<Board>(
      {
        current: () => state.get().board,
        accept,
        read: readBoard,
        stream: (listener) =>
          readEventStream({
            ...listener,
            url: streamUrl,
            headers: {},
            onResponse({ status, headers }) {
              recordServerDate(headers.get("date"))
              if (status === 401) endStaffSession()
            },
            onActivity: () => updateState({ asOf: serverNow() }),
          }),
        applyEvent: (board, event, data) => applyEvent(board, { event, data: JSON.parse(data) } as BoardEvent),
        // The server sends boards in sequence, and `applyEvent` compares the versions of tickets.
        isOlder: () => false,
        isFinal: () => false,
        onConnection: (connection) => updateState({ connection }),
        // Stops trying if nobody is signed in or the member may not see this store.
        shouldContinue: () => staffSession.get().state !== "out" && state.get().refusalMessage === undefined,
      },
      { startsWithWholeState: true, pausesWhileHidden: false, pollsBetweenStreamAttempts: 1 },
    )
  }

  async function refresh(): Promise<void> {
    const result = await readBoard()
    if (result.ok) accept(result.data)
  }

  return {
    storeId,
    state,
    async loadMore(column, after) {
      const route = "GET /store-ops/ve1/stores/{storeId}/orders/more"
      const result = await call(route, { params: { storeId }, query: { column, ...after } })
      const { board } = state.get()
      if (result.ok && board) updateState({ board: addPage(board, result.data.tickets) })
      return result.ok
    },
    applyTicket: (ticket) => updateState({ board: applyEvent(state.get().board, { event: "ticket", data: ticket }) }),
    refresh,
    retry: () => follower?.retryNow(),
    follow() {
      const following = startFollower()
      follower = following
      // A tablet that slept has an old board, a dead stream and a stopped clock; any response corrects the clock.
      const refreshWhenVisible = () => {
        if (document.hidden) return
        following.retryNow()
        void refresh()
      }
      document.addEventListener("visibilitychange", refreshWhenVisible)
      return () => {
        document.removeEventListener("visibilitychange", refreshWhenVisible)
        following.stop()
      }
    },
  }
}
