import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { StoredOrder, TicketProgress } from "../orders/public.ts"
import type { OwedCompensation, GuaranteedOrder } from "./calculate-compensation.ts"

/** Who brings a delivery that no rider of the store brings. */
export type Carrier = { kind: "courier"; name: string; reference: string } | { kind: "unnamed" }

/** What a store knows of an order, for those who may see it. */
export interface TicketSummary {
  orderId: string
  storeId: string
  version: number
  stage: TicketStage
  /** What was done, the first first; the last is where it stands. */
  steps: readonly { stage: TicketStage; at: Date }[]
  compensation: { amount: number; how: "wallet" | "source" | "cash" } | null
  /** How it goes where no rider of the store brings it. */
  carrier: Carrier | null
  /** Who brings it. */
  rider: {
    name: string
    phone: string
    position: { latitude: number; longitude: number; at: Date } | null
  } | null
}

/** Its last step, and where its rider is. */
export function progressOf(ticket: TicketSummary | undefined): TicketProgress | undefined {
  const last = ticket?.steps.at(-1)
  return ticket && last && { stage: ticket.stage, since: last.at, rider: ticket.rider?.position ?? null }
}

/** Something moved in a store. */
export interface KitchenChange {
  storeId: string
  /** Null of what concerns the store as a whole. */
  orderId: string | null
  /** `ticket`: the order's version has grown. `position`: its rider is somewhere else. `riders`: who brings orders. */
  what: "ticket" | "position" | "riders"
}

/** In the transaction that hands an order over; the order is locked. What it throws undoes the hand-over. */
export type HandOverListener = (tx: Tx, order: StoredOrder, at: Date) => Promise<void>

/** What other modules ask of the stores' kitchens. */
export interface Kitchen {
  /** One that no kitchen has taken up yet is missing. */
  ticketsOf(db: Queryable, orderIds: readonly string[]): Promise<TicketSummary[]>
  /** TRK-3: what is owed for these if they are late, and how it is given; one that nothing is promised to is missing. */
  owedFor(db: Queryable, orders: readonly GuaranteedOrder[]): Promise<ReadonlyMap<string, OwedCompensation>>
  /** Called on every node after a change has committed; undefined where anything may have changed. */
  onChanged(listener: (change: KitchenChange | undefined) => void): void
  /** Pizzas and sides that a store has to make for others first; from memory, known to within some seconds. */
  itemsAhead(storeId: string): number
  /** Before the start. */
  onHandedOver(listener: HandOverListener): void
}
