import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import { points } from "../loyalty/rewards.ts"

export const order = <Node>(orderId: Node) => ["Order ", orderId]
export const orderDetails = "Order details"
export const orderStatus = "Order status"
export const seeOrderStatus = "See order status"
export const pending = "Pending"
export const payment = "Payment"
export const callStore = "Call the store"
export const callStoreOn = (phone: string) => `Call the store, ${phone}`

/** `when`: `today at 8:30 pm`. */
export const arrives = (when: string) => `Arrives ${when}.`
export const arrivesBy = (time: string) => `Arrives by ${time}.`
export const ready = (when: string) => `Ready ${when}.`
export const readyBy = (time: string) => `Ready by ${time}.`
export const atYourTable = (when: string) => `At your table ${when}.`
export const atYourTableBy = (time: string) => `At your table by ${time}.`

export const received = "We’ve got your order."
export const beingMade = "Your order is being made."
export const onItsWay = "Your order is on its way."
export const enjoyYourMeal = "Enjoy your meal!"

export const freeOfCharge = "Free of charge"
export const table = (number: string | number) => `Table ${number}`
export const paidWith = (method: string, amount: Minor, country: CountryCode) =>
  `${method}, ${formatMoney(amount, country)}`
export const wallet = "Wallet"
export const cashOnDelivery = "Cash on delivery"
export const cashAtStore = "Cash at the store"

/* A free pizza: points pay for one item. */
export const paidWithPoints = (count: number) => `Paid with ${points(count)}`
export const pointsAnd = (count: number, payment: string) => `${points(count)} · ${payment}`
export const free = "Free"
/** Read out before a price that is crossed out. */
export const priceBefore = "Instead of "
export const freeWithPoints = (count: number, quantity: number) =>
  quantity === 1 ? `Free with ${points(count)}` : `1 of ${quantity} free with ${points(count)}`
export const pointsComeBack = (count: number) => `Your ${points(count)} come back to your rewards.`
export const pointsWontComeBack = (count: number) =>
  `Your ${points(count)} won’t come back, because you’ve left the rewards programme.`
export const pointsDidntComeBack = (count: number) =>
  `${points(count)} didn’t come back, because you had left the rewards programme.`
export const pointsAreBack = (count: number) => `${points(count)} are back in your rewards.`

export const refundedToWallet = (amount: Minor, country: CountryCode) =>
  `${formatMoney(amount, country)} refunded to your wallet.`
export const refundedToAccount = (amount: Minor, country: CountryCode, method: string) =>
  `${formatMoney(amount, country)} refunded to your account (${method}).`
export const refundingToWallet = (amount: Minor, country: CountryCode) =>
  `${formatMoney(amount, country)} will be refunded to your wallet.`
export const refundInitiated = (amount: Minor, country: CountryCode, method: string) =>
  `Refund initiated: ${formatMoney(amount, country)} to ${method}. It usually takes 4-10 business days.`
export const sorryLate = "Sorry, your order was late."
export const refundingExtraPayment = "We’re refunding a payment that this order didn’t need."

export const imHere = "I’m here"
export const stayInCar = "We’ve told the store. Stay in your car, we’ll come out."
export const comeToCounter = "We’ve told the store. Come to the counter."

export const cancelOrder = "Cancel order"
export const cancelTimeLeft = (time: string) => `${time} left to cancel`
export const cancelThisOrder = "Cancel this order?"
export const keepOrder = "Keep order"
export const tooLateToCancel = "The kitchen has started, so it’s too late to cancel. Call the store for help."
export const fullRefund = "You’ll get a full refund."
export const refundTo = "Refund to"
export const originalPaymentMethod = "Original payment method"
export const originalPaymentMethodTime = "Usually 4-10 business days"
export const yourWallet = "Your wallet"
export const yourWalletTime = "Right away, for your next order"

export const orderNotFound = "We couldn’t find this order"
export const orderNotFoundHelp =
  "You may have ordered on another device or with another account. Open it there, or sign in with the account you used."
export const orderNotLoaded = "Couldn’t load your order"
