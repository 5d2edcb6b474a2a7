import { countryCode } from "@hearth/contract/country-schema.ts"
import { z } from "zod"
import { defineEvent } from "../../platform/jobs/define-event.ts"

const order = { orderId: z.uuid(), userId: z.uuid(), country: countryCode }

/** The order is paid, or cash was confirmed by code. The kitchen gets it now, or at its start time. */
export const orderPlaced = defineEvent("orders.order-placed", z.object({ ...order, placedAt: z.iso.datetime() }))

/** An offer on the bill depends on the card's bank. The handler checks whether the order was paid with such a card. */
export const cardOfferToVerify = defineEvent(
  "orders.card-to-check",
  z.object({ orderId: z.uuid(), paymentId: z.uuid() }),
)

export const orderCancelled = defineEvent(
  "orders.order-cancelled",
  z.object({ ...order, cancelledAt: z.iso.datetime() }),
)
