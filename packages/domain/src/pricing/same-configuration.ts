import type { CartLine } from "./cart-line.ts"

/** What is wanted, without a line's name and number. */
export type LineConfiguration = Omit<CartLine, "id" | "quantity">

/** Whether two lines are of one product made one way; in which order extras or picks were chosen is no difference. */
export function isSameConfiguration(one: LineConfiguration, other: LineConfiguration): boolean {
  return one.productId === other.productId && configurationKey(one) === configurationKey(other)
}

function configurationKey({ size, pizza, picks = {} }: LineConfiguration): string {
  const made = pizza && [
    pizza.crust,
    pizza.cheese,
    pizza.extras.map(({ topping, count }) => `${topping} ${count}`).sort(),
    [...new Set(pizza.without)].sort(),
    pizza.otherHalf ?? null,
  ]
  const chosen = Object.entries(picks).map(([choice, piece]) => `${choice} ${piece}`)
  return JSON.stringify([size ?? null, made ?? null, chosen.sort()])
}
