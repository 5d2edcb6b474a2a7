import { BOARD_PAGE_SIZE, type BoardColumn, boardColumnOf, columnStages } from "@hearth/domain/orders/board-column.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { sql } from "kysely"
import type { Queryable } from "../../../platform/database/database.ts"
import type { StoredCompensation } from "../../guarantee/public.ts"
import type { StoredTicket } from "../tickets/tickets.store.ts"

/** A ticket with the data that its store sees with it. */
export interface BoardTicket extends StoredTicket {
  riderName: string | null
  amount: StoredCompensation["amount"] | null
  how: StoredCompensation["how"] | null
  /** When its current stage began. */
  stepAt: Date
  /** The rider's last position. */
  latitude: number | null
  longitude: number | null
  positionAt: Date | null
}

/**
 * A rider who has left the store is still shown on orders that have ended or are on the way, but not on waiting orders.
 */
const boardTicketSelect = sql.raw(
  `ticket.order_id as "orderId", ticket.number, ticket.country, ticket.store_id as "storeId", ticket.way as "deliveryType", ticket.items,
   ticket.stage, ticket.version, ticket.placed_at as "placedAt", ticket.starts_at as "startsAt",
   ticket.due_at as "dueAt", ticket.liability, ticket.ended_at as "endedAt", rider.id as "riderId",
   ticket.carrier, ticket.courier_name as "courierName", ticket.courier_reference as "courierReference",
   rider.name as "riderName", rider.latitude, rider.longitude, rider.position_at as "positionAt",
   compensation.amount, compensation.how,
   (select step.at from kitchen.step where step.order_id = ticket.order_id order by step.position desc limit 1) as "stepAt"
   from kitchen.ticket
     left join kitchen.rider on rider.id = ticket.rider_id
       and (rider.ended_at is null or ticket.ended_at is not null or ticket.stage = 'ON THE WAY')
     left join kitchen.compensation on compensation.order_id = ticket.order_id`,
)

interface BoardQuery {
  storeId: string
  now: Date
  endedSince: Date
}

/** The position after a ticket in a column. Open tickets are sorted by start, ended ones by end, newest first. */
export interface BoardCursor {
  at: Date
  orderId: string
}

/** Returns one page of each of these columns. Each page is an index range, however many tickets the store has. */
export async function listBoardTickets(
  db: Queryable,
  { storeId, now, endedSince }: BoardQuery,
  input: { columns: readonly BoardColumn[]; after?: BoardCursor },
): Promise<BoardTicket[]> {
  const { columns, after } = input
  const stages = columns.flatMap((column) => (column === "later" || column === "done" ? [] : columnStages[column]))
  const { rows } = await sql<BoardTicket>`
    /* kitchen.board */ with page as (
      select live.order_id from unnest(${stages}::text[]) as lane (stage), lateral (
        select order_id from kitchen.ticket
        where store_id = ${storeId} and stage = lane.stage and ended_at is null and starts_at <= ${now}
          and (${after?.at ?? null}::timestamptz is null or (starts_at, order_id) > (${after?.at ?? null}, ${after?.orderId ?? null}::uuid))
        order by starts_at, order_id limit ${BOARD_PAGE_SIZE}) as live
      union all
      select later.order_id from (
        select order_id from kitchen.ticket
        where ${columns.includes("later")} and store_id = ${storeId} and stage = 'PLACED' and ended_at is null and starts_at > ${now}
          and (${after?.at ?? null}::timestamptz is null or (starts_at, order_id) > (${after?.at ?? null}, ${after?.orderId ?? null}::uuid))
        order by starts_at, order_id limit ${BOARD_PAGE_SIZE}) as later
      union all
      select done.order_id from (
        select order_id from kitchen.ticket
        where ${columns.includes("done")} and store_id = ${storeId} and ended_at > ${endedSince}
          and (${after?.at ?? null}::timestamptz is null or (ended_at, order_id) < (${after?.at ?? null}, ${after?.orderId ?? null}::uuid))
        order by ended_at desc, order_id desc limit ${BOARD_PAGE_SIZE}) as done)
    select ${boardTicketSelect} where ticket.order_id in (select order_id from page)
    order by ticket.starts_at, ticket.order_id`.execute(db)
  return rows
}

