import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { currency, latitude, longitude, minor, timestamp, uuid, freeText } from "../fields.ts"
import { bill } from "./cart.shapes.ts"
import { checkout, orderId, checkoutProblem, guarantee, transaction } from "./orders.shapes.ts"
import { paymentInput, paymentErrors } from "./payments.shapes.ts"

const group = "Orders"
const transactionParams = z.object({ transactionId: uuid })
const transactionResponse = success(z.object({ transaction }))
const checkoutErrors = ["FORBIDDEN", "CART_CHANGED", "STORE_NOT_FOUND", "CHECKOUT_REFUSED"] as const

export const ordersCalls = [
  defineCall({
    route: "POST /order-service/ve4/validations",
    alsoAt: ["POST /order-service/ve3/validations"],
    summary: "Validates whether this cart can be ordered; returns all problems",
    group,
    access: "guest",
    feature: "payment",
    withoutKey: "It only reads; the query is sent in the body.",
    body: checkout.partial({ contact: true, place: true }).extend({
      /** Destination for the estimate: the pin is known before the address is typed. */
      pin: z.strictObject({ latitude, longitude }).optional(),
    }),
    response: success(
      z.object({
        problems: z.array(checkoutProblem),
        currency,
        bill,
        readyAt: timestamp.nullable(),
        isAdvance: z.boolean(),
        /** When the order would arrive or be ready with the kitchen's current queue; null for advance orders. */
        estimate: z.object({ from: timestamp, to: timestamp }).nullable(),
        /** The guarantee; independent of the estimate. */
        promise: guarantee,
      }),
    ),
    errors: ["FORBIDDEN", "CART_CHANGED", "STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "POST /order-service/ve4/transaction",
    alsoAt: ["POST /order-service/ve3/transaction"],
    summary: "Creates an unpaid order from the cart and freezes its bill",
    group,
    access: "guest",
    feature: "payment",
    idempotency: "required",
    body: checkout.extend({
      /** The total that the customer was shown. Any other total is answered with PRICE_CHANGED. */
      expectedTotal: minor,
    }),
    response: transactionResponse,
    errors: [...checkoutErrors, "PRICE_CHANGED", "PROMO_REFUSED"],
  }),
  defineCall({
    route: "GET /order-service/ve4/transaction/{transactionId}",
    alsoAt: ["GET /order-service/ve3/transaction/{transactionId}"],
    summary: "Returns the order's current state",
    group,
    access: "guest",
    // No feature switch: customers can always see, pay and cancel what they ordered.
    params: transactionParams,
    response: transactionResponse,
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "POST /order-service/ve4/transaction/{transactionId}/submit",
    alsoAt: ["POST /order-service/ve3/transaction/{transactionId}/submit"],
    summary: "Starts a payment with a payment method; returns the customer's next step",
    group,
    access: "guest",
    feature: "payment",
    idempotency: "own",
    params: transactionParams,
    body: paymentInput,
    response: transactionResponse,
    errors: paymentErrors,
  }),
  defineCall({
    route: "POST /order-service/ve4/submit",
    alsoAt: ["POST /order-service/ve3/submit"],
    summary: "Starts a payment, with the order's id in the body",
    group,
    access: "guest",
    feature: "payment",
    idempotency: "own",
    body: paymentInput.extend({ transactionId: uuid }),
    response: transactionResponse,
    errors: paymentErrors,
  }),
  defineCall({
    route: "DELETE /order-service/ve4/transaction/{transactionId}/promo",
    alsoAt: ["DELETE /order-service/ve3/transaction/{transactionId}/promo"],
    summary: "Removes the promo codes from an order without a started payment and from its cart",
    group,
    access: "guest",
    feature: "payment",
    idempotency: "optional",
    params: transactionParams,
    response: transactionResponse,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  defineCall({
    route: "POST /order-service/ve4/confirm",
    alsoAt: ["POST /order-service/ve3/confirm"],
    summary: "Queries the payment at the provider and settles the order accordingly",
    group,
    access: "guest",
    withoutKey: "It queries the provider; a payment is settled once, however often it is queried.",
    body: z.strictObject({ transactionId: uuid }),
    response: transactionResponse,
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /order-service/ve4/checkDuplicateOrder",
    alsoAt: ["GET /order-service/ve3/checkDuplicateOrder"],
    summary:
      "Returns whether this customer, or one with the number in the `mobile` header, placed an order in the past 30 minutes",
    group,
    access: "guest",
    feature: "payment",
    response: success(
      z.object({
        isDuplicate: z.boolean(),
        /** The question for the customer, if there is a duplicate. */
        message: z.string(),
        /**
         * The customer's own order; null if only the mobile number matches, so that another person's order is not
         * revealed.
         */
        order: z.object({ orderId, placedAt: timestamp, currency, payable: minor, items: z.int() }).nullable(),
      }),
    ),
    errors: ["TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /order-service/ve4/orders",
    summary: "Reports that the customer has arrived at the store to collect the order",
    group,
    access: "guest",
    feature: "payment",
    idempotency: "optional",
    body: z.strictObject({ orderId }),
    response: success(z.object({ orderId, arrivedAt: timestamp })),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  defineCall({
    route: "POST /order-service/ve3/orders/{orderId}/cancel",
    summary: "Cancels an order while that is possible, and refunds it",
    group,
    access: "guest",
    idempotency: "required",
    params: z.object({ orderId }),
    body: z.strictObject({
      reason: freeText(200).default(""),
      refundTo: z.enum(["source", "wallet"]).default("source"),
    }),
    response: transactionResponse,
    errors: ["NOT_FOUND", "TOO_LATE_TO_CANCEL", "FEATURE_OFF"],
  }),
] as const
