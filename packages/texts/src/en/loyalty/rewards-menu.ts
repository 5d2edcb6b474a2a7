import { joinWithAnd } from "../lists.ts"
import { points } from "./rewards.ts"

export const rewardsMenu = "Rewards menu"
export const backToRewards = "Back to rewards"
export const intro = (pointsPerPizza: number) =>
  `Pick one for ${points(pointsPerPizza)}. Extra toppings and charges, such as delivery, are added to your bill.`
export const pizzasAt = (store: string) => `Free pizzas at ${store}`
export const price = (count: number) => points(count)
export const sizeAndSlices = (size: string, slices: string) => `${size} · ${slices}`
export const addForFree = "Add for free"
export const addNamedForFree = (name: string) => `Add for free: ${name}`
export const couldNotAdd = "Your free pizza wasn’t added"
export const pointsPayForOther = (name: string) => `Your points pay for ${name}, so that you save most.`
export const youPayFor = (name: string, price: string) => `You pay ${price} for ${name}.`
export const codesRemoved = (codes: readonly string[]) =>
  codes.length === 1
    ? `${codes[0]} was removed: it can’t be combined with your free pizza.`
    : `${joinWithAnd(codes)} were removed: they can’t be combined with your free pizza.`

export const whereTo = "Where are you ordering?"
export const chooseLocation = "Choose location"
export const menuDependsOnStore = "Choose your location first. We’ll show the free pizzas of your store."

export const alreadyInCart = "Your free pizza is in your cart"
export const onePerOrder = "You can redeem one per order. To choose another one, remove it from your cart first."

export const notLoaded = "Couldn’t load the rewards menu"
export const empty = "No free pizzas here right now"
export const tryAnotherStore = "Try another store, or come back later."
