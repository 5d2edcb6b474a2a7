import type { MenuPizza, PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"

/**
 * Left out and added, a topping is simply on it: the first one brings back what the recipe has, for nothing. Where only
 * one of two halves has it by its recipe, adding it puts it on both, and that is something else.
 */
export function bringBack(choices: PizzaChoices, halves: readonly MenuPizza[]): PizzaChoices {
  const { extras, without } = choices
  const back = extras
    .map(({ topping }) => topping)
    .filter((name) => without.includes(name) && halves.every(({ recipe }) => recipe.toppings.includes(name)))
  if (back.length === 0) return choices
  return {
    ...choices,
    without: without.filter((name) => !back.includes(name)),
    extras: extras
      .map(({ topping, count }) => ({ topping, count: back.includes(topping) ? count - 1 : count }))
      .filter(({ count }) => count > 0),
  }
}
