export const today = "Today"
export const tomorrow = "Tomorrow"
export const yesterday = "Yesterday"
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`

/** Within a sentence. */
export const todayAt = (time: string) => `today at ${time}`
export const tomorrowAt = (time: string) => `tomorrow at ${time}`
export const onDayAt = (day: string, time: string) => `on ${day} at ${time}`

export const daysAndTime = (days: number, time: string) => (days === 1 ? `1 day ${time}` : `${days} days ${time}`)
