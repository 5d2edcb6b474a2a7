export const map = "Map to choose your location"
export const showStore = (store: string) => `${store}. Show details`

export const selectedLocation = "Selected location"
export const whereInCity = (city: string) => `Where in ${city}?`
export const movePin = "Move the pin to your door."
export const pinnedLocation = "Pinned location"
export const deliveredFrom = (store: string, availability: string) => `Delivered from ${store} · ${availability}`
export const deliverHere = "Deliver here"
export const confirm = "Use this location"
export const confirmAnyway = "Use this location anyway"
export const noPickupNearby = "There’s no store nearby for pickup either. Move the map to try another location."
export const pickUpNearbyInstead = "Pick up nearby instead"
export const searchInstead = "Search instead"

export const locationOff =
  "Location access is off. Turn it on in your browser’s settings for this site, or move the map to your location."
export const locationNotFound = "We couldn’t find your location. Try again, or move the map to your location."
export const outsideCountry = (country: string) =>
  `You seem to be outside ${country}. If that’s wrong, move the map to your location.`
