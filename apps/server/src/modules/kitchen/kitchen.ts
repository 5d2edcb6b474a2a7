import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { StoredOrder, TicketProgress } from "../orders/public.ts"

/**
 * Who delivers an order if no rider is assigned: a courier company (`courier`), or someone of the store's staff who
 * isn't entered as a rider (`unnamed`).
 */
export type Carrier = { kind: "courier"; name: string; reference: string } | { kind: "unnamed" }

/** The store's view of an order, for other modules. */
export interface TicketSummary {
  orderId: string
  storeId: string
  version: number
  stage: TicketStage
  /** Oldest first; the last one is the current stage. */
  steps: readonly { stage: TicketStage; at: Date }[]
  compensation: { amount: number; how: "wallet" | "source" | "cash" } | null
  /** Set if the order is not delivered by an assigned rider. */
  carrier: Carrier | null
  /** The rider who delivers the order. */
  rider: {
    name: string
    phone: string
    position: { latitude: number; longitude: number; at: Date } | null
  } | null
}

/** Returns the ticket's stage, when it began, and the rider's position. */
export function progressOf(ticket: TicketSummary | undefined): TicketProgress | undefined {
  const lastStep = ticket?.steps.at(-1)
  return ticket && lastStep && { stage: ticket.stage, since: lastStep.at, rider: ticket.rider?.position ?? null }
}

/** A change in a store's kitchen. */
export interface KitchenChange {
  storeId: string
  /** Null for a change that concerns the whole store. */
  orderId: string | null
  /**
   * `ticket`: the order's version was incremented. `position`: its rider has moved. `riders`: the list of riders has
   * changed.
   */
  what: "ticket" | "position" | "riders"
}

/** Runs in the transaction that hands an order over. The order is locked. An error rolls the handover back. */
export type HandOverListener = (tx: Tx, order: StoredOrder, handedOverAt: Date) => Promise<void>

/** The kitchen module's functions for other modules. */
export interface Kitchen {
  /** Leaves out orders without a ticket. */
  ticketsOf(db: Queryable, orderIds: readonly string[]): Promise<TicketSummary[]>
  /** Called on every node after a change was committed, with undefined if anything may have changed. */
  onChanged(listener: (change: KitchenChange | undefined) => void): void
  /**
   * Returns how many pizzas and sides a store has to make before a new order. Read from a cache that is at most a few
   * seconds old.
   */
  itemsAhead(storeId: string): number
}
