export const couldNotLoad = "Couldn’t load the wheel"
export const spinIsSafe = "Your spin is safe. Check your connection and try again."
export const couldNotSpin = "Couldn’t reach the wheel. Your spin is safe. Try again."

export const spin = "Spin"
export const spinning = "Spinning…"
export const prizeCount = (count: number) => `${count} prizes. Which one will you win?`
export const nextSpinIn = <Node>(countdown: Node) => ["Next spin in ", countdown]
export const nextSpinReady = "Your next spin is ready"

export const youWon = (prize: string) => `You won: ${prize}`
export const appliesAutomatically = (summary: string) =>
  `${summary} We’ll apply it automatically when your cart qualifies.`
/** `expiry`: `Use it today`. */
export const prizeUntil = (prize: string, expiry: string) => `${prize} ${expiry}.`
export const useToday = "Use it today"
export const useByTomorrow = "Use it by tomorrow night"
/** `weekday`: 0 is Sunday. */
export const useByWeekday = (weekday: number) => `Use it by ${weekdays[weekday]} night`
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

export const yourPrizes = "Your prizes"
export const prizesAndChances = "Prizes and chances"
export const chance = (inHundred: number) => `${inHundred} in 100`
