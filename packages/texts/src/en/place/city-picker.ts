import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { name } from "./delivery-types.ts"

export const chooseCity = (type: DeliveryType) =>
  ({
    DELIVERY: "Choose your city",
    PICKUP: "Choose a city for pickup",
    CURBSIDE: "Choose a city for curbside pickup",
    DINEIN: "Choose a city to dine in",
  })[type]
export const otherOptions = "Other options"
export const searchCity = "Search for a city"
export const searchPlaceholder = "City or state"
export const cityCount = (shown: number, all: number) => `${shown} of ${all} cities`
export const storeCount = (count: number) => (count === 1 ? "1 store" : `${count} stores`)
export const noStoreInCity = (city: string) => `No store in “${city}” yet.`
export const tryBiggerCity = "Try a bigger city nearby."
export const notAvailableYet = (type: DeliveryType) => `${name(type)} isn’t available yet`
export const tryOtherType = "None of our stores offer it right now. Try a different order type."

export const storesIn = (city: string) => `Stores in ${city}`
export const allCities = "All cities"
export const noStoresIn = (city: string) => `No stores in ${city} yet`
export const tryAnotherCity = (type: DeliveryType) =>
  `No store there offers ${name(type).toLowerCase()}. Try another city.`

export const listNotLoaded = "Couldn’t load the list. Check your connection and try again."
