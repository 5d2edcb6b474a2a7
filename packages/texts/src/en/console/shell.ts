import { formatClock, type Timestamp, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

export const loading = "Loading"
export const refresh = "Refresh"
export const loadingOrders = "Loading orders"
export const noConnection = "No connection"
export const noResponse = "Couldn’t reach the server. Check your connection and try again."
export const ordersNotLoaded = "Couldn’t load this store’s orders. Check your connection and try again."

export const pageTitle = (store: string) => `${store} · Hearth console`
export const pageTitleWithNewOrders = (count: number, store: string) =>
  `(${count}) New ${count === 1 ? "order" : "orders"} · ${pageTitle(store)}`
export const store = "Store"

export const navigation = "Console"
export const linkOrders = "Orders"
export const linkCases = "Cases"
export const linkStock = "Stock"
export const linkRiders = "Riders"
export const linkStore = "Store"
export const linkToday = "Today"
export const linkAlerts = "Alerts"
export const linkFeedback = "Feedback"
export const linkTeam = "Team"
export const moreScreens = "More"
export const otherScreens = "More screens"
export const newOrders = (count: number) => `${count} new`

export const changeStore = (name: string) => `${name}: change store`
export const account = (member: string) => `${member}: account and device settings`
export const turnSoundOff = "Turn sound off"
export const soundOff = "Sound is off, except for overdue orders. Turn it on"

export const connectionLost = (asOf: Timestamp, zone: TimeZone) =>
  `Connection lost. Last updated ${formatClock(asOf, zone)}`
export const reconnect = "Reconnect"
export const tapForSound = "Tap anywhere to turn on sound for new orders"
export const turnOnAndTest = "Turn on and test"
export const soundOffWhileWaiting = (count: number) =>
  `Sound is off. ${count === 1 ? "1 order is" : `${count} orders are`} waiting.`
export const turnOnSound = "Turn on sound"
export const storeOffline = "The store is offline. Customers can’t order."
export const storeOfflineWithMessage = (message: string) =>
  `The store is offline. Customers can’t order and see “${message}”.`
export const deliveryDelays = "Delivery delays: new orders have no time guarantee"
