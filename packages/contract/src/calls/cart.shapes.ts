import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import { z } from "zod"
import { currency, minor, timestamp, productId, signedMinor, storeId, text, uuid } from "../fields.ts"

/** What carts are made of. */

/** Of a size, crust, cheese, topping or choice. */
const name = z.string().regex(/^[a-z0-9-]{1,40}$/)
/** `product` or `product@size`. */
const piece = z.string().regex(/^[a-z0-9-]{2,50}(?:@[a-z0-9-]{1,20})?$/)

/** What is wanted, without a price: whatever a client sends as one is refused with the field's name. */
const configuration = {
  productId,
  size: name.optional(),
  pizza: z
    .strictObject({
      crust: z.enum(["hand-tossed", "thin", "pan", "cheese-burst"]),
      cheese: z.enum(["mozzarella", "cheddar-blend", "extra"]),
      extras: z.array(z.strictObject({ topping: name, count: z.int().min(1).max(9) })).max(40),
      without: z.array(name).max(40),
      otherHalf: productId.optional(),
    })
    .optional(),
  picks: z
    .record(name, piece)
    .refine((picks) => Object.keys(picks).length <= 20, "has too many choices")
    .optional(),
}

const quantity = z.int().min(1).max(cartLimits.quantity)

/** The browser names a new line, so that sending it again can't add it twice. */
export const newLine = z.strictObject({ id: uuid, ...configuration, quantity })

/**
 * Steps, not states: two tabs that both add one have added two. A step on a line that is gone does nothing, and the
 * answer says so.
 */
export const lineChange = z.union([
  /** So many more or less; at nothing left, the line goes. */
  z.strictObject({ line: uuid, add: z.int().min(-99).max(99) }),
  z.strictObject({ line: uuid, remove: z.literal(true) }),
  /** Made another way; its number stays. */
  z.strictObject({ line: uuid, to: z.strictObject(configuration) }),
])

export const cartOptions = z.object({
  tip: minor,
  carryBag: z.boolean(),
  /** For the kitchen. */
  cooking: text(200),
  /** For the rider. */
  delivery: text(200),
  noContact: z.boolean(),
})

const tax = { code: z.string(), amount: minor }
const foodType = z.enum(["VEG", "NON_VEG"])
const share = z.enum(["YES", "NO", "MIX"])
const taxed = { taxable: minor, taxes: z.array(z.object(tax)) }
const blockingNote = { message: z.string(), stops: z.literal(true) }
const hintNote = { message: z.string(), stops: z.literal(false) }

/** As `priceCart` makes it; what each part means is said there. */
export const bill = z.object({
  country: z.enum(["IN", "LK", "BD"]),
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
  discounts: z.array(z.object({ offerId: z.string(), code: z.string().nullable(), title: z.string(), amount: minor })),
  discount: minor,
  displayNetPrice: minor,
  charges: z.array(z.object({ code: z.string(), title: z.string(), amount: minor, ...taxed })),
  charge: minor,
  withCharges: minor,
  taxable: minor,
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
  /** Grows with every change; 0: nothing was ever put in. */
  version: z.int(),
  storeId,
  deliveryType: z.enum(deliveryTypes),
  /** Of the menu it was priced by. */
  menuId: z.string(),
  currency,
  /** When it was priced: offers and charges depend on the moment. */
  pricedAt: timestamp,
  /** In the order they were put in. */
  lines: z.array(z.object({ id: uuid, ...configuration, quantity: z.int() })),
  options: cartOptions,
  /** Codes the customer applied, the first one first. */
  promos: z.array(z.string()),
  bill,
})
