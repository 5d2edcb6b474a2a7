import { z } from "zod"
import { defineEvent } from "../../platform/jobs/define-event.ts"

const order = { orderId: z.uuid(), userId: z.uuid(), country: z.enum(["IN", "LK", "BD"]) }

/** Money is there or cash is promised: the kitchen has it, or will when its time comes. */
export const orderPlaced = defineEvent("orders.order-placed", z.object({ ...order, placedAt: z.iso.datetime() }))

export const orderCancelled = defineEvent(
  "orders.order-cancelled",
  z.object({ ...order, cancelledAt: z.iso.datetime() }),
)
