import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Board, Ticket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { BOARD_PAGE, type BoardColumn, boardColumnOf, boardColumns } from "@hearth/domain/orders/board-column.ts"
import { type AfterTicket, type BoardTicket, countColumns, listBoard } from "./board.store.ts"
import { describeTickets } from "./describe-ticket.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { listRiders } from "./riders.store.ts"

const HOUR_MS = 3_600_000

const questionOf = ({ clock }: Pick<KitchenShop, "clock">, storeId: string) => {
  const now = clock.now()
  return { storeId, now, endedSince: new Date(now.getTime() - HOUR_MS) }
}

/**
 * A store's board: the most urgent tickets of each column, what ended in the last hour the newest first, and how many
 * there are in all. Five statements however many there are.
 */
export async function readBoard(shop: KitchenShop, store: StoreInfo): Promise<Board> {
  const { db } = shop
  const question = questionOf(shop, store.id)
  const stored = firstOfEach(await listBoard(db, question, { columns: boardColumns }), question.now)
  return {
    store: describeStore(store),
    tickets: await describeTickets(shop, db, stored),
    counts: await countColumns(db, question),
    riders: await listRiders(db, store.id),
  }
}

/** Two stages share a column: of both together one page is shown. */
function firstOfEach(tickets: readonly BoardTicket[], now: Date): BoardTicket[] {
  const shown = new Map<BoardColumn, number>()
  return tickets.filter(({ stage, startsAt }) => {
    const column = boardColumnOf(stage, startsAt > now)
    const count = (shown.get(column) ?? 0) + 1
    shown.set(column, count)
    return count <= BOARD_PAGE
  })
}

/** The next page of one column. */
export async function readMore(
  shop: KitchenShop,
  storeId: string,
  column: BoardColumn,
  after: AfterTicket,
): Promise<Ticket[]> {
  const question = questionOf(shop, storeId)
  const stored = await listBoard(shop.db, question, { columns: [column], after })
  return describeTickets(shop, shop.db, firstOfEach(stored, question.now))
}

export const countBoard = (shop: KitchenShop, storeId: string): Promise<Board["counts"]> =>
  countColumns(shop.db, questionOf(shop, storeId))

/** The store's own switches, and what a ticket's head says of it. */
export function describeStore({ id, name, phone, schedule, online, offline_msg, conditionsUnsuitable }: StoreInfo) {
  const { timeZone } = schedule
  return { id, name, phone, timeZone, online: online === 1, offlineMessage: offline_msg, conditionsUnsuitable }
}
