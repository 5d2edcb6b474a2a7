import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { BOARD_PAGE_SIZE, type BoardColumn, boardColumnOf, boardColumns } from "@hearth/domain/orders/board-column.ts"
import { type BoardCursor, type BoardTicket, countColumns, listBoardTickets } from "./board.store.ts"
import { buildStoreTickets } from "./build-store-tickets.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { listRiders } from "../riders/riders.store.ts"

const HOUR_MS = 3_600_000

const boardQueryOf = ({ clock }: Pick<KitchenDeps, "clock">, storeId: string) => {
  const now = clock.now()
  return { storeId, now, endedSince: new Date(now.getTime() - HOUR_MS) }
}

/**
 * Reads a store's board: the most urgent tickets of each column, those that ended in the last hour (newest first), and
 * the counts. Takes five statements, however many tickets there are.
 */
export async function readBoard(deps: KitchenDeps, store: StoreInfo): Promise<Board> {
  const { db } = deps
  const query = boardQueryOf(deps, store.id)
  const boardTickets = firstPageOfEachColumn(await listBoardTickets(db, query, { columns: boardColumns }), query.now)
  return {
    store: toBoardStore(store),
    tickets: await buildStoreTickets(deps, db, boardTickets),
    counts: await countColumns(db, query),
    riders: await listRiders(db, store.id),
  }
}

/** Limits each column to one page. Two stages that share a column also share its page. */
function firstPageOfEachColumn(tickets: readonly BoardTicket[], now: Date): BoardTicket[] {
  const countByColumn = new Map<BoardColumn, number>()
  return tickets.filter(({ stage, startsAt }) => {
    const column = boardColumnOf(stage, startsAt > now)
    const count = (countByColumn.get(column) ?? 0) + 1
    countByColumn.set(column, count)
    return count <= BOARD_PAGE_SIZE
  })
}

/** Returns the next page of one column. */
export async function readBoardPage(
  deps: KitchenDeps,
  storeId: string,
  column: BoardColumn,
  after: BoardCursor,
): Promise<StoreTicket[]> {
  const query = boardQueryOf(deps, storeId)
  const boardTickets = await listBoardTickets(deps.db, query, { columns: [column], after })
  return buildStoreTickets(deps, deps.db, firstPageOfEachColumn(boardTickets, query.now))
}

export const countBoard = (deps: KitchenDeps, storeId: string): Promise<Board["counts"]> =>
  countColumns(deps.db, boardQueryOf(deps, storeId))

/** Returns the store's switches and the data that a ticket's header shows. */
export function toBoardStore({ id, name, phone, schedule, online, offline_msg, conditionsUnsuitable }: StoreInfo) {
  const { timeZone } = schedule
  return { id, name, phone, timeZone, online: online === 1, offlineMessage: offline_msg, conditionsUnsuitable }
}
