import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { cheeses } from "./pizza/cheese.ts"
import { sauces } from "./pizza/sauce.ts"
import { isToppingName, toppings } from "./toppings/toppings.ts"

/** Describes a pizza's picture. In its own file, so that the pizza builder doesn't load the drawings of plates. */
export function describePizza(recipe: PizzaRecipe, rightHalf?: PizzaRecipe): string {
  if (!rightHalf) return `Pizza with ${describeTop(recipe)}`
  return `Pizza of two halves: ${describeTop(recipe)}; and ${describeTop(rightHalf)}`
}

function describeTop(recipe: PizzaRecipe): string {
  const items = recipe.toppings.length === 0 ? [cheeses[recipe.cheese].label] : recipe.toppings.map(toWords)
  return `${formatList(items)} on ${sauces[recipe.sauce].label}`
}

export function toWords(name: string): string {
  return isToppingName(name) ? toppings[name].label : name.replaceAll("-", " ")
}

/** Formats a list, for example `paneer, capsicum and red onion`. */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1) ?? ""
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`
}
