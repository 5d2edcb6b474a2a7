import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"

/** An order's progress, from its ticket. */
export interface TicketProgress {
  stage: TicketStage
  /** When the ticket reached this stage. */
  since: Date
  /** The rider's last reported position. */
  rider: { latitude: number; longitude: number; at: Date } | null
}
