import { weekday } from "../dates.ts"

export const store = "Store"
export const notLoaded = "Couldn’t load this store"
export const chooseAnotherStore = "Choose another store"

export const deliversToYou = (store: string) => `${store} delivers to your location.`
export const setOnMap = "Set delivery location on map"

export const map = (store: string) => `Map of ${store} and its delivery area`
export const directions = "Directions"
export const tableCount = (count: number) => (count === 1 ? "1 table" : `${count} tables`)
export const deliversTo = "Delivers to"
export const places = (names: readonly string[], moreCount: number) =>
  moreCount > 0 ? `${names.join(", ")} and ${moreCount} more` : names.join(", ")
export const deliversToTrains = "Delivers to trains at"

export const hours = "Hours"
export const today = "Today"
export const openAllDay = "Open 24 hours"
export const closed = "Closed"
export const noon = "noon"
export const midnight = "midnight"
export const everyDay = "Every day"
export const oneDay = (day: number) => weekday(day)
export const twoDays = (first: number, second: number) => `${weekday(first)} and ${weekday(second)}`
export const severalDays = (first: number, last: number) => `${weekday(first)} – ${weekday(last)}`

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]
/** `Friday 25 December` */
export const date = (day: Date) => `${weekday(day.getUTCDay())} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
