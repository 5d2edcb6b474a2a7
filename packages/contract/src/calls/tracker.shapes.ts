import { compensationWays } from "@hearth/domain/orders/delivery-promise.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { ticketStages } from "@hearth/domain/orders/order-stage.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { orderTypes } from "@hearth/domain/orders/order-type.ts"
import { z } from "zod"
import { currency, latitude, longitude, minor, moment, storeId, uuid, written } from "../fields.ts"
import { mode, orderId, promise } from "./orders.shapes.ts"

/** What a customer sees of an order that is under way. */

const point = z.object({ latitude, longitude })

/** Where a rider was when the phone last said so. */
const riderPosition = point.extend({ at: moment })

export const compensation = z.object({
  amount: minor,
  how: z.enum(compensationWays),
})

/** Who brings a delivery that no rider of the store brings: a courier, or somebody who isn't named. */
export const carrier = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("courier"), name: written(60, 1), reference: written(60).default("") }),
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
  steps: z.array(z.object({ stage: z.enum(ticketStages), at: moment.nullable() })),
  /** When it should be there; null once it is, or won't be. */
  estimate: z.object({ from: moment, to: moment }).nullable(),
  /** The end of the estimate as it was when the order was placed; null of orders from before it was kept. */
  promisedBy: moment.nullable(),
  promise,
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
  slot: moment.nullable(),
  placedAt: moment,
  cancellableUntil: moment.nullable(),
  /** When the customer said that they are at the store. */
  arrivedAt: moment.nullable(),
})

export type Tracker = z.infer<typeof tracker>
