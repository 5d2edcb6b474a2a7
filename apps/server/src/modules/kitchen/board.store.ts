import { BOARD_PAGE_SIZE, type BoardColumn, boardColumnOf, columnStages } from "@hearth/domain/orders/board-column.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import type { StoredCompensation, StoredTicket } from "./kitchen.store.ts"

/** A ticket with what a store sees beside it. */
export interface BoardTicket extends StoredTicket {
  riderName: string | null
  amount: StoredCompensation["amount"] | null
  how: StoredCompensation["how"] | null
  /** When its stage began. */
  stepAt: Date
  /** Where its rider last was. */
  latitude: number | null
  longitude: number | null
  positionAt: Date | null
}

/** A rider who is none any more stays with what they brought, and is nobody for what waits. */
const boardTicketSelect = sql.raw(
  `ticket.order_id as "orderId", ticket.number, ticket.country, ticket.store_id as "storeId", ticket.way, ticket.items,
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

/** Behind a ticket of a column: what is under way goes by its start, what is over by its end, the newest first. */
export interface BoardCursor {
  at: Date
  orderId: string
}

/** One page of each of these columns: however many tickets a store has, each is a range of an index. */
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

/** How many stand in each column; what is under way is counted in an index alone. */
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
  live: number
  waiting: number
  /** Of the live ones, those whose time has come. */
  due: number
}

/** Of stores that have something; of all where none are named. */
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
  /** Since the store's midnight; else it only ended since. */
  isOfToday: boolean
  isLate: boolean
  /** From its start to its hand-over. */
  minutes: number | null
  compensated: number
}

/** Those that were placed or that ended since the store's midnight, and those that are not over. */
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
