import type { StoreTicket } from "./store-board.ts"

/** How long the autopilot leaves an order alone after a person has changed it. */
export const MANUAL_CONTROL_MS = 5 * 60_000

interface WatchedOrder {
  stage: string
  riderId: string | null
  /** When the order was first seen at this stage. */
  since: number
  leftAloneUntil: number
}

export interface OrderWatch {
  /** Returns since when the order has been at its stage, and until when it is left to a person (0 if it is not). */
  observe(ticket: StoreTicket, now: number): { since: number; leftAloneUntil: number }
  /** Records a step of the autopilot, so that it does not count as a change by a person. */
  recordOwnStep(ticket: StoreTicket, now: number): void
  /** Removes the orders that are no longer on any board. */
  dropUnseen(seen: ReadonlySet<string>): void
}

const riderOf = ({ rider }: StoreTicket) => rider?.riderId ?? null

/**
 * Distinguishes the autopilot's own steps from those of people: if an order's stage or rider changed since the last
 * poll and the autopilot did not change it, a person did.
 */
export function createOrderWatch(startedAt: number): OrderWatch {
  const orders = new Map<string, WatchedOrder>()

  function startWatching(ticket: StoreTicket, now: number): WatchedOrder {
    // The order was placed after the start but was never seen as PLACED, so a person moved it before the first poll.
    const wasMovedByPerson = ticket.stage !== "PLACED" && Date.parse(ticket.placedAt) > startedAt
    const since = ticket.stage === "PLACED" ? Math.max(Date.parse(ticket.placedAt), Date.parse(ticket.startsAt)) : now
    return {
      stage: ticket.stage,
      riderId: riderOf(ticket),
      since,
      leftAloneUntil: wasMovedByPerson ? now + MANUAL_CONTROL_MS : 0,
    }
  }

  return {
    observe(ticket, now) {
      const known = orders.get(ticket.transactionId)
      const watched = known ?? startWatching(ticket, now)
      if (known && (known.stage !== ticket.stage || known.riderId !== riderOf(ticket))) {
        if (known.stage !== ticket.stage) known.since = now
        known.stage = ticket.stage
        known.riderId = riderOf(ticket)
        known.leftAloneUntil = now + MANUAL_CONTROL_MS
      }
      orders.set(ticket.transactionId, watched)
      return watched
    },
    recordOwnStep(ticket, now) {
      const before = orders.get(ticket.transactionId)
      const since = before?.stage === ticket.stage ? before.since : now
      orders.set(ticket.transactionId, { stage: ticket.stage, riderId: riderOf(ticket), since, leftAloneUntil: 0 })
    },
    dropUnseen(seen) {
      for (const id of orders.keys()) if (!seen.has(id)) orders.delete(id)
    },
  }
}
