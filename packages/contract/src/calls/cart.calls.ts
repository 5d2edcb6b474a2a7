import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { storeId, text, uuid, freeText } from "../fields.ts"
import { cart, cartOptions, lineChange, newLine } from "./cart.shapes.ts"

const group = "Cart and offers"
const cartParams = z.object({ cartId: uuid })
/**
 * A promo code as typed: the server trims it and converts it to upper case. Text that can't be a code is answered like
 * an unknown code.
 */
const code = text(60, 1)
/** Further promo codes for the same change: either all of them are applied or removed, or none. */
const otherCodes = z.object({
  with: z
    .string()
    .regex(/^[0-9A-Za-z]{1,20}(,[0-9A-Za-z]{1,20}){0,3}$/)
    .optional(),
})

export const cartCalls = [
  defineCall({
    route: "GET /agg/cart-service/ve1/cart/{cartId}",
    summary: "Returns the cart with its bill at current prices",
    group,
    access: "guest",
    feature: "cart",
    params: cartParams,
    /** The customer's current store and delivery type, used for a new cart. */
    query: z.object({ storeId: storeId.optional(), deliveryType: z.enum(deliveryTypes).optional() }),
    response: success(cart),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "POST /agg/cart-service/ve1/cart/{cartId}/items",
    summary: "Adds lines to the cart; a line with the same configuration is merged into the existing one",
    group,
    access: "guest",
    feature: "cart",
    idempotency: "optional",
    change: "one-statement",
    params: cartParams,
    body: z.strictObject({
      storeId,
      deliveryType: z.enum(deliveryTypes),
      lines: z.array(newLine).min(1).max(20),
    }),
    response: success(cart),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND", "CANT_BE_MADE", "CART_FULL"],
  }),
  defineCall({
    route: "PUT /agg/cart-service/ve1/cart/{cartId}/items",
    summary: "Applies changes to lines of the cart",
    group,
    access: "guest",
    feature: "cart",
    idempotency: "optional",
    change: "one-statement",
    params: cartParams,
    body: z.strictObject({ changes: z.array(lineChange).min(1).max(50) }),
    response: success(
      z.object({
        cart,
        /** Lines that a change names but that the cart no longer has. */
        gone: z.array(uuid),
      }),
    ),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND", "CANT_BE_MADE", "CART_FULL"],
  }),
  defineCall({
    route: "PUT /agg/cart-service/ve1/cart/{cartId}/options",
    summary: "Sets the tip, carry bag, instructions, store and delivery type; omitted fields stay unchanged",
    group,
    access: "guest",
    feature: "cart",
    idempotency: "optional",
    change: "one-statement",
    params: cartParams,
    body: z.strictObject({
      ...cartOptions.partial().shape,
      cooking: freeText(200).optional(),
      delivery: freeText(200).optional(),
      storeId: storeId.optional(),
      deliveryType: z.enum(deliveryTypes).optional(),
    }),
    response: success(cart),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}",
    summary: "Applies a promo code, or several as a set, or returns the reason why they can't be applied",
    group,
    access: "guest",
    feature: "cart",
    idempotency: "optional",
    change: "one-statement",
    params: z.object({ cartId: uuid, code }),
    query: otherCodes,
    response: success(
      z.object({ cart, promoCode: z.string(), confettiMessage: z.string(), confettiSubMessage: z.string() }),
    ),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND", "PROMO_UNKNOWN", "PROMO_REFUSED"],
  }),
  defineCall({
    route: "DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}",
    summary: "Removes a promo code, or several; a code that isn't applied is ignored",
    group,
    access: "guest",
    feature: "cart",
    idempotency: "optional",
    change: "one-statement",
    params: z.object({ cartId: uuid, code }),
    query: otherCodes,
    response: success(cart),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND"],
  }),
] as const

export type Cart = z.infer<typeof cart>
export type NewLine = z.infer<typeof newLine>
export type LineChange = z.infer<typeof lineChange>
export type CartOptions = z.infer<typeof cartOptions>
