import { countryCode } from "@hearth/contract/country-schema.ts"
import { ticketStages } from "@hearth/domain/orders/order-stage.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { z } from "zod"
import { defineEvent } from "../../platform/jobs/define-event.ts"

/** An order got its ticket, reached another stage, or was cancelled by customer or store. */
export const orderMoved = defineEvent(
  "kitchen.order-moved",
  z.object({
    orderId: z.uuid(),
    country: countryCode,
    stage: z.enum(ticketStages),
    status: z.enum(orderStatuses),
    at: z.iso.datetime(),
  }),
)
