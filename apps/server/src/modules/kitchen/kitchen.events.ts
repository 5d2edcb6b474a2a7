import { ticketStages } from "@hearth/domain/orders/order-stage.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { z } from "zod"
import { defineEvent } from "../../platform/jobs/define-event.ts"

/** An order has come to a kitchen, went a step on there, or was called off by whomever. */
export const orderMoved = defineEvent(
  "kitchen.order-moved",
  z.object({
    orderId: z.uuid(),
    country: z.enum(["IN", "LK", "BD"]),
    stage: z.enum(ticketStages),
    status: z.enum(orderStatuses),
    at: z.iso.datetime(),
  }),
)
