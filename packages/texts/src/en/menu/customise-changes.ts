import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

/** Summary of an item: `Medium, Deep pan, 2 extras`. */
export const halfAndHalf = "half and half"
export const extraCount = (count: number) => (count === 1 ? "1 extra" : `${count} extras`)
export const removedCount = (count: number) => `${count} removed`

/** Announcements for screen readers. */
export const changesWithPrice = (changes: readonly string[], price: Minor, country: CountryCode) =>
  `${changes.join(", ")}, ${formatMoney(price, country)}`
export const otherCrust = "Different crust"
export const otherCheese = "Different cheese"
export const picked = (choice: string, name: string) => `${choice}: ${name}`
export const half = (pizza: string) => `Half ${pizza}`
export const whole = (pizza: string) => `All ${pizza}`
export const added = (topping: string, count: number) =>
  count > 1 ? `Added ${topping}, now ${count}` : `Added ${topping}`
export const removed = (topping: string, remaining: number) =>
  remaining > 0 ? `Removed one ${topping}, now ${remaining}` : `Removed ${topping}`
export const leftOut = (topping: string) => `Without ${topping}`
export const addedBack = (topping: string) => `Added back ${topping}`

/** Why a choice from a link, or one made for another size, is not on the pizza or in the box. */
export const sizeUnavailable = (product: string) => `${product} isn’t available in that size, so we picked another.`
export const crustUnavailable = (crust: string | undefined, size: string | undefined) =>
  `${crust ?? "That crust"} isn’t available ${inSizeOrHere(size)}, so we picked another crust.`
export const cheeseUnavailable = (cheese: string | undefined, size: string | undefined) =>
  `${cheese ?? "That cheese"} isn’t available ${inSizeOrHere(size)}, so we picked another cheese.`
export const toppingUnavailable = (topping: string | undefined, size: string | undefined) =>
  `We can’t add ${topping?.toLowerCase() ?? "one of the toppings"} ${inSizeOrHere(size)}.`
export const tooManyToppings = (max: number, maxOfOne: number) =>
  `You can add up to ${max} extra toppings, ${maxOfOne} of each. We left out the rest.`
export const nothingToRemove = (topping: string | undefined) =>
  topping === undefined
    ? "This pizza already comes without one of the toppings."
    : `This pizza already comes without ${topping.toLowerCase()}.`
export const notCustomisable = (product: string) => `${product} can’t be customised, so we left it as it is.`
export const halvesDontMatch = (size: string | undefined) =>
  size === undefined
    ? "The other half can’t share this base, so it’s a whole pizza."
    : `The other half can’t share this base in ${size}, so it’s a whole pizza.`
export const halfNotOnMenu = "The other half isn’t on this store’s menu, so it’s a whole pizza."
export const sameHalves = (product: string) => `Both halves are ${product}, so it’s a whole pizza.`
export const noSuchOption = (product: string) => `${product} doesn’t have that option.`
export const pickUnavailable = "One of your picks isn’t available in this box, so we added the usual one."
const inSizeOrHere = (size: string | undefined) => (size === undefined ? "here" : `in ${size}`)
