import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { ChatTopic } from "@hearth/domain/chat/chat-topics.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { points as countPoints } from "../loyalty/rewards.ts"

/** The buttons that ask about a topic. */
export const topicLabels: Readonly<Record<ChatTopic, string>> = {
  "order-status": "Where is my order?",
  "late-order": "My order is late",
  "cancel-order": "Cancel my order",
  refund: "Where is my refund?",
  case: "My complaint",
  stores: "Store and opening hours",
  offers: "Today’s offers",
  points: "My points",
  delivery: "Delivery area and charges",
  person: "Talk to us",
  greeting: "Start again",
}

export const hello = "Hi! I can tell you about your orders, refunds, stores, offers, points and delivery."
export const howCanIHelp = "What would you like to know?"
export const notUnderstood = "Sorry, I didn’t understand that. Choose a topic, or call us."
export const fewWordsOfLanguage = "I understand only a few words of your language. Our help desk can help you."
export const switchedOff = "I can’t look that up at the moment."

/* Orders. */
export const noActiveOrder = "You have no order on the way."
export const orderedAsGuest = "Ordered without signing in? Find your order by its number."
export const noActiveOrderHere = "You have no order on the way on this device."
export const orderedElsewhere = "Ordered on another device? Sign in, or find your order by its number."
export const activeOrders = (count: number) => (count === 1 ? "Here’s your order:" : `You have ${count} active orders:`)
export const arrivesBetween = (from: string, to: string) => (from === to ? `Arrives at ${to}` : `Arrives ${from}–${to}`)
export const readyBetween = (from: string, to: string) => (from === to ? `Ready at ${to}` : `Ready ${from}–${to}`)
export const orderTitle = (stage: string, orderId: string) => `${stage} · ${orderId}`
export const stages: Readonly<Record<TicketStage, string>> = {
  PLACED: "Order placed",
  ACCEPTED: "Confirmed by the store",
  MAKING: "Preparing",
  BAKING: "In the oven",
  READY: "Ready",
  "ON THE WAY": "On its way",
  "HANDED OVER": "Handed over",
  CANCELLED: "Cancelled",
}
export const statuses: Readonly<Record<OrderStatus, string>> = {
  PENDING: "Payment pending",
  "ADVANCE ORDER": "Advance order",
  "ORDER PLACED": "Order placed",
  INPROCESS: "Preparing",
  PICKED: "On its way",
  DELIVERED: "Delivered",
  "PICKED UP": "Picked up",
  CANCELLED: "Cancelled",
  FAILED: "Not placed",
}
export const lastOrder = "Your last order:"

/* Late orders. */
export const isLate = (minutes: number) =>
  minutes <= 1 ? "It’s a minute late. Sorry about that!" : `It’s ${minutes} minutes late. Sorry about that!`
export const notLate = "It isn’t late so far."
export const lateRefund = (amount: Minor, country: CountryCode) =>
  `Because it’s late, you get ${formatMoney(amount, country)} back automatically when it’s handed over.`
export const guaranteeUntil = (time: string) =>
  `The guarantee counts until ${time}. If it’s later, we refund it automatically.`
export const noLateOrder = "None of your orders is on the way, so none is late."

/* Cancelling. */
export const cancelUntil = (time: string) => `You can cancel it on its page until ${time}.`
export const tooLateToCancel =
  "It can’t be cancelled any more, because the store is making it. If something is wrong, call us."
export const wasCancelled = (orderId: string) => `Your order ${orderId} was cancelled.`
export const nothingToCancel = "You have no order that can be cancelled."

/* Refunds. */
/** `refund`: a sentence about it. */
export const refundOfOrder = (orderId: string, refund: string) => `Order ${orderId}: ${refund}`
export const noRefunds = "I found no refund for your last orders."
export const refundsAreAutomatic = "If we cancel an order or it’s late, we refund it automatically, without asking."

export const reportForRefund =
  "Charged twice, or something wrong with an order? Report the problem, and we’ll put it right."
export const callForRefund = "Charged twice, or something wrong with an order? Call our help desk."

/* Cases. */
export const activeCases = (count: number, shown: number) => {
  if (count === 1) return "Here’s your case:"
  return count > shown ? `You have ${count} active cases. The newest:` : `You have ${count} active cases:`
}
export const noActiveCase = "You have no active case."
export const casesOfAccount = "Reported it with your account? Sign in to see it."
export const caseTitle = (state: string, caseNumber: string) => `${state} · ${caseNumber}`
export const caseDetail = (category: string, orderId: string) => `${category} · ${orderId}`

/* Stores. */
export const storeOpenUntil = (store: string, time: string) => `${store} is open until ${time}.`
export const storeOpens = (store: string, when: string) => `${store} is closed now. It opens ${when}.`
export const storeClosed = (store: string) => `${store} is closed now.`
export const hoursToday = (hours: string) => `Today’s hours: ${hours}.`
export const closedToday = "It’s closed today."
export const storeAddress = (address: string) => `${address}.`
export const chooseStoreFirst = "Choose your location, and I’ll tell you about the store near you."

/* Offers. */
export const bestOffers = "Some offers at your store:"
export const offer = (title: string, code: string | null) => (code === null ? title : `${title}, code ${code}`)
export const noOffers = "There are no offers at your store at the moment."

/* Points. */
export const balance = (count: number) => `You have ${countPoints(count)}.`
export const freePizzas = (count: number) => (count === 1 ? "That’s a free pizza!" : `That’s ${count} free pizzas!`)
export const missingPoints = (count: number) => `${countPoints(count)} to go for a free pizza.`
export const pendingPoints = (count: number) => `${countPoints(count)} from your last order arrive within a day.`
export const notAMember = "You aren’t in the rewards programme yet. Joining is free."
export const signInForPoints = "Sign in to see your points."

/* Delivery. */
export const deliversHere = (store: string) => `Yes, ${store} delivers to your location.`
export const notDeliveredHere = "We don’t deliver to your location yet. You can pick up at a store."
export const setLocation = "Set your location, and I’ll check whether we deliver there."
export const deliveryCharge = (amount: Minor, freeFrom: Minor | null, country: CountryCode) =>
  freeFrom === null
    ? `Delivery costs ${formatMoney(amount, country)}.`
    : `Delivery costs ${formatMoney(amount, country)}, and is free from ${formatMoney(freeFrom, country)}.`
export const packagingCharge = (amount: Minor, country: CountryCode) =>
  `Packaging costs ${formatMoney(amount, country)}.`
export const smallestOrder = (amount: Minor, country: CountryCode) =>
  `The smallest order is ${formatMoney(amount, country)}.`

/* Handing over. */
export const handOver = "Sorry about the trouble. You can report a problem with an order, or call our help desk."
export const handOverToHelpDesk = "Our help desk is there for problems with an order, a payment or the app."
export const callHelpDesk = (number: string) => `Call the help desk, ${number}`
export const callStore = (number: string) => `Call the store, ${number}`

/* Links. */
export const allOrders = "All orders"
export const findOrder = "Find my order"
export const signIn = "Sign in"
export const reportProblem = "Report a problem"
export const yourCases = "Your cases"
export const seeOffers = "See offers"
export const seeRewards = "See rewards"
export const seeStores = "Stores near you"
export const changeLocation = "Set location"
