import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import { points } from "../loyalty/rewards.ts"

export const orderNumber = "Order number"
export const findMyOrder = "Find my order"
export const findByNumber =
  "Enter your order number and the mobile number you ordered with. Both are in our message to you."
export const notOnThisDevice =
  "We couldn’t find this order on this device. Enter its number and the mobile number you ordered with."
export const enterOrderNumber = (example: string) =>
  `Enter the ten letters and digits of your order number, like ${example}.`
export const orderNotFound =
  "We couldn’t find an order with this order number and mobile number. Check both and try again."
export const notOrderedYet = "Haven’t ordered yet? See the menu"
export const trackOncePlaced = "You can track your order here once it’s placed. This page updates automatically."

export const live = "Live"
export const polling = "Updating every few seconds"
export const reconnecting = "No connection. Reconnecting…"
export const freePizzaWithPoints = (count: number) => `1 pizza free with ${points(count)}`
export const yourOrder = "Your order"
export const payInCash = "Pay in cash"
export const payInCashAtDoor = "Pay in cash at the door"
export const call = (name: string) => `Call ${name}`
export const callOn = (name: string, phone: string) => `Call ${name}, ${phone}`

export const map = "Map"
export const mapOfStore = "Map of the store"
export const mapOfDelivery = "Map of the store, your address and the rider"
export const riderOnMap = (name: string) => `${name} is on the map.`
export const riderNotOnMap = "Your rider will show here soon."

export const scheduled = "Scheduled"
export const yourSlot = (slot: string) => `Your slot: ${slot}.`
export const received = "We’ve got your order"
export const waitingForStore = (store: string) => `Waiting for ${store} to confirm.`
export const confirmed = "Order confirmed"
export const nextInKitchen = "Your order is next in the kitchen."
export const preparing = "Preparing your order"
export const madeForYou = "Stretched, topped and made just for you."
export const inTheOven = "In the oven"
export const bubbling = "Crisp at the edge, bubbling in the middle."
export const readyForPickup = "Ready for pickup"
export const pickUpAtCounter = (store: string) => `Pick it up at the counter of ${store}.`
export const tellUsYouAreHere = "Tap “I’m here” when you arrive, and we’ll bring it out."
export const comingToYourTable = "Coming to your table"
export const napkins = "Napkins at the ready."
export const packed = "Packed and hot"
export const leavingSoon = "It’s about to leave with your rider."
export const onItsWay = "On its way"
export const isBringing = (name: string) => `${name} is bringing your order.`
export const courierIsBringing = (courier: string, reference: string) =>
  `${courier} is bringing your order. Reference ${reference}.`
export const riderIsBringing = "Your rider is bringing your order."
export const enjoyYourMeal = "Enjoy your meal!"
export const deliveredAt = (time: string) => `Delivered at ${time}.`
export const pickedUpAt = (time: string) => `Picked up at ${time}.`
export const servedAt = (time: string) => `Served at ${time}.`
export const cancelled = "Your order is cancelled"
export const wontBeMade = "It won’t be made."

export const stagePlaced = "Order placed"
export const stageAccepted = "Confirmed by the store"
export const stageMaking = "Preparing"
export const stageReady = "Ready"
export const stagePacked = "Packed"
export const stageDelivered = "Delivered"
export const stagePickedUp = "Picked up"
export const stageServed = "Served"
export const stageCancelled = "Cancelled"

export const anyMoment = "Any moment"
export const minutes = (from: number, to: number) => `${from}–${to} min`
export const arrivingIn = "Arriving in"
export const atYourTableIn = "At your table in"
export const readyIn = "Ready in"
export const scheduledFor = "Scheduled for"
export const expected = "Expected"
export const promisedBy = "Promised by"
export const nowExpected = (time: string) => `Now expected ${time}`
export const promisedNowExpected = (promised: string, time: string) => `Promised by ${promised} · now expected ${time}`

export const runningLate = "Sorry, we’re running late"
export const wePromised = (time: string) => `We promised it by ${time}.`
export const lateNotConfirmed = (store: string) => `${store} hasn’t confirmed your order yet.`
export const lateAccepted = "It’s next in the kitchen."
export const lateMaking = "It’s being made now."
export const lateBaking = "It’s in the oven now."
export const lateReady = "It’s ready and leaves next."
export const lateOnTheWay = "It’s on its way now."
export const automaticRefund = (amount: Minor, country: CountryCode) =>
  `We’ll refund ${formatMoney(amount, country)} automatically.`
export const automaticRefundAfter = (time: string, amount: Minor, country: CountryCode) =>
  `If it’s not there by ${time}, we’ll refund ${formatMoney(amount, country)} automatically.`

export const onTime = "On time"
export const deliveredInMinutes = (minutes: number) =>
  minutes === 1 ? "Delivered in 1 minute, as promised." : `Delivered in ${minutes} minutes, as promised.`
export const arrivesByOrRefund = (time: string, amount: Minor, country: CountryCode) =>
  `Arrives by ${time}, or you get ${formatMoney(amount, country)} back.`
export const mayBeLate = (time: string, amount: Minor, country: CountryCode) =>
  `We may be later than ${time}. If so, you get ${formatMoney(amount, country)} back.`
export const sorryWeAreLate = "Sorry, we’re late"
export const walletRefundOnArrival = (amount: Minor, country: CountryCode) =>
  `We’ll add ${formatMoney(amount, country)} to your wallet when your order arrives.`
export const sourceRefundOnArrival = (amount: Minor, country: CountryCode) =>
  `We’ll refund ${formatMoney(amount, country)} to your original payment method when your order arrives.`
export const payLess = (amount: Minor, country: CountryCode) => `Pay ${formatMoney(amount, country)} less at the door.`
export const moneyBack = (amount: Minor, country: CountryCode) => `${formatMoney(amount, country)} back for you`
export const refundedToWallet = "Sorry we were late. The money is in your wallet."
export const refundedToSource = "Sorry we were late. The money goes back to your original payment method."
export const refundedInCash = "Sorry we were late. We took it off your cash payment."
