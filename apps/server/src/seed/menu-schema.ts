import { countryCode } from "@hearth/contract/country-schema.ts"
import { isTopping } from "@hearth/domain/menu/ingredients.ts"
import { productTypes } from "@hearth/domain/menu/product-types.ts"
import { z } from "zod"

/** The form of a country's menu as people write and review it. Facts that follow from a recipe are not written here. */

const productId = z.string().regex(/^(in|lk|bd)-[a-z0-9-]{2,40}$/)
/** Prices are in hundredths of the currency unit: 299_00 is 299 rupees or taka. */
const price = z.int().min(100).max(100_000_000)
const sentence = z.string().min(20).max(160)

const pizzaRecipe = z.strictObject({
  kind: z.literal("pizza"),
  crust: z.enum(["hand-tossed", "thin", "pan", "cheese-burst"]),
  sauce: z.enum(["tomato", "makhani", "white", "pesto", "barbecue", "peri-peri"]),
  cheese: z.enum(["mozzarella", "cheddar-blend", "extra"]),
  toppings: z
    .array(z.string().refine((name): boolean => isTopping(name), "is not a topping"))
    .max(7)
    .readonly(),
})

const plateRecipe = z.strictObject({
  kind: z.literal("plate"),
  drawing: z.string().regex(/^[a-z-]{2,40}$/),
  ingredients: z.array(z.string()).max(12).readonly(),
})

const recipe = z.discriminatedUnion("kind", [pizzaRecipe, plateRecipe])

const size = z.strictObject({
  id: z.enum(["personal", "regular", "medium", "large"]),
  name: z.string(),
  slices: z.int().min(1).max(16),
  price,
  /** The price before a reduction. */
  was: price.optional(),
})

/** `product` or `product@size`. */
const piece = z.string().regex(/^(in|lk|bd)-[a-z0-9-]{2,40}(@(personal|regular|medium|large))?$/)

/** A choice in a box; the first option is the default. `more` is the surcharge of an option. */
const choice = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{2,24}$/),
  title: z.string().min(3).max(40),
  options: z
    .array(z.strictObject({ piece, more: z.int().min(0).max(100_000_000) }))
    .min(2)
    .max(24)
    .readonly(),
})

const product = z.strictObject({
  id: productId,
  name: z.string().min(3).max(40),
  description: sentence,
  type: z.enum(productTypes),
  recipe,
  /** A product has either sizes, each with its price, or one price. */
  sizes: z.array(size).min(2).readonly().optional(),
  price: price.optional(),
  was: price.optional(),
  /** The pieces that a box always contains: `product` or `product@size`, one entry per piece. */
  includes: z.array(z.string()).min(1).readonly().optional(),
  choices: z.array(choice).min(1).max(6).readonly().optional(),
  /** A pizza that can't be changed. */
  fixed: z.literal(true).optional(),
  /** Other words that customers search for: local names, common misspellings. */
  searchWords: z
    .array(z.string().regex(/^[\p{L}\p{M}\p{N} '-]{2,30}$/u))
    .max(12)
    .readonly()
    .optional(),
  badges: z
    .array(z.enum(["bestseller", "new", "spicy"]))
    .readonly()
    .optional(),
  serves: z.string().min(3).max(24),
})

const category = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,64}$/),
  name: z.string().min(3).max(40),
  blurb: sentence,
  /** The product whose picture the category shows. */
  pictureOf: productId,
  products: z.array(productId).min(1).readonly(),
})

const deal = z.strictObject({
  id: productId,
  title: z.string().min(5).max(40),
  summary: sentence,
  terms: z.array(z.string().min(10).max(160)).min(2).readonly(),
  code: z
    .string()
    .regex(/^[A-Z0-9]{4,16}$/)
    .nullable(),
  /** The box that the deal sells; the deal has the box's price. */
  box: productId.optional(),
  /** The code is only for a customer's first order. */
  firstOrderOnly: z.literal(true).optional(),
  recipe,
})

const priceBySize = z.strictObject({
  personal: z.int().min(0).optional(),
  regular: z.int().min(0).optional(),
  medium: z.int().min(0).optional(),
  large: z.int().min(0).optional(),
})

/** The crusts, cheeses and toppings of the country's kitchens, with their surcharge by size. */
const kitchen = z.strictObject({
  crusts: z
    .array(z.strictObject({ id: pizzaRecipe.shape.crust, name: z.string().min(3).max(30), price: priceBySize }))
    .min(2)
    .readonly(),
  cheeses: z
    .array(z.strictObject({ id: pizzaRecipe.shape.cheese, name: z.string().min(3).max(30), price: priceBySize }))
    .min(2)
    .readonly(),
  toppings: z
    .array(
      z.strictObject({
        id: z.string().refine((name): boolean => isTopping(name), "is not a topping"),
        name: z.string().min(3).max(30),
        price: priceBySize,
      }),
    )
    .min(10)
    .readonly(),
  /** How many extra toppings a pizza can have: `extras` in total, `ofOne` of the same topping. */
  limits: z.strictObject({ extras: z.int().min(1).max(12), ofOne: z.int().min(1).max(3) }),
})

const day = z.iso.date()

/** How stores differ from their country's menu, for some days or permanently. */
const difference = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{3,60}$/),
  stores: z
    .array(z.string().regex(/^[0-9A-Za-z]{1,12}$/))
    .min(1)
    .readonly(),
  /** The first and the last day in the store's time zone; unlimited if missing. */
  from: day.optional(),
  until: day.optional(),
  /** Only products without meat, fish or egg. */
  vegetarian: z.literal(true).optional(),
  /** Products that these stores don't sell. */
  without: z.array(productId).readonly().optional(),
  /** Other prices, e.g. at an airport: in thousandths of the country's price, rounded to whole units. */
  pricePerMille: z.int().min(500).max(2000).optional(),
})

const home = z.strictObject({
  hero: z.strictObject({
    id: productId,
    title: z.string().min(5).max(40),
    text: sentence,
    href: z.string(),
    action: z.string().min(3).max(24),
    recipe,
  }),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]{2,40}$/),
        title: z.string().min(3).max(40),
        href: z.string(),
        products: z.array(productId).min(3).readonly(),
      }),
    )
    .min(1)
    .readonly(),
})

export const menuSchema = z.strictObject({
  country: countryCode,
  /** The stores that sell this menu. */
  stores: z
    .array(z.string().regex(/^[0-9A-Za-z]{1,12}$/))
    .min(1)
    .readonly(),
  categories: z.array(category).readonly(),
  products: z.array(product).readonly(),
  deals: z.array(deal).readonly(),
  kitchen,
  differences: z.array(difference).readonly(),
  home,
})

export type SeedMenu = z.infer<typeof menuSchema>
export type SeedProduct = z.infer<typeof product>
export type SeedSize = z.infer<typeof size>
export type SeedChoice = z.infer<typeof choice>
export type SeedKitchen = z.infer<typeof kitchen>
export type SeedDifference = z.infer<typeof difference>
export type SeedCategory = z.infer<typeof category>
