import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { z } from "zod"
import { defineCall } from "../../define-call.ts"
import { success, successWith } from "../../envelope.ts"
import { currency, storeId, uuid } from "../../fields.ts"
import {
  favouriteOrder,
  historyFilters,
  historyCursor,
  orderDetails,
  pastOrder,
  recommendation,
  reordered,
} from "../history.shapes.ts"
import { orderId } from "../orders.shapes.ts"

const group = "Past orders"
const orderParams = z.object({ orderId })

export const historyCalls = [
  defineCall({
    route: "GET /order-service/ve3/orders",
    summary: "Lists the customer's orders, newest first, 20 per page",
    group,
    access: "customer",
    feature: "order_history",
    query: z.object({
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      filter: z.enum(historyFilters).default("all"),
      /** `after` of the previous page's response. Unlike with `pageNo`, later pages are as fast as the first. */
      after: historyCursor.optional(),
    }),
    response: successWith({
      orders: z.array(pastOrder),
      pageNo: z.int(),
      hasMore: z.boolean(),
      /** The cursor for the next page. */
      after: historyCursor.nullable(),
    }),
  }),
  defineCall({
    route: "GET /order-service/ve3/orders/{orderId}",
    summary: "Returns one order with all details",
    group,
    access: "guest",
    feature: "order_details",
    params: orderParams,
    response: successWith({ orderDetails }),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /order-service/ve1/favourites/easy",
    summary: "Lists the customer's favourite orders, newest first",
    group,
    access: "customer",
    feature: "order_history",
    response: success(z.object({ favourites: z.array(favouriteOrder) })),
  }),
  defineCall({
    route: "POST /order-service/ve1/favourites/easy/{orderId}",
    summary: "Adds a placed order to the customer's favourites; does nothing if it is already there",
    group,
    access: "customer",
    feature: "order_history",
    idempotency: "optional",
    params: orderParams,
    /** The customer's own id; any other is refused. */
    body: z.strictObject({ userId: uuid }),
    response: success(favouriteOrder),
    errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT", "TOO_MANY_FAVOURITES"],
  }),
  defineCall({
    route: "DELETE /order-service/ve1/favourites/easy/{orderId}",
    summary: "Removes an order from the favourites; does nothing if it isn't there",
    group,
    access: "customer",
    feature: "order_history",
    idempotency: "optional",
    params: orderParams,
    response: success(z.object({ orderId })),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "POST /order-service/ve1/orders/onePassReOrder/order/{orderId}",
    summary: "Adds a past order's lines to the cart and returns what has changed since that order",
    group,
    access: "guest",
    feature: "order_history",
    idempotency: "required",
    params: orderParams,
    body: z.strictObject({
      /** The customer's current store and delivery type. Defaults to the order's. */
      storeId: storeId.optional(),
      deliveryType: z.enum(deliveryTypes).optional(),
      /** Whether the lines that are already in the cart stay or are removed. */
      keep: z.boolean().default(false),
    }),
    response: success(reordered),
    errors: ["NOT_FOUND", "STORE_NOT_FOUND", "CART_FULL"],
  }),
  defineCall({
    route: "GET /order-service/ve1/orders/recommendations",
    summary: "Recommends products from the customer's past orders that the store sells",
    group,
    access: "guest",
    feature: "order_history",
    query: z.object({ storeId: storeId.optional() }),
    response: success(z.object({ currency, recommendations: z.array(recommendation) })),
    errors: ["STORE_NOT_FOUND"],
  }),
] as const
