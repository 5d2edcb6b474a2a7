import type { CartLine } from "./cart-line.ts"

/** What is wanted, without a line's name and number. */
export type Wanted = Omit<CartLine, "id" | "quantity">

/** Whether two lines are of one product made one way; in which order extras or picks were chosen is no difference. */
export function isSameThing(one: Wanted, other: Wanted): boolean {
  return one.productId === other.productId && keyOf(one) === keyOf(other)
}

function keyOf({ size, pizza, picks = {} }: Wanted): string {
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
