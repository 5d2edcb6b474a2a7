import type { Rider } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"
import { asyncCommit } from "../../../platform/database/async-commit.ts"

export interface NewRider {
  id: string
  storeId: string
  name: string
  phone: string
  now: Date
}

/** Returns false if the store already has the maximum number of riders. */
export async function insertRider(tx: Tx, rider: NewRider, limit: number): Promise<boolean> {
  const { id, storeId, name, phone, now } = rider
  const { numAffectedRows } = await sql`
    insert into kitchen.rider (id, store_id, name, phone, created_at)
    select ${id}::uuid, ${storeId}, ${name}, ${phone}, ${now}::timestamptz
    where (select count(*) from kitchen.rider where store_id = ${storeId} and ended_at is null) < ${limit}`.execute(tx)
  return numAffectedRows === 1n
}

/** Lists a store's riders with the orders they are out with. */
export async function listRiders(db: Queryable, storeId: string): Promise<Rider[]> {
  const { rows } = await sql<Rider>`
    /* kitchen.riders */ select id as "riderId", name, phone,
      array(select number from kitchen.ticket
        where rider_id = rider.id and stage = 'ON THE WAY' order by number) as out
    from kitchen.rider where store_id = ${storeId} and ended_at is null order by name, id`.execute(db)
  return rows
}

/** Locks the rider until the transaction ends, so that nobody removes a rider who is leaving. Lock the order first. */
export async function lockRider(
  tx: Tx,
  riderId: string,
  storeId: string,
): Promise<{ id: string; isOut: boolean } | undefined> {
  const { rows } = await sql<{ id: string }>`
    /* kitchen.lock-rider */ select id from kitchen.rider
    where id = ${riderId} and store_id = ${storeId} and ended_at is null for update`.execute(tx)
  if (!rows[0]) return undefined
  return { id: rows[0].id, isOut: (await listOrdersOutWith(tx, riderId)).length > 0 }
}

/** Lists the orders that the rider is out with. */
export async function listOrdersOutWith(db: Queryable, riderId: string): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    /* kitchen.out */ select order_id as "orderId" from kitchen.ticket
    where rider_id = ${riderId} and stage = 'ON THE WAY'`.execute(db)
  return rows.map(({ orderId }) => orderId)
}

export async function writeRiderEnd(tx: Tx, riderId: string, now: Date): Promise<void> {
  await sql`update kitchen.rider set ended_at = ${now} where id = ${riderId}`.execute(tx)
}

export interface RiderPosition {
  riderId: string
  storeId: string
  latitude: number
  longitude: number
  now: Date
}

/**
 * `ignored`: the position was ignored because the last one is too recent or the rider is not out. Positions of riders
 * who are not out are private and not stored.
 */
export async function writePosition(
  db: Queryable,
  { riderId, storeId, latitude, longitude, now }: RiderPosition,
  minIntervalMs: number,
): Promise<"stored" | "ignored" | "missing"> {
  const latestPreviousTime = new Date(now.getTime() - minIntervalMs)
  const { rows } = await sql<{ isStored: boolean }>`
    /* kitchen.write-position */ with moved as (
      update kitchen.rider set latitude = ${latitude}, longitude = ${longitude}, position_at = ${now}
      where id = ${riderId} and store_id = ${storeId} and ended_at is null and ${asyncCommit(db)}
        and (position_at is null or position_at <= ${latestPreviousTime} or position_at > ${now})
        and exists (select from kitchen.ticket where rider_id = ${riderId} and stage = 'ON THE WAY')
      returning id)
    select exists (select from moved) as "isStored" from kitchen.rider
    where id = ${riderId} and store_id = ${storeId} and ended_at is null`.execute(db)
  if (!rows[0]) return "missing"
  return rows[0].isStored ? "stored" : "ignored"
}
