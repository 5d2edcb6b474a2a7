import type { StoreTicket } from "./store-board.ts"

/** How long the autopilot leaves an order alone after a person has changed it. */
export const MANUAL_CONTROL_MS = 5 * 60_000

interface WatchedOrder {
  stage: string
  riderId: string | null
  /** For PLACED, when the kitchen may start the order. For later stages, when the autopilot first saw the stage. */
  stageReachedAt: number
  manualControlUntil: number
}

export interface OrderWatch {
  /** Returns when the order reached its stage, and until when it is under manual control (0 if it is not). */
  observe(ticket: StoreTicket, now: number): { stageReachedAt: number; manualControlUntil: number }
  /** Records a change by the autopilot, so that it does not count as a change by a person. */
  recordOwnChange(ticket: StoreTicket, now: number): void
  /** Removes the orders that are no longer on any board. */
  dropUnseen(seenIds: ReadonlySet<string>): void
}

const riderOf = ({ rider }: StoreTicket) => rider?.riderId ?? null

/**
 * Distinguishes the autopilot's own changes from those of people: if an order's stage or rider changed after the last
 * poll and the autopilot did not change it, a person did.
 */
export function createOrderWatch(startedAt: number): OrderWatch {
  const orders = new Map<string, WatchedOrder>()

  function startWatching(ticket: StoreTicket, now: number): WatchedOrder {
    // Placed after the autopilot started, but never seen as PLACED: a person moved the order before the first poll.
    const wasMovedByPerson = ticket.stage !== "PLACED" && Date.parse(ticket.placedAt) > startedAt
    const kitchenStartsAt = Math.max(Date.parse(ticket.placedAt), Date.parse(ticket.startsAt))
    return {
      stage: ticket.stage,
      riderId: riderOf(ticket),
      stageReachedAt: ticket.stage === "PLACED" ? kitchenStartsAt : now,
      manualControlUntil: wasMovedByPerson ? now + MANUAL_CONTROL_MS : 0,
    }
  }

  return {
    observe(ticket, now) {
      const previous = orders.get(ticket.transactionId)
      const watched = previous ?? startWatching(ticket, now)
      if (previous && (previous.stage !== ticket.stage || previous.riderId !== riderOf(ticket))) {
        if (previous.stage !== ticket.stage) previous.stageReachedAt = now
        previous.stage = ticket.stage
        previous.riderId = riderOf(ticket)
        previous.manualControlUntil = now + MANUAL_CONTROL_MS
      }
      orders.set(ticket.transactionId, watched)
      return watched
    },
    recordOwnChange(ticket, now) {
      const previous = orders.get(ticket.transactionId)
      const stageReachedAt = previous?.stage === ticket.stage ? previous.stageReachedAt : now
      const { stage, transactionId } = ticket
      orders.set(transactionId, { stage, riderId: riderOf(ticket), stageReachedAt, manualControlUntil: 0 })
    },
    dropUnseen(seenIds) {
      for (const id of orders.keys()) if (!seenIds.has(id)) orders.delete(id)
    },
  }
}
