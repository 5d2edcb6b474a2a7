import type { StoreTicket } from "./store-board.ts"

/** Who has touched an order goes on with it, for so long at least. */
export const MANUAL_CONTROL_MS = 5 * 60_000

interface WatchedOrder {
  stage: string
  riderId: string | null
  /** When it was first seen at this step. */
  since: number
  leftAloneUntil: number
}

export interface OrderWatch {
  /** Since when the order stands where it does, and until when it is somebody else's; 0 where it is nobody's. */
  observe(ticket: StoreTicket, now: number): { since: number; leftAloneUntil: number }
  /** What the crew has just done itself. */
  recordOwnStep(ticket: StoreTicket, now: number): void
  /** What is on no board any more. */
  dropUnseen(seen: ReadonlySet<string>): void
}

const riderOf = ({ rider }: StoreTicket) => rider?.riderId ?? null

/**
 * Tells the crew's own steps from those of people: what stands elsewhere than when it was last seen, and was not put
 * there by the crew, a person has moved.
 */
export function createOrderWatch(startedAt: number): OrderWatch {
  const orders = new Map<string, WatchedOrder>()

  function startWatching(ticket: StoreTicket, now: number): WatchedOrder {
    // Placed since we are here, and never seen new: somebody was quicker.
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
