import type { Minor } from "../money/format-money.ts"
import { allergensIn } from "./allergens-in.ts"
import { energyPerServing } from "./energy-per-serving.ts"
import { foodType } from "./food-type.ts"
import type { Allergen } from "./ingredients.ts"
import type { PizzaOptions, PriceBySize, SizeId } from "./pizza-options.ts"
import type { FoodType, PizzaRecipe } from "./product.ts"

/** A pizza as listed on the menu. */
export interface MenuPizza {
  id: string
  recipe: PizzaRecipe
  sizes: readonly { id: string; price: Minor; originalPrice: Minor }[]
  /** Sold as it is: only the size can be changed. */
  fixed?: boolean
}

/** What a customer chose for a pizza. */
export interface PizzaChoices {
  size: SizeId
  crust: PizzaRecipe["crust"]
  cheese: PizzaRecipe["cheese"]
  /** Extra toppings, one entry each. */
  extras: readonly { topping: string; count: number }[]
  /** Toppings of the recipe to omit. */
  without: readonly string[]
}

export interface ConfiguredPizza {
  price: Minor
  originalPrice: Minor
  /** One recipe, or two for a pizza of two halves; the picture is drawn from them. */
  recipes: readonly [PizzaRecipe, ...PizzaRecipe[]]
  foodType: FoodType
  allergens: Allergen[]
  energyKcal: number
}

export type PizzaRefusal =
  | "SIZE_NOT_MADE"
  | "CRUST_NOT_MADE"
  | "CHEESE_NOT_MADE"
  | "TOPPING_NOT_MADE"
  | "TOO_MANY_TOPPINGS"
  | "NOTHING_TO_LEAVE_OUT"
  | "CANT_BE_CHANGED"
  | "HALVES_DONT_MATCH"

export type ConfigurePizzaResult = { ok: true; item: ConfiguredPizza } | { ok: false; code: PizzaRefusal; what: string }

/** Returns the choices of the unchanged pizza in a size. */
export function defaultChoices({ recipe }: MenuPizza, size: SizeId): PizzaChoices {
  return { size, crust: recipe.crust, cheese: recipe.cheese, extras: [], without: [] }
}

/**
 * Returns the price and properties of a pizza with these choices. The browser calls it while the customer chooses, the
 * server when it prices a cart. With a second half the dearer one decides the price; extras cover the whole pizza.
 */
export function configurePizza(
  pizza: MenuPizza,
  choices: PizzaChoices,
  pizzaOptions: PizzaOptions,
  otherHalf?: MenuPizza,
): ConfigurePizzaResult {
  const halves: readonly [MenuPizza, ...MenuPizza[]] = otherHalf ? [pizza, otherHalf] : [pizza]
  const refusal = halves.map((half) => checkHalf(half, choices, pizzaOptions, otherHalf !== undefined)).find(Boolean)
  if (refusal) return refusal
  const absent = choices.without.find((name) => !halves.some(({ recipe }) => recipe.toppings.includes(name)))
  if (absent !== undefined) return refuse("NOTHING_TO_LEAVE_OUT", absent)
  const { size, crust, cheese, extras } = choices
  const dearerHalf = halves
    .map((half) => {
      const { price, originalPrice } = half.sizes.find(({ id }) => id === size) ?? { price: 0, originalPrice: 0 }
      // The price includes the pizza's own crust and cheese. A simpler one doesn't lower it, nor does leaving out a
      // topping.
      const surcharge =
        Math.max(
          0,
          priceFor(size, pizzaOptions.crusts, crust) - priceFor(size, pizzaOptions.crusts, half.recipe.crust),
        ) +
        Math.max(
          0,
          priceFor(size, pizzaOptions.cheeses, cheese) - priceFor(size, pizzaOptions.cheeses, half.recipe.cheese),
        )
      return { price: price + surcharge, originalPrice: originalPrice + surcharge }
    })
    .reduce((dearer, each) => (each.price > dearer.price ? each : dearer))
  const extrasPrice = extras.reduce(
    (sum, { topping, count }) => sum + count * priceFor(size, pizzaOptions.toppings, topping),
    0,
  )
  const [first, ...otherHalves] = halves
  const recipes = [applyChoices(first, choices), ...otherHalves.map((half) => applyChoices(half, choices))] as const
  return {
    ok: true,
    item: {
      price: dearerHalf.price + extrasPrice,
      originalPrice: dearerHalf.originalPrice + extrasPrice,
      recipes,
      foodType: foodType(...recipes),
      allergens: allergensIn(...recipes),
      energyKcal: Math.round(mean(recipes.map(energyPerServing)) / 10) * 10,
    },
  }
}

function applyChoices({ recipe }: MenuPizza, { crust, cheese, extras, without }: PizzaChoices): PizzaRecipe {
  const remaining = recipe.toppings.filter((topping) => !without.includes(topping))
  const addedToppings = extras.flatMap(({ topping, count }) => Array.from({ length: count }, () => topping))
  return { ...recipe, crust, cheese, toppings: [...remaining, ...addedToppings] }
}

function checkHalf(
  half: MenuPizza,
  { size, crust, cheese, extras, without }: PizzaChoices,
  { crusts, cheeses, toppings, limits }: PizzaOptions,
  isHalf: boolean,
): Extract<ConfigurePizzaResult, { ok: false }> | undefined {
  if (!half.sizes.some(({ id }) => id === size)) return refuse(isHalf ? "HALVES_DONT_MATCH" : "SIZE_NOT_MADE", size)
  const isCustomised =
    isHalf || extras.length > 0 || without.length > 0 || crust !== half.recipe.crust || cheese !== half.recipe.cheese
  if (!isCustomised) return undefined
  if (half.fixed) return refuse("CANT_BE_CHANGED", half.id)
  if (!isAvailable(size, crusts, crust)) return refuse("CRUST_NOT_MADE", crust)
  if (!isAvailable(size, cheeses, cheese)) return refuse("CHEESE_NOT_MADE", cheese)
  for (const { topping, count } of extras) {
    if (!isAvailable(size, toppings, topping)) return refuse("TOPPING_NOT_MADE", topping)
    if (!Number.isInteger(count) || count < 1 || count > limits.ofOne) return refuse("TOO_MANY_TOPPINGS", topping)
  }
  const names = extras.map(({ topping }) => topping)
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate !== undefined) return refuse("TOO_MANY_TOPPINGS", duplicate)
  if (extras.reduce((sum, { count }) => sum + count, 0) > limits.extras) return refuse("TOO_MANY_TOPPINGS", "all")
  return undefined
}

function refuse(code: PizzaRefusal, what: string) {
  return { ok: false, code, what } as const
}

interface Option {
  id: string
  price: PriceBySize
}

function isAvailable(size: SizeId, options: readonly Option[], id: string): boolean {
  return options.find((option) => option.id === id)?.price[size] !== undefined
}

/** Returns an option's price. A crust that only some recipes have and that can't be chosen costs nothing extra. */
function priceFor(size: SizeId, options: readonly Option[], id: string): Minor {
  return options.find((option) => option.id === id)?.price[size] ?? 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
