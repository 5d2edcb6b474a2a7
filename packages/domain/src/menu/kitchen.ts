import type { Minor } from "../money/format-money.ts"
import type { PizzaRecipe } from "./product.ts"

export const sizeIds = ["personal", "regular", "medium", "large"] as const
export type SizeId = (typeof sizeIds)[number]

/** A price for each size it can be had in; a size that is missing can't have it. */
export type PriceBySize = Readonly<Partial<Record<SizeId, Minor>>>

export interface CrustOption {
  id: PizzaRecipe["crust"]
  name: string
  /** On top of the pizza's price. */
  price: PriceBySize
}

export interface CheeseOption {
  id: PizzaRecipe["cheese"]
  name: string
  price: PriceBySize
}

export interface ToppingOption {
  id: string
  name: string
  price: PriceBySize
}

/** What a country's kitchens can do with a pizza, and for how much. */
export interface Kitchen {
  crusts: readonly CrustOption[]
  cheeses: readonly CheeseOption[]
  toppings: readonly ToppingOption[]
  limits: {
    /** Extra toppings on one pizza, a double one counting twice. */
    extras: number
    /** Of one topping. */
    ofOne: number
  }
}
