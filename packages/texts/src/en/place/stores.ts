import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

export const intro = (type: Exclude<DeliveryType, "DELIVERY">) =>
  ({
    PICKUP: "Order ahead and pick up hot at the counter.",
    CURBSIDE: "Stay in your car. We’ll bring your order out.",
    DINEIN: "Order from your table. We’ll bring it to you.",
  })[type]
export const pickupOption = "Pickup option"
export const atCounter = "At the counter"
export const toMyCar = "To my car"

export const whereAreYou = "Where are you?"
export const nearestStoresHint = "We’ll show the five nearest stores and their hours."
export const locationOff =
  "Location access is off. Turn it on in your browser’s settings for this site, or choose a city."
export const locationNotFound = "We couldn’t find your location. Try again, or choose a city."
export const outsideCountry = (country: string) => `You seem to be outside ${country}. If that’s wrong, choose a city.`

export const chooseCity = "Choose a city"
export const citySearchPlaceholder = "City name"
export const citiesNotLoaded = "Couldn’t load cities. Check your connection."
export const cityCount = (count: number) => (count === 1 ? "1 city" : `${count} cities`)
export const noStoreInCity = "No store there yet. Try a larger city nearby."
export const storeCount = (count: number) => (count === 1 ? "1 store" : `${count} stores`)

export const storesInCity = (count: number, city: string) => `${storeCount(count)} in ${city}`
export const near = (place: string) => `Near ${place}`
export const nearYou = "Near you"
export const map = "Map of the stores listed"
export const showStore = (number: number, store: string) => `${number}. ${store}. Show details`
export const storesNotLoaded = "Couldn’t load stores"
export const noStoresHere = "No stores here yet"
export const tryTheseCities = "Try one of these cities."

export const callStore = (store: string, phone: string) => `Call ${store}, ${phone}`
export const notServed = (type: DeliveryType) =>
  ({
    DELIVERY: "No delivery",
    PICKUP: "Curbside pickup only",
    CURBSIDE: "Counter pickup only",
    DINEIN: "No dine-in",
  })[type]
