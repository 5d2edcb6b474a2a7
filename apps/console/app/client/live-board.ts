import type { Board, StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { BoardColumn } from "@hearth/domain/orders/board-column.ts"
import { call } from "./api.ts"
import { addPage, applyEvent, type BoardEvent } from "./apply-event.ts"
import { createStore, type Store } from "./create-store.ts"
import { readEventStream } from "./read-event-stream.ts"
import { serverNow } from "./server-clock.ts"
import { staffSession } from "./staff-session.ts"

/** `polling`: there is no stream, so the board is polled. */
export type Connection = "opening" | "live" | "polling" | "lost"

export interface BoardState {
  board: Board | undefined
  connection: Connection
  /** When the board was last known to be up to date. */
  asOf: number
  /** Why the signed-in member may not see this store's board. */
  refused: string | undefined
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

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 5_000

/**
 * Keeps a store's board up to date: by a stream, by polling while there is no stream, and `lost` when neither works.
 */
export function createLiveBoard(storeId: string): LiveBoard {
  const state = createStore<BoardState>({ board: undefined, connection: "opening", asOf: 0, refused: undefined })
  const change = (changes: Partial<BoardState>) => state.set({ ...state.get(), ...changes })
  const apply = (event: BoardEvent) => change({ board: applyEvent(state.get().board, event) })
  let endWait: (() => void) | undefined

  async function fetchBoard(): Promise<void> {
    const result = await call("GET /store-ops/ve1/stores/{storeId}/orders", { params: { storeId } })
    if (result.ok) change({ board: result.data.board, asOf: serverNow(), refused: undefined })
    else if (result.code === "FORBIDDEN" || result.code === "STORE_NOT_FOUND") change({ refused: result.message })
    else change({ connection: "lost" })
    if (result.ok && state.get().connection !== "live") change({ connection: "polling" })
  }

  async function runFollow(signal: AbortSignal): Promise<void> {
    let wait = FIRST_WAIT_MS
    let offline = new AbortController()
    // A stream can appear open long after the network is gone.
    addEventListener("offline", () => offline.abort(), { signal })
    while (!signal.aborted && staffSession.get().state !== "out" && state.get().refused === undefined) {
      await readEventStream({
        path: `/store-ops/ve1/stores/${encodeURIComponent(storeId)}/orders/stream`,
        signal: AbortSignal.any([signal, offline.signal]),
        onMessage({ event, data }) {
          apply({ event, data: JSON.parse(data) } as BoardEvent)
          wait = FIRST_WAIT_MS
        },
        onActivity: () => change({ connection: "live", asOf: serverNow() }),
      }).catch(() => undefined)
      if (signal.aborted) return
      offline = new AbortController()
      if (state.get().connection === "live") change({ connection: "polling" })
      await fetchBoard()
      await new Promise<void>((resolve) => {
        endWait = resolve
        setTimeout(resolve, wait)
      })
      wait = Math.min(wait * 2, MAX_WAIT_MS)
    }
  }

  const retry = () => endWait?.()
  return {
    storeId,
    state,
    async loadMore(column, after) {
      const route = "GET /store-ops/ve1/stores/{storeId}/orders/more"
      const result = await call(route, { params: { storeId }, query: { column, ...after } })
      const { board } = state.get()
      if (result.ok && board) change({ board: addPage(board, result.data.tickets) })
      return result.ok
    },
    applyTicket: (ticket) => apply({ event: "ticket", data: ticket }),
    refresh: fetchBoard,
    retry,
    follow() {
      const ended = new AbortController()
      addEventListener("online", retry)
      void runFollow(ended.signal)
      return () => {
        removeEventListener("online", retry)
        ended.abort()
        endWait?.()
      }
    },
  }
}
