/** The cards about the loyalty programme in checkout, on an order's pages and on the home page. */
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as rewardsTexts from "./rewards.ts"

/** What an order earns: slices, or only points if they don't fill a slice. */
interface Earned {
  slices: number
  points: number
}

const amount = (earned: Earned) =>
  earned.slices === 0 ? rewardsTexts.points(earned.points) : earned.slices === 1 ? "a slice" : `${earned.slices} slices`

/* Before the order. */
export const thisOrderEarns = (earned: Earned) => `This order earns ${amount(earned)}`
export const thisOrderCouldEarn = (earned: Earned) => `This order could earn ${amount(earned)}`
export const noPointsThisTime = "No points this time"
export const anotherOrderEarnedToday = "One order a day earns points, and another of today’s has earned them."

/* While several orders of a day are open. */
export const oneOrderEarns = (earned: Earned) => `One of your orders earns ${amount(earned)}`
export const firstDeliveredEarns = "One order a day earns points: the first that you get."

/* After the order. */
const moments: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "when your order is delivered",
  PICKUP: "when you pick up your order",
  CURBSIDE: "when you pick up your order",
  DINEIN: "when your order is served",
}
export const youEarn = (earned: Earned, deliveryType: DeliveryType) =>
  `You earn ${amount(earned)} ${moments[deliveryType]}`
const onTheWay = (earned: Earned) =>
  earned.slices === 1
    ? "Your slice is on its way"
    : earned.slices === 0
      ? `Your ${rewardsTexts.points(earned.points)} are on their way`
      : `Your ${earned.slices} slices are on their way`
/** Without a day if it has passed. */
export const earnedOnTheWay = (earned: Earned, day: string | undefined) =>
  day === undefined ? onTheWay(earned) : `${onTheWay(earned)}, by ${day}`
export const thisOrderEarned = (earned: Earned) => `This order earned you ${amount(earned)}`
export const anotherOrderEarned = "One order a day earns points, and another of that day has earned them."
export const thisOrderWouldHaveEarned = (earned: Earned) => `This order would have earned ${amount(earned)}`
export const nextOrderEarns = (earned: Earned) =>
  `Join now, and your next order earns ${earned.slices === 1 ? "one" : amount(earned)}.`

/* The pie. */
export const collected = (slices: number, total: number) => `${slices} of ${total} slices collected`
export const collectedAndOnTheWay = (slices: number, total: number, coming: number) =>
  `${collected(slices, total)}, ${coming} on ${coming === 1 ? "its" : "their"} way`
export const completesFreePizza = (progress: string) => `${progress}. This one completes a free pizza.`
export const freePizzasWaiting = (count: number) =>
  count === 1 ? "A free pizza is waiting" : `${count} free pizzas are waiting`

/* Joining. */
export const slicesMakePizza = (slices: number) => `${slices} slices make a free pizza.`
export const ordersForPizza = (orders: number) => `${orders} orders on ${orders} days, 1 free pizza`
export const oneOrderADayEarns = (earned: Earned) => `One order a day earns ${amount(earned)}.`
export const signInToJoin = (program: string) => `Sign in to join ${program}`
export const seeRewards = "See your rewards"
