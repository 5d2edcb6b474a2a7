import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import { z } from "zod"
import { countryCode } from "../country-schema.ts"
import { currency, minor, timestamp, productId, signedMinor, storeId, text, uuid } from "../fields.ts"

/** Id of a size, crust, cheese, topping or choice. */
const optionId = z.string().regex(/^[a-z0-9-]{1,40}$/)
/** `product` or `product@size`. */
const boxItem = z.string().regex(/^[a-z0-9-]{2,50}(?:@[a-z0-9-]{1,20})?$/)

/** What the customer chose, without a price. A request with a price is refused and the error names the field. */
const configuration = {
  productId,
  size: optionId.optional(),
  pizza: z
    .strictObject({
      crust: z.enum(["hand-tossed", "thin", "pan", "cheese-burst"]),
      cheese: z.enum(["mozzarella", "cheddar-blend", "extra"]),
      extras: z.array(z.strictObject({ topping: optionId, count: z.int().min(1).max(9) })).max(40),
      without: z.array(optionId).max(40),
      otherHalf: productId.optional(),
    })
    .optional(),
  picks: z
    .record(optionId, boxItem)
    .refine((picks) => Object.keys(picks).length <= 20, "has too many choices")
    .optional(),
}

const quantity = z.int().min(1).max(cartLimits.quantity)

/** The browser creates the line's id, so that a repeated request can't add the line twice. */
export const newLine = z.strictObject({ id: uuid, ...configuration, quantity })

/**
 * Changes quantities by an increment, not to an absolute value: when two tabs each add one, the cart has two more. A
 * change to a line that no longer exists does nothing, and the response lists the line.
 */
export const lineChange = z.union([
  /** Changes the quantity by this much. The line is removed when none are left. */
  z.strictObject({ line: uuid, add: z.int().min(-99).max(99) }),
  z.strictObject({ line: uuid, remove: z.literal(true) }),
  /** Replaces the line's configuration. The quantity stays. */
  z.strictObject({ line: uuid, to: z.strictObject(configuration) }),
])

export const cartOptions = z.object({
  tip: minor,
  carryBag: z.boolean(),
  /** Instructions for the kitchen. */
  cooking: text(200),
  /** Instructions for the rider. */
  delivery: text(200),
  noContact: z.boolean(),
})

const tax = { code: z.string(), amount: minor }
const foodType = z.enum(["VEG", "NON_VEG"])
/** Whether all (YES), none (NO) or some (MIX) of the cart's lines are of a kind. */
const share = z.enum(["YES", "NO", "MIX"])
const taxed = { taxable: minor, taxes: z.array(z.object(tax)) }
const blockingNote = { message: z.string(), stops: z.literal(true) }
const hintNote = { message: z.string(), stops: z.literal(false) }

/** The result of `priceCart`; its fields are documented there. */
export const bill = z.object({
  country: countryCode,
  validItems: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      name: z.string(),
      productType: z.string(),
      size: z.string().nullable(),
      quantity: z.int(),
      product: z.object({ foodType, price: minor, originalPrice: minor }),
      gross: minor,
      discounts: z.array(z.object({ offerId: z.string(), amount: minor })),
      discount: minor,
      net: minor,
      ...taxed,
    }),
  ),
  invalidItems: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      quantity: z.int(),
      code: z.string(),
      what: z.string(),
      message: z.string(),
    }),
  ),
  items: z.int(),
  gross: minor,
  discounts: z.array(
    z.object({
      offerId: z.string(),
      code: z.string().nullable(),
      title: z.string(),
      amount: minor,
      /** LOY-2: the points that paid for it, if points did. */
      points: z.int().optional(),
    }),
  ),
  discount: minor,
  displayNetPrice: minor,
  charges: z.array(z.object({ code: z.string(), title: z.string(), amount: minor, ...taxed })),
  charge: minor,
  withCharges: minor,
  taxable: minor,
  /** `inside`: the prices include the tax, so it is shown but not added. */
  taxes: z.array(z.object({ ...tax, title: z.string(), inside: z.boolean() })),
  tax: minor,
  tip: minor,
  roundOff: signedMinor,
  payable: minor,
  savings: z.object({ menu: minor, offers: minor, total: minor }),
  flags: z.object({ combo: share, pizzaMania: share, sides: share, veg: z.enum(["YES", "NO", "MIX", "NA"]) }),
  comboCard: z.boolean(),
  carryBag: z.object({ amount: minor, chosen: z.boolean() }).nullable(),
  tips: z.object({ suggestions: z.array(minor), most: minor }).nullable(),
  notes: z.array(
    z.discriminatedUnion("code", [
      z.object({ code: z.literal("LINE_QUANTITY"), ...blockingNote, line: z.string(), limit: z.int() }),
      z.object({ code: z.literal("CART_ITEMS"), ...blockingNote, items: z.int(), limit: z.int() }),
      z.object({ code: z.literal("SMALLEST_ORDER"), ...blockingNote, smallest: minor, missing: minor }),
      z.object({ code: z.literal("TIP_NOT_TAKEN"), ...hintNote, most: minor }),
      z.object({ code: z.literal("BULK_HINT"), ...hintNote, pizzas: z.int() }),
    ]),
  ),
  orderable: z.boolean(),
})

export const cart = z.object({
  cartId: uuid,
  /** Grows with every change; 0 if nothing was ever added. */
  version: z.int(),
  storeId,
  deliveryType: z.enum(deliveryTypes),
  /** Id of the menu that the cart was priced with. */
  menuId: z.string(),
  currency,
  /** When the cart was priced: offers and charges depend on the time. */
  pricedAt: timestamp,
  /** In the order in which they were added. */
  lines: z.array(z.object({ id: uuid, ...configuration, quantity: z.int() })),
  options: cartOptions,
  /** Codes that the customer applied, oldest first. */
  promos: z.array(z.string()),
  bill,
})
