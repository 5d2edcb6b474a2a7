import type { BoxChoice } from "../menu/configure-box.ts"
import type { PizzaChoices, PizzaRefusal } from "../menu/configure-pizza.ts"
import type { PizzaOptions } from "../menu/pizza-options.ts"
import type { FoodType, Recipe } from "../menu/product.ts"
import type { Minor } from "../money/format-money.ts"

/** What a customer put in the cart. It has no price field, so a price sent by a client can't have any effect. */
export interface CartLine {
  /** Unique within the cart. */
  id: string
  productId: string
  quantity: number
  /** For products that are made in sizes. */
  size?: string | undefined
  /** A pizza's customisation; undefined for the standard pizza. */
  pizza?: (Omit<PizzaChoices, "size"> & { otherHalf?: string | undefined }) | undefined
  /** Picks for a box: choice → piece. */
  picks?: Readonly<Record<string, string>> | undefined
}

/** The fields of a product that are needed to price it. The catalogue's products have them, in browser and server. */
export interface CartProduct {
  id: string
  name: string
  productType: string
  foodType: FoodType
  price: Minor
  originalPrice: Minor
  sizes: readonly { id: string; price: Minor; originalPrice: Minor }[]
  /** A pizza that is sold as it is: only its size can be changed. */
  fixed?: boolean | undefined
  recipe: Recipe | null
  /** What a box always contains: `product` or `product@size`. */
  pieces: readonly { piece: string }[]
  choices: readonly BoxChoice[]
}

/** What the store sells now. */
export interface CartMenu {
  products: readonly CartProduct[]
  categories: readonly { slug: string; productIds: readonly string[] }[]
  /** The options that the country's kitchens offer for a pizza. */
  kitchen: PizzaOptions
  /** Sold-out products, and boxes that can't be made because of them. */
  soldOut: readonly string[]
}

/** A line with everything that the bill and offers depend on. Prices are for one item. */
export interface QuotedLine {
  id: string
  productId: string
  name: string
  productType: string
  /** The menu categories that list it. */
  categories: readonly string[]
  size: string | null
  foodType: FoodType
  quantity: number
  price: Minor
  originalPrice: Minor
  /** The part of the price that the customer's changes add, such as extra toppings. */
  extrasPrice?: Minor | undefined
  /** Whole pizzas in one item, including those in a box. */
  pizzas: number
}

export type LineRefusal =
  | PizzaRefusal
  | "GONE"
  | "SOLD_OUT"
  | "NO_SUCH_CHOICE"
  | "NO_SUCH_PIECE"
  | "BAD_QUANTITY"
  | "TOO_MANY_OF_ONE"

export interface RefusedLine {
  id: string
  productId: string
  quantity: number
  code: LineRefusal
  /**
   * The product, choice, piece, size, crust, cheese or topping that was refused. For a quantity: the quantity, or the
   * limit that it exceeds. `all` if there are too many toppings in total.
   */
  what: string
  /** The refused product's name. If a box's piece is sold out: the piece's name. Null if the menu no longer has it. */
  name: string | null
}

export interface Quote {
  lines: readonly QuotedLine[]
  refused: readonly RefusedLine[]
}
