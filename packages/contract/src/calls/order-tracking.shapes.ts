import { compensationMethods } from "@hearth/domain/guarantee/compensation.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { ticketStages } from "@hearth/domain/orders/order-stage.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { orderTypes } from "@hearth/domain/orders/order-type.ts"
import { z } from "zod"
import { currency, latitude, longitude, minor, timestamp, storeId, uuid, freeText } from "../fields.ts"
import { forfeitsPoints, guarantee, mode, orderId } from "./orders.shapes.ts"

const point = z.object({ latitude, longitude })

/** A rider's last reported position. */
const riderPosition = point.extend({ at: timestamp })

export const compensation = z.object({
  amount: minor,
  how: z.enum(compensationMethods),
})

/**
 * Who delivers if no rider is assigned: a courier company (`courier`), or someone of the store's staff who isn't
 * entered as a rider (`unnamed`).
 */
export const carrier = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("courier"), name: freeText(60, 1), reference: freeText(60).default("") }),
  z.strictObject({ kind: z.literal("unnamed") }),
])

export const tracker = z.object({
  /** The transaction's id, which the tracker's calls use. */
  orderHistoryId: uuid,
  orderId,
  /**
   * Whether the session belongs to the person who ordered. Only they can cancel the order or report that they have
   * arrived.
   */
  isOwn: z.boolean(),
  /** Grows with each stage. Of two responses the one with the higher version is newer. */
  version: z.int().min(1),
  orderType: z.enum(orderTypes),
  orderStatus: z.enum(orderStatuses),
  deliveryType: z.enum(deliveryTypes),
  stage: z.enum(ticketStages),
  /**
   * Every stage of this delivery type in sequence; `at` is null for stages ahead. For a cancelled order, the stages
   * that it reached, then CANCELLED.
   */
  steps: z.array(z.object({ stage: z.enum(ticketStages), at: timestamp.nullable() })),
  /** When the order should arrive or be ready; null once it has, or if it was cancelled. */
  estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
  /** The end of the estimate when the order was placed; null for orders from before this was recorded. */
  promisedBy: timestamp.nullable(),
  /** The guarantee; independent of the estimate. */
  promise: guarantee,
  /**
   * TRK-3: what the customer gets, and how, if the handover is after `promise.dueAt`. Present before the order is late
   * too; null without a guarantee and after the handover. Only `cash` is deducted from `toCollect` as soon as the order
   * is late.
   */
  owed: compensation.nullable(),
  /** The compensation that was given. */
  compensation: compensation.nullable(),
  store: point.extend({ id: storeId, name: z.string(), phone: z.string(), address: z.string() }),
  /** For deliveries. */
  destination: point.nullable(),
  /** The store's rider while the order is on the way. */
  rider: z.object({ name: z.string(), phone: z.string(), position: riderPosition.nullable() }).nullable(),
  /** The other carrier while the order is on the way. There is no position to show. */
  carrier: carrier.nullable(),
  currency,
  payable: minor,
  paymentMode: mode.nullable(),
  /**
   * Cash to pay on delivery or at the counter, less the compensation for being late if that is given in cash; null if
   * the order is paid.
   */
  toCollect: minor.nullable(),
  /** LOY-2: the points that paid for a free pizza; 0 if none did. */
  spentPoints: z.int(),
  forfeitsPoints,
  /** `2 × Margherita, Garlic bread`. */
  orderSummary: z.string(),
  items: z.int(),
  /** For the customer, if the order was cancelled. */
  message: z.string(),
  slot: timestamp.nullable(),
  placedAt: timestamp,
  cancellableUntil: timestamp.nullable(),
  /** When the customer reported that they are at the store. */
  arrivedAt: timestamp.nullable(),
  /** FBK-3: the number of the order whose items are made again with this one, free of charge; null for all others. */
  replacesOrderId: orderId.nullable(),
})

export type Tracker = z.infer<typeof tracker>
