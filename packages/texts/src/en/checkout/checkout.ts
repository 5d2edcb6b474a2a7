import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import { formatClock, type Timestamp, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

export const cartNotLoaded = "Couldn’t load your cart"
export const cartIsEmpty = "Your cart is empty"
export const addItems = "Add items to place an order."
export const itemsAndTotal = (count: number, total: Minor, country: CountryCode) =>
  `${count === 1 ? "1 item" : `${count} items`} · ${formatMoney(total, country)}`
export const editCart = "Edit cart"
export const totalChanged = (previous: Minor, now: Minor, country: CountryCode) =>
  `The total was ${formatMoney(previous, country)} and is now ${formatMoney(now, country)}.`

export const placeAnotherOrder = "Place another order?"
export const recentOrder = (orderId: string, count: number, total: Minor, country: CountryCode) =>
  `Order ${orderId}: ${count === 1 ? "1 item" : `${count} items`}, ${formatMoney(total, country)}`
export const goBack = "Go back"
export const proceed = "Continue"

export const deliverTo = "Deliver to"
export const pickUpFrom = "Pick up from"
export const curbsideAt = "Curbside at"
export const dineInAt = "Dine in at"
export const changeLocation = "Change location"
export const addDeliveryAddress = "Add delivery address"
export const chooseStore = "Choose a store"
export const storeAndCity = (store: string, city: string) => `${store}, ${city}`
export const addressMissing = "Add a delivery address."

export const addressesNotLoaded = "Couldn’t load your saved addresses."
export const savedAddresses = "Saved addresses"
export const chooseOtherAddress = "Choose another address"
export const pinNeedsDetails = "Your pin on the map. Add the address details below."

export const carColour = "Car colour"
export const colourExample = "e.g. White"
export const carModel = "Car model"
export const modelExample = "e.g. Swift"
export const lastDigits = "Last 4 digits of the number plate"
export const lastDigitsExample = "e.g. 4821"

export const whichTable = "Which table? You’ll find the number on your table."
export const table = <Node>(number: number, hidden: (text: string) => Node) => [hidden("Table "), number]
export const tableMissing = "Choose your table."

export const when = "When"
export const timesNotLoaded = "Couldn’t load the store’s times."
export const timeMissing = "The store isn’t taking orders right now. Choose a time for an advance order."
export const storeTakesNoOrders = "The store isn’t taking orders right now. Choose another store."
export const noTimes = "No times are available. Choose another store."
export const orderAhead = "Order ahead: choose a time."
export const availabilityOf = (store: string, availability: string) => `${store}: ${availability}`
export const chooseTime = "Choose a time"
export const changeTime = "Change time"
export const chooseDayAndTime = "Choose a day and time"
export const chooseDeliveryTime = "Choose a delivery time"
export const noTimesLeft = "No more times are available."
export const day = "Day"
export const timesFor = (dayName: string) => `Times for ${dayName}`

export const whenWanted = "When do you want your order?"
export const asap = "As soon as possible"
export const later = "Later"
export const arrivesBy = (at: Timestamp, zone: TimeZone) => `Arrives by ${formatClock(at, zone)}`
export const readyBy = (at: Timestamp, zone: TimeZone) => `Ready by ${formatClock(at, zone)}`
export const addAddressForTime = "Add your address to see when your order arrives"
export const nowOpen = (store: string) => `${store} is open now. You can order right away.`
export const nowClosed = (store: string) => `${store} has just closed.`
export const nowClosedOrderAhead = (store: string) => `${store} has just closed. You can still order ahead.`

export const changeContactDetails = "Change contact details"
export const emailForReceipt = "Email for the receipt (optional)"
