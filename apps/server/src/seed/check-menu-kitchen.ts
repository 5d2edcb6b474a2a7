import { sizeIds } from "@hearth/domain/menu/pizza-options.ts"
import type { SeedKitchen, SeedMenu, SeedProduct } from "./menu-schema.ts"

type Option = SeedKitchen["crusts" | "cheeses" | "toppings"][number]

/** Returns what is wrong with the kitchen's options, and pizzas of the menu that it can't make. */
export function checkMenuKitchen(menu: SeedMenu): string[] {
  const { crusts, cheeses, toppings, limits } = menu.kitchen
  return [
    ...[crusts, cheeses, toppings].flatMap(duplicates),
    ...[...crusts, ...cheeses, ...toppings].flatMap((option) => mispriced(menu, option)),
    ...freeToppings(toppings),
    ...(limits.ofOne > limits.extras ? ["the kitchen allows more of one topping than of all together"] : []),
    ...menu.products.flatMap((product) => unmakeable(menu.kitchen, product)),
  ]
}

function duplicates(options: readonly Option[]): string[] {
  const idsAndNames = options.flatMap(({ id, name }) => [id, name])
  return idsAndNames
    .filter((each, index) => idsAndNames.indexOf(each) !== index)
    .map((each) => `the kitchen has ${each} twice`)
}

function mispriced(menu: SeedMenu, { id, price }: Option): string[] {
  const soldSizes = new Set(menu.products.flatMap(({ sizes = [] }) => sizes.map((size) => size.id)))
  const sizes = sizeIds.filter((size) => price[size] !== undefined)
  if (sizes.length === 0) return [`the kitchen makes ${id} in no size`]
  const unsold = sizes
    .filter((size) => !soldSizes.has(size))
    .map((size) => `${id} has a price in ${size}, which is not sold`)
  const cheaper = sizes.some((size, index) => index > 0 && (price[size] ?? 0) < (price[sizes[index - 1] ?? size] ?? 0))
  return cheaper ? [...unsold, `${id} is cheaper on a larger pizza`] : unsold
}

function freeToppings(toppings: SeedKitchen["toppings"]): string[] {
  return toppings
    .filter(({ price }) => Object.values(price).some((each) => each === 0))
    .map(({ id }) => `the extra topping ${id} costs nothing`)
}

/** A customisable pizza's default crust and cheese must exist in each size that it is sold in. */
function unmakeable({ crusts, cheeses }: SeedKitchen, { id, type, recipe, sizes, fixed }: SeedProduct): string[] {
  if (recipe.kind !== "pizza" || type === "COMBO") return fixed ? [`${id} is fixed but is not a pizza`] : []
  if (fixed) return []
  if (!sizes) return [`${id} has one size, so it must be fixed`]
  const crust = crusts.find((each) => each.id === recipe.crust)
  const cheese = cheeses.find((each) => each.id === recipe.cheese)
  return sizes.flatMap((size) => [
    ...(crust?.price[size.id] === undefined ? [`${id}: no ${recipe.crust} crust is made in ${size.id}`] : []),
    ...(cheese?.price[size.id] === undefined ? [`${id}: no ${recipe.cheese} cheese is made in ${size.id}`] : []),
  ])
}
