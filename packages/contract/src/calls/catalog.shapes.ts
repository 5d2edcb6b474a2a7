import { z } from "zod"
import { currency, minor, timestamp } from "../fields.ts"

/** What the catalogue's answers are made of. */

const picture = z.object({
  /** Path without width and ending: `${base}-${width}.avif`, `.webp`. */
  base: z.string(),
  widths: z.array(z.int()),
  alt: z.string(),
  /** Shown until the picture is there. */
  colour: z.string(),
})
export type Picture = z.infer<typeof picture>

const foodType = z.enum(["VEG", "NON_VEG"])

/** What the picture of a pizza is drawn from. */
const pizzaRecipe = z.object({
  kind: z.literal("pizza"),
  crust: z.enum(["hand-tossed", "thin", "pan", "cheese-burst"]),
  sauce: z.enum(["tomato", "makhani", "white", "pesto", "barbecue", "peri-peri"]),
  cheese: z.enum(["mozzarella", "cheddar-blend", "extra"]),
  toppings: z.array(z.string()),
})

/** `product` or `product@size`, and what to call it. */
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
  /** Sold as it is: nothing on it can be changed but its size. */
  fixed: z.boolean(),
  /** A pizza's; null for everything else. */
  recipe: pizzaRecipe.nullable(),
  /** What a box always holds. */
  pieces: z.array(z.object(piece)),
  /** What a box leaves to the customer; the first option is what it holds otherwise. */
  choices: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      options: z.array(z.object({ ...piece, more: minor })),
    }),
  ),
  /** What else people type when they mean it. */
  searchWords: z.array(z.string()),
  picture,
})

const category = z.object({
  id: z.string(),
  /** The last part of the category's page, `/menu/{slug}`. */
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
  /** The product the deal sells, where it sells one. */
  box: z.string().nullable(),
  /** OFR-7: nobody who has ordered before can have it. */
  firstOrderOnly: z.boolean(),
  picture,
})

export const menu = z.object({
  /** The same for every store that cooks the same for the same prices today. */
  menuId: z.string(),
  currency,
  categories: z.array(category),
  products: z.array(product),
})

/** A size that is missing can't have it. */
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
  limits: z.object({ extras: z.int(), ofOne: z.int() }),
})

const banner = z.object({ title: z.string(), text: z.string(), href: z.string(), action: z.string(), picture })
const categoryTile = z.object({ slug: z.string(), name: z.string(), href: z.string(), picture })

export const landingWidget = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(["banner", "guarantee", "categories", "products", "offers", "deals"]),
  /** Relative to this call's own address, so that stores with the same menu share the answer. */
  links: z.array(z.object({ href: z.string() })),
})

const titled = { id: z.string(), label: z.string() }

export const widget = z.discriminatedUnion("kind", [
  z.object({ ...titled, kind: z.literal("banner"), banner }),
  /** TRK-3: only where an order from this store would be guaranteed now. */
  z.object({ ...titled, kind: z.literal("guarantee"), text: z.string() }),
  z.object({ ...titled, kind: z.literal("categories"), categories: z.array(categoryTile) }),
  z.object({ ...titled, kind: z.literal("products"), href: z.string(), products: z.array(product) }),
  /** Codes to use. */
  z.object({ ...titled, kind: z.literal("offers"), href: z.string(), deals: z.array(deal) }),
  /** Boxes to have. */
  z.object({ ...titled, kind: z.literal("deals"), href: z.string(), deals: z.array(deal) }),
])

export const soldOut = z.object({
  productId: z.string(),
  /** From when on it is there again, if nobody says otherwise. */
  until: timestamp,
})
