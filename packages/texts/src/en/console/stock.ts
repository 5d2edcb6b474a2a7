export const stock = "Stock"
export const searchMenu = "Search the menu"
export const noItemsFound = "No items found"
export const soldOutCount = (count: number) => `Sold out (${count})`
export const soldOutUntil = (until: string) => `Sold out until ${until}`

export const markSoldOut = "Mark sold out"
export const markItemSoldOut = (item: string) => `Mark sold out: ${item}`
export const markAvailable = "Mark available"
export const markItemAvailable = (item: string) => `Mark available: ${item}`
export const availableAgain = (item: string) => `${item} is available again.`
export const itemSoldOutUntil = (item: string, until: string) => `${item} is sold out until ${until}.`

export const howLong = "How long is it sold out?"
export const until = "Until"
export const oneHour = "1 hour"
export const untilCloseTonight = "Until closing tonight"
export const untilCloseTomorrow = "Until closing tomorrow"
export const chooseTime = "Choose date and time"
export const dateAndTime = "Date and time (store’s local time)"
export const timePassed = "Choose a time in the future."

export const tomorrowAt = (clock: string) => `tomorrow, ${clock}`
export const dateAt = (date: Date, clock: string) =>
  `${date.toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" })}, ${clock}`
