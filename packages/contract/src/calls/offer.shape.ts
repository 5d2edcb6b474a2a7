import { productTypes } from "@hearth/domain/menu/product-types.ts"
import { sizeIds } from "@hearth/domain/menu/pizza-options.ts"
import { couponCategories } from "@hearth/domain/offers/offer.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { z } from "zod"
import { offerAmount } from "../fields.ts"

/* The form of an offer. References to the menu, the stores and other offers are checked separately. */

/** The id of a product or an offer begins with its country. */
const idWithCountry = z.string().regex(/^(in|lk|bd)-[a-z0-9-]{2,40}$/)
const products = z.array(idWithCountry).min(1).readonly()
const sizes = z.array(z.enum(sizeIds)).min(1).readonly()
/** Product types or menu categories. */
const categories = z
  .array(z.union([z.enum(productTypes), z.string().regex(/^[a-z0-9-]{1,64}$/)]))
  .min(1)
  .readonly()
/** Completes a sentence for the customer: `garlic breads` in 'Add one of our garlic breads to use this'. */
const words = z.string().min(2).max(60)
const count = z.int().min(1).max(6)
const title = z.string().min(3).max(50)

const condition = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("smallest-cart"), amount: offerAmount }),
  z.strictObject({ kind: z.literal("categories"), categories, count: count.optional(), words }),
  z.strictObject({ kind: z.literal("products"), products, count: count.optional(), words }),
  z.strictObject({ kind: z.literal("sizes"), sizes }),
  z.strictObject({ kind: z.literal("delivery-types"), types: z.array(z.enum(deliveryTypes)).min(1).readonly() }),
  z.strictObject({ kind: z.literal("stores"), stores: z.array(z.string()).min(1).readonly(), words }),
  z.strictObject({ kind: z.literal("cities"), cities: z.array(z.string()).min(1).readonly() }),
  z
    .strictObject({
      kind: z.literal("days-and-hours"),
      /** 0 is Sunday. */
      days: z.array(z.int().min(0).max(6)).min(1).readonly(),
      /** Minutes after the store's midnight; values of `until` above 1440 extend into the next morning. */
      from: z.int().min(0).max(1439),
      until: z.int().min(1).max(2880),
    })
    .refine(({ from, until }) => until > from && until - from <= 1440, "no such hours"),
  z.strictObject({ kind: z.literal("first-order") }),
  z.strictObject({ kind: z.literal("segment"), segments: z.array(z.string()).min(1).readonly(), words }),
  z.strictObject({ kind: z.literal("payment-method"), methods: z.array(z.string()).min(1).readonly(), words }),
  z.strictObject({
    kind: z.literal("bank-bin"),
    bank: words,
    bins: z
      .array(z.string().regex(/^\d{6,8}$/))
      .min(1)
      .readonly(),
  }),
])

const itemSelector = z.strictObject({
  categories: categories.optional(),
  products: products.optional(),
  sizes: sizes.optional(),
})

/** `fillCombo` has a bit for each item of all sets of a combo, and bitwise operations are limited to 32 bits. */
const MAX_COMBO_ITEMS = 30

const plainBenefit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("percent"), percent: z.int().min(1).max(100), cap: offerAmount.nullable() }),
  z.strictObject({ kind: z.literal("amount"), amount: offerAmount }),
  z.strictObject({ kind: z.literal("item-free"), products, sizes: sizes.optional(), count, words }),
  z.strictObject({ kind: z.literal("buy-get"), buy: count, get: count, times: count.nullable() }),
  z
    .strictObject({
      kind: z.literal("combo-price"),
      parts: z
        .array(z.strictObject({ pick: itemSelector, count, words }))
        .min(1)
        .readonly(),
      price: offerAmount,
      times: count,
    })
    .refine(
      ({ parts, times }) => parts.reduce((sum, part) => sum + part.count, 0) * times <= MAX_COMBO_ITEMS,
      "has too many items",
    ),
])

const milestone = z.strictObject({
  kind: z.literal("milestone"),
  of: z.enum(["cart", "orders"]),
  /** The milestone's steps, lowest first. */
  offerOptions: z
    .array(z.strictObject({ from: z.int().min(1), title, benefit: plainBenefit }))
    .min(2)
    .readonly()
    .refine(
      (options) => options.every(({ from }, index) => from > (options[index - 1]?.from ?? 0)),
      "the lowest step comes first",
    ),
})

const limit = z.int().min(1).max(1_000_000).nullable()

/** Fields that are the same in the database and in responses. */
export const offerFields = {
  id: idWithCountry,
  code: z
    .string()
    .regex(/^[A-Z0-9]{3,20}$/)
    .nullable(),
  title,
  summary: z.string().min(15).max(120),
  terms: z
    .array(z.string().regex(/^[A-Z0-9].{4,100}\.$/))
    .min(2)
    .readonly(),
  category: z.enum(couponCategories).nullable(),
  conditions: z.array(condition).max(6).readonly(),
  benefit: z.union([plainBenefit, milestone]),
  stackable: z.boolean(),
  group: z
    .string()
    .regex(/^[a-z-]{2,20}$/)
    .nullable(),
  limits: z.strictObject({ inAll: limit, perUser: limit, perUserDay: limit }),
  points: z.int().min(1).max(100_000).nullable(),
  wheel: z.strictObject({ weight: z.int().min(1).max(100) }).nullable(),
}

/** An offer as it is stored, with times in milliseconds. */
export const offerSchema = z
  .strictObject({
    ...offerFields,
    startTime: z.int().min(0),
    expiryTimer: z.strictObject({ endTime: z.int().min(0), showTimerBefore: z.int().min(0) }),
  })
  .refine(({ code, wheel }) => (code === null) === (wheel !== null), "has either a code or a segment of the wheel")
  .refine(({ stackable, group }) => stackable === (group !== null), "must have a group if and only if it is stackable")
  .refine(
    ({ startTime, expiryTimer: { endTime, showTimerBefore } }) =>
      endTime === 0 ? showTimerBefore === 0 : startTime < endTime && showTimerBefore < endTime,
    "ends before it begins",
  )
