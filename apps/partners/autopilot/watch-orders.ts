import type { Ticket } from "./ticket.ts"

/** Who has touched an order goes on with it, for so long at least. */
export const HANDS_OFF_MS = 5 * 60_000

interface Watched {
  stage: string
  riderId: string | null
  /** When it was first seen at this step. */
  since: number
  leftAloneUntil: number
}

export interface OrderWatch {
  /** Since when the order stands where it does, and until when it is somebody else's; 0 where it is nobody's. */
  look(ticket: Ticket, now: number): { since: number; leftAloneUntil: number }
  /** What the crew has just done itself. */
  own(ticket: Ticket, now: number): void
  /** What is on no board any more. */
  forget(seen: ReadonlySet<string>): void
}

const riderOf = ({ rider }: Ticket) => rider?.riderId ?? null

/**
 * Tells the crew's own steps from those of people: what stands elsewhere than when it was last seen, and was not put
 * there by the crew, a person has moved.
 */
export function createOrderWatch(startedAt: number): OrderWatch {
  const orders = new Map<string, Watched>()

  function begin(ticket: Ticket, now: number): Watched {
    // Placed since we are here, and never seen new: somebody was quicker.
    const isTaken = ticket.stage !== "PLACED" && Date.parse(ticket.placedAt) > startedAt
    const since = ticket.stage === "PLACED" ? Math.max(Date.parse(ticket.placedAt), Date.parse(ticket.startsAt)) : now
    return { stage: ticket.stage, riderId: riderOf(ticket), since, leftAloneUntil: isTaken ? now + HANDS_OFF_MS : 0 }
  }

  return {
    look(ticket, now) {
      const known = orders.get(ticket.transactionId)
      const watched = known ?? begin(ticket, now)
      if (known && (known.stage !== ticket.stage || known.riderId !== riderOf(ticket))) {
        if (known.stage !== ticket.stage) known.since = now
        known.stage = ticket.stage
        known.riderId = riderOf(ticket)
        known.leftAloneUntil = now + HANDS_OFF_MS
      }
      orders.set(ticket.transactionId, watched)
      return watched
    },
    own(ticket, now) {
      const before = orders.get(ticket.transactionId)
      const since = before?.stage === ticket.stage ? before.since : now
      orders.set(ticket.transactionId, { stage: ticket.stage, riderId: riderOf(ticket), since, leftAloneUntil: 0 })
    },
    forget(seen) {
      for (const id of orders.keys()) if (!seen.has(id)) orders.delete(id)
    },
  }
}
