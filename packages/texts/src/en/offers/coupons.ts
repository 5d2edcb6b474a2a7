import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const loadingCart = "Loading your cart…"
export const couldNotLoadCart = "Couldn’t load your cart. Coupons depend on what’s in it."
export const addSomething = "Add something to your cart to use coupons."
export const cartValueLoading = "Cart value with charges: …"
export const cartValue = (amount: Minor, country: CountryCode) =>
  `Cart value with charges: ${formatMoney(amount, country)}`
export const goHome = "Go to home"

export const loading = "Loading coupons"
export const couldNotLoad = "Couldn’t load coupons"
export const noCoupons = "No coupons right now"
export const checkBackSoon = "Check back soon for new ones."

export const category = "Category"
export const all = "All"
export const pizza = "Pizza"
export const sides = "Sides"
export const sideCombos = "Side combos"
export const pizzaMania = "Pizza mania"

export const bestForCart = "Best for this cart"
export const whyNotOthers = "Why not the others?"
export const applied = "Applied"
export const noCodeNeeded = "No code needed"
export const moreDetails = "More details"
export const moreDetailsOf = (offer: string) => `More details of ${offer}`
export const addItems = "Add items"
export const addItemsFor = (offer: string) => `Add items for ${offer}`
export const couldNotLoadTerms = "Couldn’t load the terms."

export const expiresIn = <Node>(countdown: Node) => ["Coupon expires in ", countdown]

export const progress = "Your progress"
export const progressOf = (done: string, last: string) => `${done} of ${last}`
export const inYourCart = "In your cart:"
export const yourOrders = "Your orders:"
export const reached = "reached"
export const unlocked = "Unlocked"
export const amountToGo = (amount: Minor, country: CountryCode) => `${formatMoney(amount, country)} to go`
export const ordersToGo = (count: number) => (count === 1 ? "1 order to go" : `${count} orders to go`)
