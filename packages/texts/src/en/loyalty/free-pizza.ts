/** A pizza that points pay for, wherever it has a price: the rewards menu, the cart, its offers and the bill. */
import { points } from "./rewards.ts"

export const freePizza = "Free pizza"
export const freePizzaFor = (count: number) => `Free pizza · ${points(count)}`
/** On the bill. */
export const freePizzaWith = (count: number) => `Free pizza (${points(count)})`
export const spendPoints = (count: number) => `Use ${points(count)}`
export const spendPointsFor = (count: number, offer: string) => `Use ${points(count)} for ‘${offer}’`
export const spendPointsAnd = (count: number, codes: readonly string[]) => [spendPoints(count), ...codes].join(" and ")
export const offerWithPoints = (offer: string, count: number) => `‘${offer}’ with ${points(count)}`

/* A line of the cart. */
export const free = "Free"
/** `spoken` renders the words that only screen readers need. */
export const freeInsteadOf = <Node>(spoken: (text: string) => Node, free: Node, original: Node) => [
  free,
  spoken(", was "),
  original,
]
export const freeWith = (count: number) => `Free with ${points(count)}`
export const freeWithoutExtras = (count: number) => `Free with ${points(count)}, you pay the extras`
export const oneIsFree = (quantity: number, count: number) => `1 of ${quantity} free with ${points(count)}`

/* Removing it from the offers. */
export const removeOffer = "Remove free pizza"
export const staysInCart = (name: string | undefined) =>
  `${name ?? "Your pizza"} stays in your cart at its normal price. Your points are safe.`

/* A free pizza that can't be ordered. */
export const soldOut = "Your free pizza is sold out. Your points are safe."
export const unavailable = "Your free pizza isn’t available at this store. Your points are safe."
export const missing = "Your free pizza isn’t in your cart. Your points are safe."
export const chooseAnother = "Choose another"

/* Editing it. Sizes: `Medium`. */
export const freeInSize = (size: string) => `Free in ${size.toLowerCase()}. You pay only for extras.`
export const freeInOtherSize = (freeSize: string, size: string) =>
  `Free in ${freeSize.toLowerCase()}. In ${size.toLowerCase()} you pay the full price.`

/* In a product's sheet. */
export const freeInSizeWith = (size: string, count: number) => `Free in ${size.toLowerCase()} with ${points(count)}`
export const chooseSize = (size: string) => `Choose ${size.toLowerCase()}`

/* In the menu and the cart of a member who has one. */
export const youHaveOne = "You have a free pizza"
export const chooseIt = "Choose it"
