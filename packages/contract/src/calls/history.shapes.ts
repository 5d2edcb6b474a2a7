import { starRange } from "@hearth/domain/feedback/ratings.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { orderStatuses } from "@hearth/domain/orders/order-status.ts"
import { orderTypes } from "@hearth/domain/orders/order-type.ts"
import { z } from "zod"
import { currency, minor, timestamp, storeId, uuid } from "../fields.ts"
import { cart } from "./cart.shapes.ts"
import { product } from "./catalog.shapes.ts"
import { orderId, transaction } from "./orders.shapes.ts"
import { compensation } from "./order-tracking.shapes.ts"

export const historyFilters = ["all", "favourite", "failed"] as const

/** Cursor into a list of orders: time (microseconds since 1970) and id of the last order on the previous page. */
export const historyCursor = z.string().regex(/^\d{1,17}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

const orderedItem = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: z.int(),
  size: z.string().nullable(),
  foodType: z.enum(["VEG", "NON_VEG"]),
})

/** An order in the list. */
export const pastOrder = z.object({
  orderId,
  transactionId: uuid,
  orderType: z.enum(orderTypes),
  orderStatus: z.enum(orderStatuses),
  deliveryType: z.enum(deliveryTypes),
  store: z.object({ id: storeId, name: z.string() }),
  /** When the order was placed, or created if it was never placed. */
  at: timestamp,
  currency,
  payable: minor,
  items: z.int(),
  /** LOY-2: the points that paid for a free pizza; 0 if none did. */
  spentPoints: z.int(),
  /** `2 × Margherita, Garlic bread`. */
  orderSummary: z.string(),
  /** The first few products. */
  things: z.array(orderedItem),
  /** ORD-7. Null if the order is not one of the customer's favourites. */
  favOrderId: uuid.nullable(),
  /** FBK-1: the stars that the customer gave; null if the order isn't rated. */
  rating: z.int().min(starRange.min).max(starRange.max).nullable(),
  /** Whether the order can be tracked now. */
  isLive: z.boolean(),
  /** FBK-3: the number of the order whose items are made again with this one, free of charge; null for all others. */
  replacesOrderId: orderId.nullable(),
})

/** One order with all its details. */
export const orderDetails = transaction.extend({
  favOrderId: uuid.nullable(),
  isLive: z.boolean(),
  /** The order's status changes, oldest first. */
  steps: z.array(z.object({ status: z.enum(orderStatuses), at: timestamp })),
  /** TRK-3: the compensation that was paid because the order was late. */
  compensation: compensation.nullable(),
  /** The configuration of each line. Its price and name are in the bill under the same id. */
  lines: cart.shape.lines,
})

export const favouriteOrder = z.object({
  favOrderId: uuid,
  userId: uuid,
  orderSummary: z.string(),
  order: pastOrder,
})

/** ORD-8: a difference from the earlier order. */
export const reorderChange = z.discriminatedUnion("kind", [
  /** Not available any more, with alternatives, closest first. */
  /** `instead`: products that the customer could order instead. */
  z.object({ kind: z.literal("gone"), name: z.string(), message: z.string(), instead: z.array(product) }),
  /** In the cart with a changed configuration, because a crust or topping is no longer made. */
  z.object({ kind: z.literal("otherwise"), name: z.string(), message: z.string() }),
  /** Prices of one item. */
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
