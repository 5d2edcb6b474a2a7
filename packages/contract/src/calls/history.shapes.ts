import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { orderTypes } from "@hearth/domain/orders/order-type.ts"
import { z } from "zod"
import { currency, minor, timestamp, storeId, uuid } from "../fields.ts"
import { cart } from "./cart.shapes.ts"
import { product } from "./catalog.shapes.ts"
import { orderId, transaction } from "./orders.shapes.ts"
import { compensation } from "./order-tracking.shapes.ts"

/** What an order looks like when one looks back at it. */

export const historyFilters = ["all", "favourite", "failed"] as const

/** A place in a list, said by the order before it: its microsecond and its id. */
export const historyCursor = z.string().regex(/^\d{1,17}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

const orderedItem = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: z.int(),
  size: z.string().nullable(),
  foodType: z.enum(["VEG", "NON_VEG"]),
})

/** One of a list. */
export const pastOrder = z.object({
  orderId,
  transactionId: uuid,
  orderType: z.enum(orderTypes),
  orderStatus: z.enum(orderStatuses),
  deliveryType: z.enum(deliveryTypes),
  store: z.object({ id: storeId, name: z.string() }),
  /** When it was placed, or begun where it never was. */
  at: timestamp,
  currency,
  payable: minor,
  items: z.int(),
  /** `2 × Margherita, Garlic bread`. */
  orderSummary: z.string(),
  /** The first few. */
  things: z.array(orderedItem),
  /** ORD-7. Null: none of the customer's favourites. */
  favOrderId: uuid.nullable(),
  /** Whether there is something to see of it on its way. */
  isLive: z.boolean(),
})

/** One order in full. */
export const orderDetails = transaction.extend({
  favOrderId: uuid.nullable(),
  isLive: z.boolean(),
  /** What became of it, the first first. */
  steps: z.array(z.object({ status: z.enum(orderStatuses), at: timestamp })),
  /** TRK-3: what was given back because it was late. */
  compensation: compensation.nullable(),
  /** What was chosen of each thing; its price and name stand in the bill under the same id. */
  lines: cart.shape.lines,
})

export const favouriteOrder = z.object({
  favOrderId: uuid,
  userId: uuid,
  orderSummary: z.string(),
  order: pastOrder,
})

/** ORD-8: what is not as it was the last time. */
export const reorderChange = z.discriminatedUnion("kind", [
  /** It can't be had: what else there is, the nearest first. */
  z.object({ kind: z.literal("gone"), name: z.string(), message: z.string(), instead: z.array(product) }),
  /** It is in the cart, made otherwise: a crust or topping is not made any more. */
  z.object({ kind: z.literal("otherwise"), name: z.string(), message: z.string() }),
  /** Of one. */
  z.object({ kind: z.literal("price"), name: z.string(), message: z.string(), was: minor, now: minor }),
])

export const reordered = z.object({ currency, cart, changes: z.array(reorderChange) })

/** ORD-9. */
export const recommendation = z.object({
  product,
  /** Why it is shown: `Ordered 4 times`. */
  reason: z.string(),
  size: z.string().nullable(),
})

export type PastOrder = z.infer<typeof pastOrder>
export type OrderDetails = z.infer<typeof orderDetails>
export type FavouriteOrder = z.infer<typeof favouriteOrder>
export type ReorderChange = z.infer<typeof reorderChange>
export type Recommendation = z.infer<typeof recommendation>
