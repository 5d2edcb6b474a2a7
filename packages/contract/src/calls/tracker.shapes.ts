import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { ticketStages } from "@hearth/domain/orders/order-stage.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { orderTypes } from "@hearth/domain/orders/order-type.ts"
import { z } from "zod"
import { latitude, longitude, minor, storeId, uuid } from "../fields.ts"
import { mode, moment, orderId, promise } from "./orders.shapes.ts"

/** What a customer sees of an order that is under way. */

const point = z.object({ latitude, longitude })

/** Where a rider was when the phone last said so. */
const riderPosition = point.extend({ at: moment })

export const compensation = z.object({
  amount: minor,
  /** Into the wallet, back to where the money came from, or off what the rider collects. */
  how: z.enum(["wallet", "source", "cash"]),
})

export const tracker = z.object({
  /** The transaction's id: what the tracker's own calls are named by. */
  orderHistoryId: uuid,
  orderId,
  /** Grows with each step. Of two answers the one with the greater is the newer. */
  version: z.int().min(1),
  orderType: z.enum(orderTypes),
  orderStatus: z.enum(orderStatuses),
  deliveryType: z.enum(deliveryTypes),
  stage: z.enum(ticketStages),
  /** Every step of this way, the first first; `at` is null while it is ahead. A cancelled order ends with that step. */
  steps: z.array(z.object({ stage: z.enum(ticketStages), at: moment.nullable() })),
  /** When it should be there; null once it is, or won't be. */
  estimate: z.object({ from: moment, to: moment }).nullable(),
  promise,
  compensation: compensation.nullable(),
  store: point.extend({ id: storeId, name: z.string(), phone: z.string(), address: z.string() }),
  /** Of a delivery. */
  destination: point.nullable(),
  /** Who brings it, while they are on the way. */
  rider: z.object({ name: z.string(), phone: z.string(), position: riderPosition.nullable() }).nullable(),
  payable: minor,
  paymentMode: mode.nullable(),
  /** In cash, at the door or the counter, less what is owed for being late; null where it is paid. */
  toCollect: minor.nullable(),
  /** `2 × Margherita, Garlic bread`. */
  orderSummary: z.string(),
  items: z.int(),
  /** For the customer, where it was cancelled. */
  message: z.string(),
  slot: moment.nullable(),
  placedAt: moment,
  cancellableUntil: moment.nullable(),
  /** When the customer said that they are at the store. */
  arrivedAt: moment.nullable(),
})

export type Tracker = z.infer<typeof tracker>
