import type { MenuPizza, PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"

/**
 * Left out and added, a topping is simply on it: the first one brings back what the recipe has, for nothing. Where only
 * one of two halves has it by its recipe, adding it puts it on both, and that is something else.
 */
export function restoreLeftOut(choices: PizzaChoices, halves: readonly MenuPizza[]): PizzaChoices {
  const { extras, without } = choices
  const restored = extras
    .map(({ topping }) => topping)
    .filter((name) => without.includes(name) && halves.every(({ recipe }) => recipe.toppings.includes(name)))
  if (restored.length === 0) return choices
  return {
    ...choices,
    without: without.filter((name) => !restored.includes(name)),
    extras: extras
      .map(({ topping, count }) => ({ topping, count: restored.includes(topping) ? count - 1 : count }))
      .filter(({ count }) => count > 0),
  }
}
