/** In the order of `weekdayOf` and `getUTCDay`. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/** `0` is Sunday. */
export const weekday = (day: number) => weekdays[day] ?? ""
