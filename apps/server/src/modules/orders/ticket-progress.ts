import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"

/** What has been done for an order, as its ticket says. */
export interface TicketProgress {
  stage: TicketStage
  since: Date
  rider: { latitude: number; longitude: number; at: Date } | null
}
