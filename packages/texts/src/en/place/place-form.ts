import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { formatDistance } from "@hearth/domain/geo/distance.ts"

export const chooseDeliveryType = "How would you like it?"
export const deliveryTypeHint = (type: DeliveryType) =>
  ({
    DELIVERY: "Hot at your door",
    PICKUP: "Ready at the counter",
    CURBSIDE: "Brought to your car",
    DINEIN: "Served at your table",
  })[type]
export const train = "Train"
export const trainHint = "To your seat"

export const chooseLocation = (type: DeliveryType) =>
  ({
    DELIVERY: "Where should we deliver?",
    PICKUP: "Where will you pick up?",
    CURBSIDE: "Where will you pick up by car?",
    DINEIN: "Where will you eat?",
  })[type]
export const currentLocation = "Your current location"
export const storesNearYou = "Stores near you"
export const setOnMap = "Set location on map"
export const movePin = "Move the pin to your door"
export const chooseCity = "Choose a city"
export const thenSetOnMap = "Then set your location on the map"
export const thenChooseStore = "Then choose a store"
export const moreOptions = "More options"

export const searchPlaceholder = "Area, street or landmark"
export const clearSearch = "Clear search"
export const recentSearches = "Recent searches"
export const searchResults = "Search results"
export const resultCount = (count: number) =>
  count === 0 ? "No results" : count === 1 ? "1 result" : `${count} results`
export const noResultsFor = (input: string) => `No results for “${input}”.`
export const checkSpelling = "Check the spelling, or try a nearby area or landmark."
export const searchFailed = "We couldn’t search for that."

export const savedAddresses = "Saved addresses"
export const addressesNotLoaded = "Couldn’t load your addresses."
export const outsideDeliveryArea = "Outside delivery area"
export const recentLocations = "Recent"

export const settingLocation = (place: string) => `Setting location to ${place}…`
export const oneMoment = "One moment…"
export const finding = (place: string) => `Finding ${place}…`
export const findingYou = "Finding your location…"

export const locationOff = "Location access is off"
export const turnLocationOn = "Turn it on in your browser’s settings for this site, or choose a location another way."
export const locationNotFound = "We couldn’t find your location"
export const gpsOutdoors = "GPS works better outdoors. You can also choose a location another way."
export const outsideCountry = (country: string) => `You seem to be outside ${country}`
export const orderingForSomeone = (country: string) =>
  `If that’s wrong, or you’re ordering for someone in ${country}, choose a location another way.`
export const placeNotFound = "We couldn’t find this location. Try again, or choose another one."
export const noPickupNearby = "There’s no store nearby for pickup either."
export const tryAnotherAddress = "Try another address."
export const pickupNearby = (store: string, distanceKm: number) =>
  `${store} is ${formatDistance(distanceKm)} away. You can pick up there.`
export const pickupMaybeNearby = "You may be able to pick up from a store nearby."
export const searchInstead = "Search instead"
export const pickUpNearbyInstead = "Pick up nearby instead"
export const searchAgain = "Search again"
