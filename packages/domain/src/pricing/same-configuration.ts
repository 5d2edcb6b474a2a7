import type { CartLine } from "./cart-line.ts"

/** What the customer chose, without a line's id and quantity. */
export type LineConfiguration = Omit<CartLine, "id" | "quantity">

/**
 * Checks whether two lines are the same product with the same configuration; the sequence of extras or picks doesn't
 * matter.
 */
export function isSameConfiguration(one: LineConfiguration, other: LineConfiguration): boolean {
  return one.productId === other.productId && configurationKey(one) === configurationKey(other)
}

function configurationKey({ size, pizza, picks = {} }: LineConfiguration): string {
  const pizzaKey = pizza && [
    pizza.crust,
    pizza.cheese,
    pizza.extras.map(({ topping, count }) => `${topping} ${count}`).sort(),
    [...new Set(pizza.without)].sort(),
    pizza.otherHalf ?? null,
  ]
  const pickKeys = Object.entries(picks).map(([choice, piece]) => `${choice} ${piece}`)
  return JSON.stringify([size ?? null, pizzaKey ?? null, pickKeys.sort()])
}
