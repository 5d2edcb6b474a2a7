import { compensationMethods } from "@hearth/domain/orders/delivery-guarantee.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { ticketStages } from "@hearth/domain/orders/order-stage.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { orderTypes } from "@hearth/domain/orders/order-type.ts"
import { z } from "zod"
import { currency, latitude, longitude, minor, timestamp, storeId, uuid, freeText } from "../fields.ts"
import { mode, orderId, guarantee } from "./orders.shapes.ts"

/** What a customer sees of an order that is under way. */

const point = z.object({ latitude, longitude })

/** Where a rider was when the phone last said so. */
const riderPosition = point.extend({ at: timestamp })

export const compensation = z.object({
  amount: minor,
  how: z.enum(compensationMethods),
})

/** Who brings a delivery that no rider of the store brings: a courier, or somebody who isn't named. */
export const carrier = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("courier"), name: freeText(60, 1), reference: freeText(60).default("") }),
  z.strictObject({ kind: z.literal("unnamed") }),
])

export const tracker = z.object({
  /** The transaction's id: what the tracker's own calls are named by. */
  orderHistoryId: uuid,
  orderId,
  /** Whose session asks: what is only for who ordered it (calling it off, saying that they are there) is for them. */
  isOwn: z.boolean(),
  /** Grows with each step. Of two answers the one with the greater is the newer. */
  version: z.int().min(1),
  orderType: z.enum(orderTypes),
  orderStatus: z.enum(orderStatuses),
  deliveryType: z.enum(deliveryTypes),
  stage: z.enum(ticketStages),
  /** Every step of this way, the first first; `at` is null while it is ahead. A cancelled order ends with that step. */
  steps: z.array(z.object({ stage: z.enum(ticketStages), at: timestamp.nullable() })),
  /** When it should be there; null once it is, or won't be. */
  estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
  /** The end of the estimate as it was when the order was placed; null of orders from before it was kept. */
  promisedBy: timestamp.nullable(),
  promise: guarantee,
  /**
   * TRK-3: what they get, and how, if it is handed over after `promise.dueAt`, told before it is late as well; null where
   * nothing is promised and once it is over. `cash` alone comes off `toCollect` as soon as it is late.
   */
  owed: compensation.nullable(),
  /** What they were given. */
  compensation: compensation.nullable(),
  store: point.extend({ id: storeId, name: z.string(), phone: z.string(), address: z.string() }),
  /** Of a delivery. */
  destination: point.nullable(),
  /** Who brings it, while they are on the way. */
  rider: z.object({ name: z.string(), phone: z.string(), position: riderPosition.nullable() }).nullable(),
  /** Who brings it where no rider of the store does, while it is on the way: there is no position to show then. */
  carrier: carrier.nullable(),
  currency,
  payable: minor,
  paymentMode: mode.nullable(),
  /** In cash, at the door or the counter, less what is owed for being late where it is given that way; null where it is paid. */
  toCollect: minor.nullable(),
  /** `2 × Margherita, Garlic bread`. */
  orderSummary: z.string(),
  items: z.int(),
  /** For the customer, where it was cancelled. */
  message: z.string(),
  slot: timestamp.nullable(),
  placedAt: timestamp,
  cancellableUntil: timestamp.nullable(),
  /** When the customer said that they are at the store. */
  arrivedAt: timestamp.nullable(),
})

export type Tracker = z.infer<typeof tracker>
