/* The cards about the loyalty programme in checkout, on an order's pages and on the home page. */
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
export const anotherOrderEarnedToday = "You’ve already earned today’s slice. Order tomorrow for the next one."

/** The day's points are gone: given up by leaving the programme, or taken back. */
export const todaysPointsLost = "Today’s points were given up or taken back. Order tomorrow for the next slice."
export const daysPointsLost = "The points of that day were given up or taken back."

/* While several orders of a day are open. */
export const oneOrderEarns = (earned: Earned) => `One of your orders earns ${amount(earned)}`
export const firstDeliveredEarns = "Only the first order you receive today earns a slice."

/* After the order. */
const handoverTexts: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "when your order is delivered",
  PICKUP: "when you pick up your order",
  CURBSIDE: "when you pick up your order",
  DINEIN: "when your order is served",
}
export const youEarn = (earned: Earned, deliveryType: DeliveryType) =>
  `You earn ${amount(earned)} ${handoverTexts[deliveryType]}`
const onTheWay = (earned: Earned) =>
  earned.slices === 1
    ? "Your slice is on its way"
    : earned.slices === 0
      ? `Your ${rewardsTexts.points(earned.points)} are on their way`
      : `Your ${earned.slices} slices are on their way`
const arrive = (earned: Earned) =>
  earned.slices === 1
    ? "Your slice arrives"
    : earned.slices === 0
      ? `Your ${rewardsTexts.points(earned.points)} arrive`
      : `Your ${earned.slices} slices arrive`
/** Without a day if it has passed. */
export const earnedOnTheWay = (earned: Earned, day: string | undefined) =>
  day === undefined ? onTheWay(earned) : `${arrive(earned)} by ${day}`
export const thisOrderEarned = (earned: Earned) => `This order earned you ${amount(earned)}`
export const anotherOrderEarned = "Only one order a day earns points, and you received another one first."
export const thisOrderWouldHaveEarned = (program: string, earned: Earned) =>
  `With ${program}, this order would have earned ${amount(earned)}`
export const joinToEarn = (earned: Earned) =>
  `Join to earn ${earned.slices === 1 ? "one" : amount(earned)} with your next order.`

/* For a guest, who may be a member who hasn't signed in. */
export const alreadyMember = (program: string) => `Are you in ${program}?`
export const signInForThisOrder = (earned: Earned) =>
  `Sign in before you get your order, and it earns ${amount(earned)}. Or join for your next order.`
export const signIn = "Sign in"

/* An order that points paid for. */
export const nextPizzaStarts = "Now for the next free pizza"
export const paidWithPoints = (progress: string) => `An order of a free pizza alone earns no points. ${progress}.`

/* The pie. */
export const collected = (slices: number, total: number) => `You have ${slices} of ${total} slices`
export const collectedAndOnTheWay = (slices: number, total: number, coming: number) =>
  `${collected(slices, total)}, ${coming} on ${coming === 1 ? "its" : "their"} way`
export const completesFreePizza = (progress: string) => `${progress}. This order completes your free pizza.`
export const freePizzasWaiting = (count: number) =>
  count === 1 ? "A free pizza is waiting" : `${count} free pizzas are waiting`

/* Joining. */
export const daysForPizza = (days: number) => `Order on ${days} days, get a free pizza`
export const firstOrderEarns = (earned: Earned) => `The first order you receive each day earns ${amount(earned)}.`
export const signInToJoin = (program: string) => `Sign in to join ${program}`
export const seeRewards = "See your rewards"

/* The programme can't be reached. */
export const yourRewards = "Your rewards"
export const notLoaded = "We couldn’t load them just now."
