import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"
import type { Carrier, TicketSummary } from "../kitchen.ts"

/** A ticket as it is stored. */
export interface StoredTicket {
  orderId: string
  number: string
  country: CountryCode
  storeId: string
  deliveryType: DeliveryType
  items: number
  stage: TicketStage
  version: number
  placedAt: Date
  startsAt: Date
  /** When the guarantee ends; null without one. */
  dueAt: Date | null
  /** The most that we refund if the handover is after `dueAt`; null without a guarantee. */
  liability: number | null
  riderId: string | null
  /** Set if the order is not delivered by a rider of the store. */
  carrier: "courier" | "unnamed" | null
  courierName: string | null
  courierReference: string | null
  endedAt: Date | null
}

const columns = sql.raw(
  `ticket.order_id as "orderId", ticket.number, ticket.country, ticket.store_id as "storeId", ticket.way as "deliveryType", ticket.items,
   ticket.stage, ticket.version, ticket.placed_at as "placedAt", ticket.starts_at as "startsAt",
   ticket.due_at as "dueAt", ticket.liability, ticket.rider_id as "riderId", ticket.carrier,
   ticket.courier_name as "courierName", ticket.courier_reference as "courierReference", ticket.ended_at as "endedAt"`,
)

export type NewTicket = Omit<
  StoredTicket,
  "stage" | "version" | "riderId" | "carrier" | "courierName" | "courierReference" | "endedAt"
>

/**
 * Inserts tickets with their first steps, in one statement. In `by`, 'take-up' stands for the job that creates tickets.
 */
export async function insertTickets(tx: Tx, tickets: readonly NewTicket[], createdAt: Date): Promise<void> {
  const list = JSON.stringify(tickets)
  await sql`
    /* kitchen.insert-tickets */ with made as (
      insert into kitchen.ticket
        (order_id, number, country, store_id, way, items, stage, version, placed_at, starts_at, due_at, liability)
      select "orderId", number, country, "storeId", "deliveryType", items, 'PLACED', 1, "placedAt", "startsAt", "dueAt", liability
      from jsonb_to_recordset(${list}::jsonb) as given ("orderId" uuid, number text, country text, "storeId" text, "deliveryType" text,
        items int, "placedAt" timestamptz, "startsAt" timestamptz, "dueAt" timestamptz, liability bigint)
      returning order_id)
    insert into kitchen.step (order_id, position, stage, at, by)
    select order_id, 1, 'PLACED', ${createdAt}, 'take-up' from made`.execute(tx)
}

/**
 * Returns the ticket; with `storeId` only if it belongs to that store. The ticket can't change while its order is
 * locked.
 */
export async function findTicket(db: Queryable, orderId: string, storeId?: string): Promise<StoredTicket | undefined> {
  const { rows } = await sql<StoredTicket>`
    /* kitchen.find-ticket */ select ${columns} from kitchen.ticket
    where order_id = ${orderId} and (${storeId ?? null}::text is null or store_id = ${storeId ?? null})`.execute(db)
  return rows[0]
}

export interface TicketStep {
  orderId: string
  /** The version that the caller saw. */
  version: number
  stage: TicketStage
  endedAt: Date | null
}

/** Writes a stage and its step in one statement. Returns false if another change was written first. */
export async function writeTicketStep(tx: Tx, step: TicketStep, by: string, at: Date): Promise<boolean> {
  const { orderId, version, stage, endedAt } = step
  const { rows } = await sql`
    /* kitchen.write-step */ with moved as (
      update kitchen.ticket set stage = ${stage}, version = version + 1, ended_at = ${endedAt}
      where order_id = ${orderId} and version = ${version} returning order_id, stage)
    insert into kitchen.step (order_id, position, stage, at, by)
    select order_id, (select max(position) + 1 from kitchen.step where order_id = ${orderId}), stage, ${at}, ${by}
    from moved returning order_id`.execute(tx)
  return rows.length > 0
}

/**
 * Increments the version because the shown data has changed, although the stage hasn't. Returns the store, or undefined
 * if there is no ticket.
 */
export async function incrementTicketVersion(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ storeId: string }>`
    /* kitchen.increment-version */ update kitchen.ticket set version = version + 1
    where order_id = ${orderId} returning store_id as "storeId"`.execute(tx)
  return rows[0]?.storeId
}

