import type { MenuPizza, PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"

/**
 * Adding back a topping that was left out restores the recipe's own topping, so the first one is free. If only one of
 * two halves has it in its recipe, adding it puts it on both halves, which is an extra.
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
