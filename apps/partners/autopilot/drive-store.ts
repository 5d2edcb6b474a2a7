import type { CallShop } from "./call-shop.ts"
import { freeRider } from "./hire-rider.ts"
import { pointOnWay } from "./ride.ts"
import { rideTime, timeBefore } from "./step-times.ts"
import type { Board, Point, Rider, Ticket } from "./ticket.ts"
import type { OrderWatch } from "./watch-orders.ts"

/** An order as the desk shows it. */
export interface Driven {
  country: string
  storeId: string
  orderId: string
  stage: string
  next: string
  /** When the next step is due; or until when it is left to a person. */
  at: number
  isLeftAlone: boolean
}

export interface Shift {
  call: CallShop
  watch: OrderWatch
  speed: number
  now(): number
  /** Where a store is. */
  placeOf(country: string, storeId: string): Promise<Point | undefined>
}

/** One look at a store: whatever is due is done. Answers what it drives there, and the orders on the board. */
export async function driveStore(
  shift: Shift,
  country: string,
  storeId: string,
): Promise<{ driven: Driven[]; seen: string[] }> {
  const base = `/store-ops/ve1/stores/${storeId}`
  const { status, data } = await shift.call(country, "GET", `${base}/orders`)
  if (status !== 200) return { driven: [], seen: [] }
  const board = data["board"] as Board
  const store = await shift.placeOf(country, storeId)
  const riders = board.riders.map((rider) => ({ ...rider, out: [...rider.out] }))
  const driven: Driven[] = []
  for (const ticket of board.tickets) {
    const { next } = ticket
    if (next === null) continue
    const line = { country, storeId, orderId: ticket.orderId, stage: ticket.stage, next }
    const now = shift.now()
    const { since, leftAloneUntil } = shift.watch.look(ticket, now)
    if (leftAloneUntil > now) {
      driven.push({ ...line, at: leftAloneUntil, isLeftAlone: true })
      continue
    }
    const door = doorOf(ticket)
    const ride = store && door ? rideTime(store, door) : 0
    const at = since + timeBefore(ticket, ride) / shift.speed
    driven.push({ ...line, at, isLeftAlone: false })
    if (at <= now) await takeStep(shift, { country, base, storeId }, ticket, riders)
    else if (ticket.stage === "ON THE WAY" && ticket.rider && store && door) {
      const part = ride === 0 ? 1 : (now - since) / (ride / shift.speed)
      const path = `${base}/riders/${ticket.rider.riderId}/position`
      await shift.call(country, "POST", path, pointOnWay(store, door, part))
    }
  }
  return { driven, seen: board.tickets.map(({ transactionId }) => transactionId) }
}

function doorOf({ place: { latitude, longitude } }: Ticket): Point | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

async function takeStep(
  { call, watch, now }: Shift,
  { country, base, storeId }: { country: string; base: string; storeId: string },
  ticket: Ticket,
  riders: Rider[],
): Promise<void> {
  const path = `${base}/orders/${ticket.transactionId}`
  let seen = ticket
  if (ticket.next === "ON THE WAY" && !ticket.rider) {
    const rider = await freeRider(call, country, storeId, riders)
    if (!rider) return
    const body = { riderId: rider.riderId, version: ticket.version }
    const assigned = await call(country, "PUT", `${path}/rider`, body)
    if (assigned.status !== 200) return
    seen = assigned.data["ticket"] as Ticket
    watch.own(seen, now())
    // Not for the next order of this same look.
    riders.push({ ...rider, out: [ticket.orderId] })
    for (const each of riders) if (each.riderId === rider.riderId) each.out = [ticket.orderId]
  }
  // A person may be quicker: then the version is another, nothing happens, and the next look finds where it stands.
  const moved = await call(country, "POST", `${path}/advance`, { to: ticket.next, version: seen.version })
  if (moved.status === 200) watch.own(moved.data["ticket"] as Ticket, now())
}
