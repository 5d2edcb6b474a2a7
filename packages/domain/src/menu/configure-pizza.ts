import type { Minor } from "../money/format-money.ts"
import { allergensIn } from "./allergens-in.ts"
import { energyPerServing } from "./energy-per-serving.ts"
import { foodType } from "./food-type.ts"
import type { Allergen } from "./ingredients.ts"
import type { Kitchen, PriceBySize, SizeId } from "./kitchen.ts"
import type { FoodType, PizzaRecipe } from "./product.ts"

/** A pizza as the menu has it. */
export interface MenuPizza {
  id: string
  recipe: PizzaRecipe
  sizes: readonly { id: string; price: Minor; originalPrice: Minor }[]
  /** Sold as it is: nothing on it can be changed but its size. */
  fixed?: boolean
}

/** What a customer makes of it. */
export interface PizzaChoices {
  size: SizeId
  crust: PizzaRecipe["crust"]
  cheese: PizzaRecipe["cheese"]
  /** Extra toppings, one entry each. */
  extras: readonly { topping: string; count: number }[]
  /** Toppings of the recipe to leave out. */
  without: readonly string[]
}

export interface ConfiguredPizza {
  price: Minor
  originalPrice: Minor
  /** Both halves where there are two; the picture is drawn from them. */
  recipes: readonly [PizzaRecipe, ...PizzaRecipe[]]
  foodType: FoodType
  allergens: Allergen[]
  energyKcal: number
}

export type Refusal =
  | "SIZE_NOT_MADE"
  | "CRUST_NOT_MADE"
  | "CHEESE_NOT_MADE"
  | "TOPPING_NOT_MADE"
  | "TOO_MANY_TOPPINGS"
  | "NOTHING_TO_LEAVE_OUT"
  | "CANT_BE_CHANGED"
  | "HALVES_DONT_MATCH"

export type Configured = { ok: true; item: ConfiguredPizza } | { ok: false; code: Refusal; what: string }

/** The pizza as it stands on the menu, in a size. */
export function asOnMenu({ recipe }: MenuPizza, size: SizeId): PizzaChoices {
  return { size, crust: recipe.crust, cheese: recipe.cheese, extras: [], without: [] }
}

/**
 * What a pizza with these choices costs and is, for the browser while choosing and for the server before it is charged.
 * With another half the dearer of the two decides the price; extras lie on the whole.
 */
export function configurePizza(
  pizza: MenuPizza,
  choices: PizzaChoices,
  kitchen: Kitchen,
  otherHalf?: MenuPizza,
): Configured {
  const halves: readonly [MenuPizza, ...MenuPizza[]] = otherHalf ? [pizza, otherHalf] : [pizza]
  const refusal = halves.map((half) => refuse(half, choices, kitchen, otherHalf !== undefined)).find(Boolean)
  if (refusal) return refusal
  const absent = choices.without.find((name) => !halves.some(({ recipe }) => recipe.toppings.includes(name)))
  if (absent !== undefined) return no("NOTHING_TO_LEAVE_OUT", absent)
  const { size, crust, cheese, extras } = choices
  const base = halves
    .map((half) => {
      const { price, originalPrice } = half.sizes.find(({ id }) => id === size) ?? { price: 0, originalPrice: 0 }
      // The crust and cheese it has on the menu are in its price; a simpler one is not cheaper, as nothing left out is.
      const dearer =
        Math.max(0, priceIn(size, kitchen.crusts, crust) - priceIn(size, kitchen.crusts, half.recipe.crust)) +
        Math.max(0, priceIn(size, kitchen.cheeses, cheese) - priceIn(size, kitchen.cheeses, half.recipe.cheese))
      return { price: price + dearer, originalPrice: originalPrice + dearer }
    })
    .reduce((dearer, each) => (each.price > dearer.price ? each : dearer))
  const added = extras.reduce((sum, { topping, count }) => sum + count * priceIn(size, kitchen.toppings, topping), 0)
  const [first, ...rest] = halves
  const recipes = [made(first, choices), ...rest.map((half) => made(half, choices))] as const
  return {
    ok: true,
    item: {
      price: base.price + added,
      originalPrice: base.originalPrice + added,
      recipes,
      foodType: foodType(...recipes),
      allergens: allergensIn(...recipes),
      energyKcal: Math.round(mean(recipes.map(energyPerServing)) / 10) * 10,
    },
  }
}

function made({ recipe }: MenuPizza, { crust, cheese, extras, without }: PizzaChoices): PizzaRecipe {
  const kept = recipe.toppings.filter((topping) => !without.includes(topping))
  const more = extras.flatMap(({ topping, count }) => Array.from({ length: count }, () => topping))
  return { ...recipe, crust, cheese, toppings: [...kept, ...more] }
}

function refuse(
  half: MenuPizza,
  { size, crust, cheese, extras, without }: PizzaChoices,
  { crusts, cheeses, toppings, limits }: Kitchen,
  isHalf: boolean,
): Extract<Configured, { ok: false }> | undefined {
  if (!half.sizes.some(({ id }) => id === size)) return no(isHalf ? "HALVES_DONT_MATCH" : "SIZE_NOT_MADE", size)
  const changed =
    isHalf || extras.length > 0 || without.length > 0 || crust !== half.recipe.crust || cheese !== half.recipe.cheese
  if (!changed) return undefined
  if (half.fixed) return no("CANT_BE_CHANGED", half.id)
  if (!isMade(size, crusts, crust)) return no("CRUST_NOT_MADE", crust)
  if (!isMade(size, cheeses, cheese)) return no("CHEESE_NOT_MADE", cheese)
  for (const { topping, count } of extras) {
    if (!isMade(size, toppings, topping)) return no("TOPPING_NOT_MADE", topping)
    if (!Number.isInteger(count) || count < 1 || count > limits.ofOne) return no("TOO_MANY_TOPPINGS", topping)
  }
  const names = extras.map(({ topping }) => topping)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return no("TOO_MANY_TOPPINGS", twice)
  if (extras.reduce((sum, { count }) => sum + count, 0) > limits.extras) return no("TOO_MANY_TOPPINGS", "all")
  return undefined
}

function no(code: Refusal, what: string) {
  return { ok: false, code, what } as const
}

interface Option {
  id: string
  price: PriceBySize
}

function isMade(size: SizeId, options: readonly Option[], id: string): boolean {
  return options.find((option) => option.id === id)?.price[size] !== undefined
}

/** A pizza as the menu has it may have a crust that is offered to nobody else: it costs nothing on top. */
function priceIn(size: SizeId, options: readonly Option[], id: string): Minor {
  return options.find((option) => option.id === id)?.price[size] ?? 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
