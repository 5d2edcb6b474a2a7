import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const filterOrders = "Filter orders"
export const all = "All"
export const favourites = "Favourites"
export const unsuccessful = "Unsuccessful"

export const ordersNotLoaded = "Couldn’t load your orders"
export const moreNotLoaded = "Couldn’t load more orders."
export const loadingMore = "Loading more orders"
export const ordersShown = (count: number) => (count === 1 ? "1 order shown" : `${count} orders shown`)

export const noOrders = "No orders yet"
export const noOrdersHelp = "Your orders show here. You can reorder them in one tap."
export const noFavourites = "No favourites yet"
export const noFavouritesHelp = "Tap the heart on an order to save it here."
export const noUnsuccessful = "No unsuccessful orders"
export const noUnsuccessfulHelp = "If a payment fails, you’ll find the order and its refund here."
export const seeAllOrders = "See all orders"

export const details = "Details"
export const detailsOf = (orderId: string) => `Details of order ${orderId}`
export const track = "Track"
export const trackOrder = (orderId: string) => `Track order ${orderId}`
export const favouriteOrder = (orderId: string) => `Favourite: order ${orderId}`

export const statusPending = "Payment pending"
export const statusAdvance = "Advance order"
export const statusPlaced = "Order placed"
export const statusInProcess = "Preparing"
export const statusOnItsWay = "On its way"
export const statusDelivered = "Delivered"
export const statusPickedUp = "Picked up"
export const statusCancelled = "Cancelled"

export const orderAgain = "Order again"
export const orderAgainOf = (items: string) => `Order again: ${items}`
export const addedToCart = "Added to cart"
export const addedWithoutPoints = "Added to cart. Your free pizza costs its usual price this time."
export const cartNotEmpty = "Your cart isn’t empty"
export const itemsInCart = (count: number) =>
  count === 1 ? "You have 1 item in your cart." : `You have ${count} items in your cart.`
export const addOrReplace = "Add this order to your cart, or replace what’s in it."
export const addToCurrentCart = "Add to current cart"
export const replaceCart = "Replace cart"

export const shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
export const dayOfMonth = (day: number, month: string) => `${day} ${month}`
export const dayOfYear = (day: number, month: string, year: number) => `${day} ${month} ${year}`

export const yourOrders = "Your orders"
export const items = "Items"
export const total = "Total"
export const toPay = "To pay"
export const paid = "Paid"

export const pointsReturned = "Points"
export const refund = "Refund"
export const refunds = "Refunds"
export const lateRefund = "Refund for late delivery"
export const addedToWallet = (amount: Minor, country: CountryCode) =>
  `${formatMoney(amount, country)} added to your wallet.`
export const refundedToSource = (amount: Minor, country: CountryCode) =>
  `${formatMoney(amount, country)} refunded to your original payment method.`
export const refundedInCash = (amount: Minor, country: CountryCode) =>
  `${formatMoney(amount, country)} taken off your cash payment.`
export const deliveryAddress = "Delivery address"
export const pickUpFrom = "Pick up from"
export const curbsidePickup = "Curbside pickup"
export const dineIn = "Dine-in"
export const contactDetails = "Contact details"
export const store = "Store"

export const downloadInvoice = "Download invoice"
export const invoiceDownloaded = "Invoice Downloaded"
export const stillDownloading = "Your connection is slow. Still downloading…"
