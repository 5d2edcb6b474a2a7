import { z } from "zod"
import { currency, minor, timestamp } from "../fields.ts"

const picture = z.object({
  /** Path without width and extension: `${base}-${width}.avif`, `.webp`. */
  base: z.string(),
  widths: z.array(z.int()),
  alt: z.string(),
  /** Shown until the picture has loaded. */
  colour: z.string(),
})
export type Picture = z.infer<typeof picture>

const foodType = z.enum(["VEG", "NON_VEG"])

/** What a pizza's picture is drawn from. */
const pizzaRecipe = z.object({
  kind: z.literal("pizza"),
  crust: z.enum(["hand-tossed", "thin", "pan", "cheese-burst"]),
  sauce: z.enum(["tomato", "makhani", "white", "pesto", "barbecue", "peri-peri"]),
  cheese: z.enum(["mozzarella", "cheddar-blend", "extra"]),
  toppings: z.array(z.string()),
})

/** `product` or `product@size`, with its name. */
const piece = { piece: z.string(), name: z.string() }

export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  foodType,
  productType: z.string(),
  price: minor,
  originalPrice: minor,
  sizes: z.array(z.object({ id: z.string(), name: z.string(), price: minor, originalPrice: minor, slices: z.int() })),
  badges: z.array(z.enum(["bestseller", "new", "spicy"])),
  allergens: z.array(z.string()),
  energyKcal: z.int().nullable(),
  serves: z.string(),
  /** Sold as it is: only the size can be changed. */
  fixed: z.boolean(),
  /** For pizzas; null for other products. */
  recipe: pizzaRecipe.nullable(),
  /** What the box always contains. */
  pieces: z.array(z.object(piece)),
  /** What the customer can choose in the box. The first option is the default. `more` is an option's surcharge. */
  choices: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      options: z.array(z.object({ ...piece, more: minor })),
    }),
  ),
  /** Other words that people search for when they mean this product. */
  searchWords: z.array(z.string()),
  picture,
})

const category = z.object({
  id: z.string(),
  /** The last part of the category page's path, `/menu/{slug}`. */
  slug: z.string(),
  name: z.string(),
  blurb: z.string(),
  productIds: z.array(z.string()),
})

export type Category = z.infer<typeof category>

export const deal = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  terms: z.array(z.string()),
  code: z.string().nullable(),
  price: minor.nullable(),
  /** The product that the deal sells, if it sells one. */
  box: z.string().nullable(),
  /** OFR-7: only for customers who have not ordered before. */
  firstOrderOnly: z.boolean(),
  picture,
})

export const menu = z.object({
  /** The same for all stores that have the same products at the same prices today. */
  menuId: z.string(),
  currency,
  categories: z.array(category),
  products: z.array(product),
})

/** A crust, cheese or topping is not available in a size that is missing here. */
const priceBySize = z.object({
  personal: minor.optional(),
  regular: minor.optional(),
  medium: minor.optional(),
  large: minor.optional(),
})

export const kitchen = z.object({
  menuId: z.string(),
  currency,
  crusts: z.array(z.object({ id: pizzaRecipe.shape.crust, name: z.string(), price: priceBySize })),
  cheeses: z.array(z.object({ id: pizzaRecipe.shape.cheese, name: z.string(), price: priceBySize })),
  toppings: z.array(z.object({ id: z.string(), name: z.string(), foodType, price: priceBySize })),
  /** The maximum number of extra toppings on a pizza: in total, and of the same topping. */
  limits: z.object({ extras: z.int(), ofOne: z.int() }),
})

const banner = z.object({ title: z.string(), text: z.string(), href: z.string(), action: z.string(), picture })
const categoryTile = z.object({ slug: z.string(), name: z.string(), href: z.string(), picture })

export const landingWidget = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(["banner", "guarantee", "categories", "products", "offers", "deals"]),
  /** Relative to the URL of this call, so that stores with the same menu can share the response. */
  links: z.array(z.object({ href: z.string() })),
})

const titled = { id: z.string(), label: z.string() }

export const widget = z.discriminatedUnion("kind", [
  z.object({ ...titled, kind: z.literal("banner"), banner }),
  /** TRK-3: only where an order from this store would have the guarantee now. */
  z.object({ ...titled, kind: z.literal("guarantee"), text: z.string() }),
  z.object({ ...titled, kind: z.literal("categories"), categories: z.array(categoryTile) }),
  z.object({ ...titled, kind: z.literal("products"), href: z.string(), products: z.array(product) }),
  /** Deals with a promo code. */
  z.object({ ...titled, kind: z.literal("offers"), href: z.string(), deals: z.array(deal) }),
  /** Deals that sell a box. */
  z.object({ ...titled, kind: z.literal("deals"), href: z.string(), deals: z.array(deal) }),
])

export const soldOut = z.object({
  productId: z.string(),
  /** When it becomes available again unless staff change that earlier. */
  until: timestamp,
})
