import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const choosePizza = "Choose a pizza to start with. You can change everything on it."
export const customiseAnother = "Customise another pizza"
export const scriptsNeeded = "Customising needs JavaScript, which is off in this browser."

export const crust = "Crust"
export const cheese = "Cheese"
export const included = "Included"
export const notAvailableIn = (size: string) => `Not available in ${size}`
export const nothingToChoose = "This item can’t be customised."
export const onlySize = "You can only choose the size of this item."

export const halfAndHalf = "Half and half"
export const whyHalves = "Can’t decide? Get two pizzas on one base."
export const halvesPrice = "Priced by the costlier half"
export const left = "Left"
export const right = "Right"
export const chooseOtherHalf = "Choose the other half"
export const changeRightHalf = "Change the right half"
export const makeWhole = "Make it whole"

export const includedToppings = "Included toppings"
export const tapToRemove = "Tap to remove. The price stays the same."
export const extraToppings = "Extra toppings"
export const vegetarian = "Vegetarian"
export const nonVegetarian = "Non-vegetarian"
export const toppingCount = (count: number, max: number) => `${count} of ${max}`
export const toppingLimits = (max: number, maxOfOne: number) => `Add up to ${max}, and up to ${maxOfOne} of each.`
export const allToppingsAdded = (max: number) => `You’ve added all ${max}. Remove one to add another.`
export const maxOfEach = (max: number) => `Maximum ${max} of each`
export const maxToppings = (max: number) => `Maximum ${max} toppings`
export const addBackFree = "Add back, free"
export const removeOne = (topping: string) => `Remove one ${topping}`
export const onPizza = (count: number) => `${count} on the pizza`

export const alwaysIncluded = "Always included"
export const chooseOneOf = (count: number) => `Choose 1 of ${count}`
export const inTheBox = (names: readonly string[]) => `In the box: ${names.join(", ")}`

export const contains = (allergens: readonly string[]) => `Contains ${allergens.join(", ")}`
export const unknownAllergens = "Allergens unknown: this store doesn’t make one of the items"

export const backToMenu = "Back to the menu"
export const menu = "Menu"
export const share = "Share"
export const linkCopied = "Link copied"
export const couldNotCopy = "Couldn’t copy the link. Copy it from the address bar."
export const dismiss = "Dismiss"

export const notAvailableHere = "Not available here"
export const soldOutBack = (backAt: string) => `Sold out, ${backAt}`
export const itemInBox = "An item in this box"
export const orderLater = "You can’t order it until then."
export const boxUnavailable = "This box isn’t available without it."
export const chooseSomethingElse = "Choose something else to order now."
export const soldOutReplaced = (name: string, replacement: string, surcharge: Minor, country: CountryCode) =>
  `${name} is sold out. ${replaced(replacement, surcharge, country)}`
export const unavailableReplaced = (name: string, replacement: string, surcharge: Minor, country: CountryCode) =>
  `${name} isn’t available here. ${replaced(replacement, surcharge, country)}`
const replaced = (replacement: string, surcharge: Minor, country: CountryCode) =>
  surcharge > 0
    ? `We picked ${replacement} instead (+ ${formatMoney(surcharge, country)}).`
    : `We picked ${replacement} instead.`
