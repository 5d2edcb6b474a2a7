import type { KitchenData } from "@hearth/contract/calls/catalog.calls.ts"
import type { PizzaChoices } from "@hearth/domain/menu/configure-pizza.ts"

/** The configurations that the next tap may produce: one more of each topping, another crust, another cheese. */
export function likelyNextChoices(choices: PizzaChoices, kitchen: KitchenData): PizzaChoices[] {
  const { size, extras } = choices
  const next: PizzaChoices[] = []
  for (const { id, price } of kitchen.toppings) {
    const count = (extras.find(({ topping }) => topping === id)?.count ?? 0) + 1
    if (price[size] !== undefined && count <= kitchen.limits.ofOne) {
      next.push({ ...choices, extras: [{ topping: id, count }] })
    }
  }
  for (const { id, price } of kitchen.crusts) if (price[size] !== undefined) next.push({ ...choices, crust: id })
  for (const { id, price } of kitchen.cheeses) if (price[size] !== undefined) next.push({ ...choices, cheese: id })
  return next
}
