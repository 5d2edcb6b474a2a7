/** `40 seconds`, `3 minutes`, `5 hours`; rounded up, so that waiting that long is enough. */
function formatWait(seconds: number): string {
  if (seconds < 90) return formatCount(Math.max(1, Math.ceil(seconds)), "second")
  if (seconds < 90 * 60) return formatCount(Math.ceil(seconds / 60), "minute")
  return formatCount(Math.ceil(seconds / 3600), "hour")
}

const formatCount = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`

export const codeOnItsWay = (seconds: number) =>
  `Your code is on its way. You can request another in ${formatWait(seconds)}.`
export const tooManyCodesToRecipient = (seconds: number) =>
  `We can’t send any more codes there for now. Try again in ${formatWait(seconds)}, or sign in another way.`
export const tooManyCodesFromDevice = (seconds: number) =>
  `Too many code requests from this device. Try again in ${formatWait(seconds)}.`
export const tooManyCodesFromNetwork = (seconds: number) =>
  `Too many code requests from your network. Try again in ${formatWait(seconds)}, or use another connection.`
export const tooManyCodesToSimilarNumbers = (seconds: number) =>
  `Too many code requests for numbers like yours. Try again in ${formatWait(seconds)}.`
export const tooManyCodesInAll = (seconds: number) =>
  `Lots of people are signing in right now. Try again in ${formatWait(seconds)}.`
export const tooManyWrongCodes = (seconds: number) =>
  `Too many wrong codes. Try again in ${formatWait(seconds)}, or sign in another way.`
export const tooManyWrongPasswords = (seconds: number) =>
  `Too many failed attempts. Try again in ${formatWait(seconds)}, or sign in with a code.`

export const codeSubject = "Your Hearth code"

const codeTo = (task: string) => (code: string, minutes: number) =>
  `${code} is your code to ${task}. Valid for ${minutes} minutes. Hearth will never ask you for it.`

/** SMS and emails with a code, by what the code is for. */
export const codeMessages = {
  LOGIN: codeTo("sign in to Hearth"),
  CHANGE_NUMBER: codeTo("use this number for your Hearth account"),
  DELETE_ACCOUNT: codeTo("delete your Hearth account"),
  RESET_PASSWORD: codeTo("set a new Hearth password"),
  VERIFY_EMAIL: codeTo("confirm your email address at Hearth"),
  CASH: codeTo("confirm your Hearth order and pay in cash"),
}

/** SMS to the old number. */
export const numberChanged = (maskedNumber: string) =>
  `Your Hearth account now uses the number ${maskedNumber}. Not you? Call customer care.`
/** SMS after the account was deleted. */
export const accountDeletedNotice = "Your Hearth account has been deleted. Thank you for ordering with us."
/** IDN-13: shown on the screen after the account was deleted. */
export const accountDeleted =
  "Your account has been deleted, along with your name, number, email, saved addresses, favourites, cart, feedback texts, and complaints with their messages and photos. We keep paid orders only as long as tax law requires, without your personal details, and ratings and what complaints were about without anything that names you."

export const deviceName = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = "Unknown device"
