import type { AlertPeriodProblem, AlertState, AlertTone } from "@hearth/domain/alerts/alert-rules.ts"

export const alerts = "Alerts"
export const officeExplanation =
  "Short messages in the web app, for the whole country or for chosen stores. Each customer sees each alert once."
export const storeExplanation =
  "Short messages for your store’s customers in the web app. Each customer sees each alert once."
export const writeAlert = "Write alert"

export const states: Readonly<Record<AlertState, string>> = {
  current: "Current",
  planned: "Planned",
  past: "Past",
}
export const noAlerts = "No alerts yet"
export const noAlertsHint = "Write one when something concerns every customer, for example a delay or longer hours."
export const noneCurrent = "Nobody gets an alert at the moment."

/* A row of the list. */
export const from = (time: string) => `From ${time}`
export const until = (time: string) => `until ${time}`
export const endedAt = (time: string) => `ended early, ${time}`
export const wholeCountry = (country: string) => `All of ${country}`
export const stores = (first: string, count: number) =>
  count === 1 ? first : `${first} and ${count - 1} more ${count === 2 ? "store" : "stores"}`
/** The first manager of head office may have its name. */
export const byOffice = (name: string) =>
  name === "" || name.toLowerCase() === "head office" ? "Head office" : `${name}, head office`
export const byStore = (name: string) => `${name}, store’s manager`
export const seenBy = (visitors: number) =>
  visitors === 1 ? "Seen by 1 visitor" : `Seen by ${visitors.toLocaleString("en-IN")} visitors`
export const endNow = "End now"
export const endAlert = (title: string) => `End now: ${title}`

/* Ending. */
export const endQuestion = "End this alert?"
export const endCurrentEffect = (title: string) =>
  `“${title}” disappears from open pages within a few minutes. This can’t be undone.`
export const endPlannedEffect = (title: string) => `“${title}” won’t be shown. This can’t be undone.`
export const ended = (title: string) => `Ended: ${title}`

/* The form. */
export const title = "Title"
export const message = "Message"
export const lengthHint = (used: number, max: number) => `${used} of ${max} characters`
export const tone = "Kind"
export const tones: Readonly<Record<AlertTone, string>> = { news: "News", warning: "Warning" }
export const toneHints: Readonly<Record<AlertTone, string>> = {
  news: "Something new or good to know",
  warning: "Something that affects orders, such as a delay",
}
export const audience = "Who gets it"
export const chosenStores = "Chosen stores"
export const findStores = "Find stores"
export const findStoresHint = "Name, city or number of a store"
export const find = "Find"
export const noStoreFound = "No store found. Try another name or city."
export const foundStores = "Found stores"
export const addAll = (count: number) => `Add all ${count}`
export const addStore = (name: string, city: string) => `${name}, ${city}: add`
export const removeStore = (name: string) => `${name}: remove`
export const chosenCount = (count: number) => (count === 1 ? "1 store chosen" : `${count} stores chosen`)
export const start = "Starts"
export const startNow = "Now"
export const startLater = "Later"
export const startsAt = "Start"
export const endsAt = "End"
export const zoneHint = (country: string) => `Time in ${country}`
export const previewHint = "How customers see it"
export const previewTitle = "Title"
export const previewMessage = "Your message"
export const publish = "Publish alert"
export const plan = "Plan alert"
export const published = (alert: string) => `Published: ${alert}`
export const planned = (alert: string) => `Planned: ${alert}`

export const enterTitle = "Enter a title."
export const enterMessage = "Enter a message."
export const chooseStores = "Choose at least one store."
export const tooManyStores = (max: number) => `Choose up to ${max} stores, or the whole country.`
export const enterStart = "Enter when it starts."
export const enterEnd = "Enter when it ends."
export const periodProblems: Readonly<Record<AlertPeriodProblem, string>> = {
  ENDS_BEFORE_START: "The end has to be after the start.",
  ENDS_IN_PAST: "The end has to be in the future.",
  LASTS_TOO_LONG: "An alert can last up to 60 days.",
  STARTS_TOO_LATE: "An alert can start within the next 90 days.",
}
export const tooManyInCountry = (max: number) =>
  `There are already ${max} alerts for the country at this time. End one, or choose another time.`
export const tooManyAtStore = (store: string, max: number) =>
  `${store} already has ${max} alerts at this time. End one, or choose another time.`
export const wroteTooMany = "You’ve written the most alerts for one day. Try again tomorrow."