/** Sets the rider. Returns false if another change was written first. */
export async function writeRider(
  tx: Tx,
  { orderId, version, riderId }: { orderId: string; version: number; riderId: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    /* kitchen.write-rider */ update kitchen.ticket
    set rider_id = ${riderId}, carrier = null, courier_name = null, courier_reference = null, version = version + 1
    where order_id = ${orderId} and version = ${version}`.execute(tx)
  return numAffectedRows === 1n
}

/** Sets a courier company or unnamed store staff as the carrier. Returns false if another change was written first. */
export async function writeCarrier(
  tx: Tx,
  { orderId, version }: { orderId: string; version: number },
  carrier: Carrier,
): Promise<boolean> {
  const courier = carrier.kind === "courier" ? carrier : null
  const { numAffectedRows } = await sql`
    /* kitchen.write-carrier */ update kitchen.ticket
    set rider_id = null, carrier = ${carrier.kind}, courier_name = ${courier?.name ?? null},
      courier_reference = ${courier?.reference ?? null}, version = version + 1
    where order_id = ${orderId} and version = ${version}`.execute(tx)
  return numAffectedRows === 1n
}

/** Returns the carrier, or null if a rider of the store delivers the order or it has none yet. */
export function carrierOf(ticket: Pick<StoredTicket, "carrier" | "courierName" | "courierReference">): Carrier | null {
  const { carrier, courierName, courierReference } = ticket
  if (carrier === "unnamed") return { kind: "unnamed" }
  return courierName === null ? null : { kind: "courier", name: courierName, reference: courierReference ?? "" }
}

type TicketSummaryRow = Omit<TicketSummary, "steps" | "rider" | "compensation" | "carrier"> &
  Pick<StoredTicket, "carrier" | "courierName" | "courierReference"> & {
    steps: { stage: TicketStage; at: string }[]
    amount: number | null
    how: "wallet" | "source" | "cash" | null
    name: string | null
    phone: string | null
    latitude: number | null
    longitude: number | null
    positionAt: Date | null
  }

/** The caller has checked that the orders belong to the customer. */
export async function findTicketSummaries(db: Queryable, orderIds: readonly string[]): Promise<TicketSummary[]> {
  if (orderIds.length === 0) return []
  const { rows } = await sql<TicketSummaryRow>`
    /* kitchen.find-summaries */ select ticket.order_id as "orderId", ticket.store_id as "storeId", ticket.version, ticket.stage,
      ticket.carrier, ticket.courier_name as "courierName", ticket.courier_reference as "courierReference",
      (select json_agg(json_build_object('stage', step.stage, 'at', step.at) order by step.position)
       from kitchen.step where step.order_id = ticket.order_id) as steps,
      compensation.amount, compensation.how,
      rider.name, rider.phone, rider.latitude, rider.longitude, rider.position_at as "positionAt"
    from kitchen.ticket left join kitchen.rider on rider.id = ticket.rider_id
      left join kitchen.compensation on compensation.order_id = ticket.order_id
    where ticket.order_id = any(${orderIds}::uuid[])`.execute(db)
  return rows.map(toTicketSummary)
}

function toTicketSummary(row: TicketSummaryRow): TicketSummary {
  const { orderId, storeId, version, stage, steps, amount, how, name, phone, latitude, longitude, positionAt } = row
  const hasPosition = latitude !== null && longitude !== null && positionAt !== null
  const position = hasPosition ? { latitude, longitude, at: positionAt } : null
  return {
    orderId,
    storeId,
    version,
    stage,
    carrier: carrierOf(row),
    steps: steps.map(({ stage, at }) => ({ stage, at: new Date(at) })),
    compensation: amount === null || how === null ? null : { amount, how },
    rider: name === null || phone === null ? null : { name, phone, position },
  }
}

/** Returns the number of items that each store has to make. Stores without any are left out. */
export async function readQueues(db: Queryable, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ storeId: string; itemCount: number }>`
    /* kitchen.read-queues */ select store_id as "storeId", sum(items)::int as "itemCount" from kitchen.ticket
    where ended_at is null and stage in ('PLACED', 'ACCEPTED', 'MAKING') and starts_at <= ${now}
    group by store_id`.execute(db)
  return new Map(rows.map(({ storeId, itemCount }) => [storeId, itemCount]))
}
