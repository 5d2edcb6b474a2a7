import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { failure, success, successWith } from "../envelope.ts"
import { currency, storeId, text, uuid } from "../fields.ts"
import { combinedOffers, explicitPromo, offerEntry, offerGroup, offerRules, upsell, wheel } from "./offers.shapes.ts"

const group = "Cart and offers"
const cartParams = z.object({ cartId: uuid })
const code = text(60, 1)
const coupons = successWith({ currency, coupons: z.array(offerGroup) })

export const offersCalls = [
  defineCall({
    route: "GET /agg/cart-service/ve1/cart/{cartId}/offers",
    summary:
      "Evaluates every offer for this cart: what it saves, or why it doesn't apply; includes the rules that were used",
    group,
    access: "guest",
    feature: "cart",
    params: cartParams,
    response: coupons.extend({ rules: offerRules }),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /cart/offers",
    summary: "Evaluates every offer for the session's own cart",
    group,
    access: "guest",
    feature: "cart",
    response: coupons.extend({ rules: offerRules }),
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /agg/cart-service/ve1/cart/{cartId}/offers/combined",
    summary: "Returns the set of offers that saves most on this cart, and why the others aren't in it",
    group,
    access: "guest",
    feature: "cart",
    params: cartParams,
    // `forLeftNav` leaves out `others`.
    query: z.object({ sortOn: z.enum(["SAVINGS"]).optional(), forLeftNav: z.enum(["true", "false"]).optional() }),
    response: successWith({ currency, combinedOffers }),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /agg/cart-service/ve1/cart/{cartId}/promo/{code}/validate",
    summary: "Returns whether a promo code would apply and what it would save, without applying it",
    group,
    access: "guest",
    feature: "cart",
    params: z.object({ cartId: uuid, code }),
    response: z.object({
      status: z.enum(["success", "failed"]),
      explicitPromo: explicitPromo.nullable(),
      errors: failure.shape.errors.element.array(),
    }),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /agg/ve1/leftnav/store/{storeId}/offers",
    summary: "Lists a store's offers, independent of a cart",
    group,
    access: "guest",
    feature: "offers",
    params: z.object({ storeId }),
    response: coupons,
    errors: ["STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /agg/cart-service/ve1/cart/offers/gamify",
    summary: "Returns the wheel's segments, whether this customer may spin, and the prizes that they have won",
    group,
    access: "guest",
    feature: "offers",
    response: success(wheel),
  }),
  defineCall({
    route: "POST /agg/cart-service/ve1/cart/offers/gamify",
    summary: "Spins the wheel; the server draws the prize",
    group,
    access: "guest",
    feature: "offers",
    idempotency: "required",
    body: z.strictObject({}).optional(),
    response: success(z.object({ offerId: z.string(), wheel })),
    errors: ["SPUN_ALREADY", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "GET /promo-service/ve1/promo/{code}/tnc",
    summary: "Returns the terms of an offer by its promo code or id",
    group,
    access: "guest",
    feature: "cart",
    params: z.object({ code }),
    response: successWith({ tncList: z.array(z.string()) }),
    errors: ["PROMO_UNKNOWN"],
  }),
  defineCall({
    route: "GET /promo-service/ve1/promo/milestone/{couponCode}/status",
    summary: "Returns the customer's progress in a milestone offer",
    group,
    access: "guest",
    feature: "cart",
    params: z.object({ couponCode: code }),
    response: success(
      z.object({
        /** What is counted: the cart's value in minor units, or the customer's orders so far. */
        of: z.enum(["cart", "orders"]),
        reached: z.int(),
        /** The values at which the milestone's steps, `offer.offerOptions`, are reached. */
        steps: z.array(z.int()),
        currency,
        offer: offerEntry,
      }),
    ),
    errors: ["PROMO_UNKNOWN", "STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /cart-service/ve2/cart/{cartId}/upsell_items",
    summary: "Suggests products for this cart, best first",
    group,
    access: "guest",
    feature: "cart",
    params: cartParams,
    response: success(z.object({ items: z.array(upsell) })),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND"],
  }),
  defineCall({
    route: "GET /cart-service/ve2/cart/{cartId}/bin/{cardInitialDigits}",
    summary: "Returns the offers of a card's bank by the card's first 6 to 8 digits",
    group,
    access: "guest",
    feature: "cart",
    params: z.object({ cartId: uuid, cardInitialDigits: z.string().regex(/^\d{6,8}$/) }),
    response: success(
      z.object({
        currency,
        /** Null if no offer here is bound to such a card. */
        bank: z.string().nullable(),
        /** The offers bound to this card's bank, evaluated as if the card paid. */
        offers: z.array(offerEntry),
        message: z.string(),
      }),
    ),
    errors: ["FORBIDDEN", "STORE_NOT_FOUND"],
  }),
] as const

export type OfferEntry = z.infer<typeof offerEntry>
export type OfferGroup = z.infer<typeof offerGroup>
export type OfferRules = z.infer<typeof offerRules>
export type CombinedOffers = z.infer<typeof combinedOffers>
export type Wheel = z.infer<typeof wheel>
export type Upsell = z.infer<typeof upsell>
