import { z } from "zod"
import { defineEvent } from "../../platform/jobs/define-event.ts"

const order = { orderId: z.uuid(), userId: z.uuid(), country: z.enum(["IN", "LK", "BD"]) }

/** Money is there or cash is promised: the kitchen has it, or will when its time comes. */
export const orderPlaced = defineEvent("orders.order-placed", z.object({ ...order, placedAt: z.iso.datetime() }))

/** An offer on its bill goes by the bank of the card that paid: whether it was one of that bank's is looked up. */
export const cardOfferToVerify = defineEvent(
  "orders.card-to-check",
  z.object({ orderId: z.uuid(), paymentId: z.uuid() }),
)

export const orderCancelled = defineEvent(
  "orders.order-cancelled",
  z.object({ ...order, cancelledAt: z.iso.datetime() }),
)
