import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import type { StoredCompensation, StoredTicket } from "./kitchen.store.ts"

/** A ticket with what a store sees beside it. */
export interface BoardTicket extends StoredTicket {
  riderName: string | null
  amount: StoredCompensation["amount"] | null
  how: StoredCompensation["how"] | null
}

/** A rider who is none any more stays with what they brought, and is nobody for what waits. */
const seen = sql.raw(
  `ticket.order_id as "orderId", ticket.number, ticket.country, ticket.store_id as "storeId", ticket.way, ticket.items,
   ticket.stage, ticket.version, ticket.placed_at as "placedAt", ticket.starts_at as "startsAt",
   ticket.due_at as "dueAt", ticket.liability, ticket.ended_at as "endedAt", rider.id as "riderId",
   rider.name as "riderName", compensation.amount, compensation.how
   from kitchen.ticket
     left join kitchen.rider on rider.id = ticket.rider_id
       and (rider.ended_at is null or ticket.ended_at is not null or ticket.stage = 'ON THE WAY')
     left join kitchen.compensation on compensation.order_id = ticket.order_id`,
)

/** What is not over, and what ended since then: each half is a range of its own index. */
export async function listBoard(db: Queryable, storeId: string, endedSince: Date): Promise<BoardTicket[]> {
  const { rows } = await sql<BoardTicket>`
    /* kitchen.board */ select ${seen} where ticket.store_id = ${storeId} and ticket.ended_at is null
    union all
    select ${seen} where ticket.store_id = ${storeId} and ticket.ended_at > ${endedSince}
    order by "placedAt", number`.execute(db)
  return rows
}

export async function listTickets(db: Queryable, orderIds: readonly string[]): Promise<BoardTicket[]> {
  if (orderIds.length === 0) return []
  const { rows } = await sql<BoardTicket>`
    /* kitchen.list-tickets */ select ${seen} where ticket.order_id = any(${orderIds}::uuid[])`.execute(db)
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
export async function countLive(
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
export async function listDay(db: Queryable, storeId: string, midnight: Date): Promise<DayTicket[]> {
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
