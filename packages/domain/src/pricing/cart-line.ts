import type { BoxChoice } from "../menu/configure-box.ts"
import type { PizzaChoices, PizzaRefusal } from "../menu/configure-pizza.ts"
import type { Kitchen } from "../menu/kitchen.ts"
import type { FoodType, Recipe } from "../menu/product.ts"
import type { Minor } from "../money/format-money.ts"

/** What a customer put in the cart. There is no price in it: whatever a client sends as one has nowhere to go. */
export interface CartLine {
  /** Of this line; no two lines of a cart share one. */
  id: string
  productId: string
  quantity: number
  /** Of a product that is made in sizes. */
  size?: string | undefined
  /** What was changed on a pizza; nothing: as on the menu. */
  pizza?: (Omit<PizzaChoices, "size"> & { otherHalf?: string | undefined }) | undefined
  /** What was chosen for a box: choice → piece. */
  picks?: Readonly<Record<string, string>> | undefined
}

/** What must be known of a product to price it. The catalogue's own product fits, in browser and server. */
export interface CartProduct {
  id: string
  name: string
  productType: string
  foodType: FoodType
  price: Minor
  originalPrice: Minor
  sizes: readonly { id: string; price: Minor; originalPrice: Minor }[]
  fixed?: boolean | undefined
  recipe: Recipe | null
  /** What a box always holds: `product` or `product@size`. */
  pieces: readonly { piece: string }[]
  choices: readonly BoxChoice[]
}

/** What the store sells at this moment. */
export interface CartMenu {
  products: readonly CartProduct[]
  categories: readonly { slug: string; productIds: readonly string[] }[]
  kitchen: Kitchen
  /** Products, and boxes that can't be packed, the store has run out of. */
  soldOut: readonly string[]
}

/** A line with everything that bill and offers go by. Prices are of one. */
export interface QuotedLine {
  id: string
  productId: string
  name: string
  productType: string
  /** The menu's categories it is listed in. */
  categories: readonly string[]
  size: string | null
  foodType: FoodType
  quantity: number
  price: Minor
  originalPrice: Minor
  /** Whole pizzas in one of it, those in a box too. */
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
  /** The product, piece, size, crust or topping it is about. */
  what: string
  /** For the customer. */
  message: string
}

export interface Quote {
  lines: readonly QuotedLine[]
  refused: readonly RefusedLine[]
}
