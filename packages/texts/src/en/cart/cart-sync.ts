import { points } from "../loyalty/rewards.ts"

export const cartFull = (maxItems: number) =>
  `You can order up to ${maxItems} items at once. For more, order twice or call the store.`
export const noLongerInCart = (name: string | undefined) => `${name ?? "An item"} is no longer in your cart.`

/* A pizza that was redeemed with points. */
export const freePizzaRemoved = "Your free pizza was removed. Your points are safe."
export const nowFree = (name: string, count: number) => `Your ${points(count)} now pay for ${name}.`
export const removedAndNowFree = (removed: string, name: string, count: number) =>
  `${removed} removed. ${nowFree(name, count)}`
export const noLongerFree = (name: string | undefined) =>
  `${name ?? "Your pizza"} is no longer free. Your points are safe.`
