import type { Minor } from "../money/format-money.ts"
import type { PizzaRecipe } from "./product.ts"

export const sizeIds = ["personal", "regular", "medium", "large"] as const
export type SizeId = (typeof sizeIds)[number]

/** A price for each available size. The option is not available in a size that is missing. */
export type PriceBySize = Readonly<Partial<Record<SizeId, Minor>>>

export interface CrustOption {
  id: PizzaRecipe["crust"]
  name: string
  /** Added to the pizza's price. */
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

/** The options that a country's kitchens offer for a pizza, with their prices. */
export interface PizzaOptions {
  crusts: readonly CrustOption[]
  cheeses: readonly CheeseOption[]
  toppings: readonly ToppingOption[]
  limits: {
    /** Maximum number of extra toppings on one pizza; a double topping counts twice. */
    extras: number
    /** Maximum count of the same extra topping on one pizza. */
    ofOne: number
  }
}
