import type { CallApi } from "./api-client.ts"
import { findOrAddRider } from "./find-or-add-rider.ts"
import { pointOnRoute } from "./rider-route.ts"
import { rideDuration, durationBeforeNextStage } from "./stage-durations.ts"
import type { Board, Point, Rider, StoreTicket } from "./store-board.ts"
import type { OrderWatch } from "./order-watch.ts"

/** An order as the admin page shows it. */
export interface AutopilotOrder {
  country: string
  storeId: string
  orderId: string
  stage: string
  next: string
  /** When the next stage is due or, under manual control, when the autopilot takes over again. */
  dueAt: number
  isUnderManualControl: boolean
}

export interface OperateContext {
  call: CallApi
  watch: OrderWatch
  speed: number
  now(): number
  /** Returns the coordinates of a store. */
  locateStore(country: string, storeId: string): Promise<Point | undefined>
}

/**
 * Polls a store once and moves the orders that are due to their next stage. Returns as `openOrders` the orders
 * that still had a next stage, including those under manual control, and the transaction ids of all tickets on the
 * board.
 */
export async function operateStore(
  context: OperateContext,
  country: string,
  storeId: string,
): Promise<{ openOrders: AutopilotOrder[]; transactionIds: string[] }> {
  const base = `/store-ops/ve1/stores/${storeId}`
  const { status, data } = await context.call(country, "GET", `${base}/orders`)
  if (status !== 200) return { openOrders: [], transactionIds: [] }
  const board = data["board"] as Board
  const store = await context.locateStore(country, storeId)
  const riders = board.riders.map((rider) => ({ ...rider, out: [...rider.out] }))
  const openOrders: AutopilotOrder[] = []
  for (const ticket of board.tickets) {
    const { next } = ticket
    if (next === null) continue
    const order = { country, storeId, orderId: ticket.orderId, stage: ticket.stage, next }
    const now = context.now()
    const { stageReachedAt, manualControlUntil } = context.watch.observe(ticket, now)
    if (manualControlUntil > now) {
      openOrders.push({ ...order, dueAt: manualControlUntil, isUnderManualControl: true })
      continue
    }
    const destination = destinationOf(ticket)
    const rideMs = store && destination ? rideDuration(store, destination) : 0
    const nextStageAt = stageReachedAt + durationBeforeNextStage(ticket, rideMs) / context.speed
    openOrders.push({ ...order, dueAt: nextStageAt, isUnderManualControl: false })
    if (nextStageAt <= now) await advanceTicket(context, { country, base, storeId }, ticket, riders)
    else if (ticket.stage === "ON THE WAY" && ticket.rider && store && destination) {
      const progress = rideMs === 0 ? 1 : (now - stageReachedAt) / (rideMs / context.speed)
      const path = `${base}/riders/${ticket.rider.riderId}/position`
      await context.call(country, "POST", path, pointOnRoute(store, destination, progress))
    }
  }
  return { openOrders, transactionIds: board.tickets.map(({ transactionId }) => transactionId) }
}

function destinationOf({ place: { latitude, longitude } }: StoreTicket): Point | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

async function advanceTicket(
  { call, watch, now }: OperateContext,
  { country, base, storeId }: { country: string; base: string; storeId: string },
  ticket: StoreTicket,
  riders: Rider[],
): Promise<void> {
  const path = `${base}/orders/${ticket.transactionId}`
  let current = ticket
  if (ticket.next === "ON THE WAY" && !ticket.rider) {
    const rider = await findOrAddRider(call, country, storeId, riders)
    if (!rider) return
    const body = { riderId: rider.riderId, version: ticket.version }
    const assigned = await call(country, "PUT", `${path}/rider`, body)
    if (assigned.status !== 200) return
    current = assigned.data["ticket"] as StoreTicket
    watch.recordOwnChange(current, now())
    // Marks the rider as out, so that the next order of the same poll does not get the same rider.
    riders.push({ ...rider, out: [ticket.orderId] })
    for (const each of riders) if (each.riderId === rider.riderId) each.out = [ticket.orderId]
  }
  // If a person was faster, the version differs and the server rejects the call. The next poll sees the new stage.
  const advanced = await call(country, "POST", `${path}/advance`, { to: ticket.next, version: current.version })
  if (advanced.status === 200) watch.recordOwnChange(advanced.data["ticket"] as StoreTicket, now())
}
