import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const couldNotLoad = "Couldn’t load your cart"
export const itemsAreSafe = "Your items are safe. Check your connection and try again."
export const empty = "Your cart is empty"
export const addSomething = "Add something you like from the menu."

export const savingItems = (count: number) => (count === 1 ? "1 item · Saving…" : `${count} items · Saving…`)
export const items = "Items"
export const addMoreItems = "Add more items"
export const comboSaving = "Combo savings are already included in the price."
export const suggestions = "Goes well with your order"

export const itemsUnavailable = (count: number) =>
  count === 1
    ? "1 item is unavailable. Change or remove it to order."
    : `${count} items are unavailable. Change or remove them to order.`
export const addDeliveryAddress = "Add delivery address"
export const pricesOfStore = "Prices are for the store shown above."
export const goToCheckout = "Go to checkout"
export const callToOrder = "Call the store to order"
export const callToOrderOn = (phone: string) => `Call the store to order, ${phone}`
export const sameMenuByPhone = (phone: string) => `${phone} · Same menu, same prices`

export const specialInstructions = "Special instructions"
export const forKitchen = "For the kitchen"
export const kitchenExample = "e.g. less spicy, well done"
export const forRider = "For the rider"
export const riderExample = "e.g. gate on the left, second floor"
export const noContact = "No-contact delivery"
export const leftAtDoor = "We’ll leave it at your door and ring the bell."
export const carryBag = "Carry bag"
export const paperBag = (amount: Minor, country: CountryCode) => `Paper, ${formatMoney(amount, country)}`
export const tipRider = "Tip your rider"
export const tipGoesToRider = "100% goes to your rider."
