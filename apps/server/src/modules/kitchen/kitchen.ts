import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import type { Queryable } from "../../platform/database/database.ts"

/** What a store knows of an order, for those who may see it. */
export interface SeenTicket {
  orderId: string
  storeId: string
  version: number
  stage: TicketStage
  /** What was done, the first first; the last is where it stands. */
  steps: readonly { stage: TicketStage; at: Date }[]
  compensation: { amount: number; how: "wallet" | "source" | "cash" } | null
  /** Who brings it. */
  rider: {
    name: string
    phone: string
    position: { latitude: number; longitude: number; at: Date } | null
  } | null
}

/** Something moved in a store; without `orderId` what concerns the store as a whole. */
export interface KitchenChange {
  storeId: string
  orderId: string | null
}

/** What other modules ask of the stores' kitchens. */
export interface Kitchen {
  /** One that no kitchen has taken up yet is missing. */
  ticketsOf(db: Queryable, orderIds: readonly string[]): Promise<SeenTicket[]>
  /** Called on every node after a change has committed; undefined where anything may have changed. */
  onChanged(listener: (change: KitchenChange | undefined) => void): void
  /** Pizzas and sides that a store has to make for others first; known to within some seconds. */
  itemsAhead(storeId: string): number | Promise<number>
}