/**
 * Counts the tickets of each column. Open tickets are counted with an index-only scan. All ended tickets, including
 * cancelled ones, are counted under the stage HANDED OVER, whose column they share.
 */
export async function countColumns(
  db: Queryable,
  { storeId, now, endedSince }: BoardQuery,
): Promise<Record<BoardColumn, number>> {
  const { rows } = await sql<{ stage: TicketStage; isLater: boolean; tickets: number }>`
    /* kitchen.count-columns */ select stage, starts_at > ${now} as "isLater", count(*)::int as tickets
    from kitchen.ticket where store_id = ${storeId} and ended_at is null group by 1, 2
    union all
    select 'HANDED OVER', false, count(*)::int from kitchen.ticket
    where store_id = ${storeId} and ended_at > ${endedSince}`.execute(db)
  const counts = { new: 0, making: 0, oven: 0, ready: 0, way: 0, later: 0, done: 0 }
  for (const { stage, isLater, tickets } of rows) counts[boardColumnOf(stage, isLater)] += tickets
  return counts
}

export async function listTickets(db: Queryable, orderIds: readonly string[]): Promise<BoardTicket[]> {
  if (orderIds.length === 0) return []
  const { rows } = await sql<BoardTicket>`
    /* kitchen.list-tickets */ select ${boardTicketSelect} where ticket.order_id = any(${orderIds}::uuid[])`.execute(db)
  return rows
}

export interface StoreCounts {
  storeId: string
  /** Tickets that have not ended. */
  live: number
  /** Live tickets that no one has accepted although their start time has been reached. */
  waiting: number
  /** Live tickets whose start time has been reached. */
  due: number
}

/** Counts live tickets of these stores, or of all stores if null. Stores without tickets are left out. */
export async function countLiveTickets(
  db: Queryable,
  storeIds: readonly string[] | null,
  now: Date,
): Promise<Map<string, StoreCounts>> {
  const { rows } = await sql<StoreCounts>`
    /* kitchen.count-live */ select store_id as "storeId", count(*)::int as live,
      count(*) filter (where stage = 'PLACED' and starts_at <= ${now})::int as waiting,
      count(*) filter (where starts_at <= ${now})::int as due
    from kitchen.ticket
    where ended_at is null and (${storeIds === null}::boolean or store_id = any(${storeIds ?? []}::text[]))
    group by store_id`.execute(db)
  return new Map(rows.map((row) => [row.storeId, row]))
}

export interface DayTicket {
  orderId: string
  placedAt: Date
  /** Whether it was placed since the store's midnight; otherwise it only ended since then or is still open. */
  isOfToday: boolean
  isLate: boolean
  /** From its start to its handover. */
  minutes: number | null
  compensated: number
}

/** Lists the tickets that were placed or ended since the store's midnight, and those that are still open. */
export async function listDayTickets(db: Queryable, storeId: string, midnight: Date): Promise<DayTicket[]> {
  const { rows } = await sql<DayTicket>`
    /* kitchen.day */ select ticket.order_id as "orderId", placed_at as "placedAt",
      placed_at >= ${midnight} as "isOfToday",
      stage = 'HANDED OVER' and due_at is not null and ended_at > due_at as "isLate",
      case when stage = 'HANDED OVER' then extract(epoch from ended_at - starts_at)::float8 / 60 end as minutes,
      coalesce(compensation.amount, 0)::bigint as compensated
    from kitchen.ticket left join kitchen.compensation on compensation.order_id = ticket.order_id
    where store_id = ${storeId} and (ended_at is null or ended_at >= ${midnight})`.execute(db)
  return rows
}
