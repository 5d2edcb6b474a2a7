import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"

/** An order's progress, from its ticket. */
export interface TicketProgress {
  stage: TicketStage
  since: Date
  rider: { latitude: number; longitude: number; at: Date } | null
}
