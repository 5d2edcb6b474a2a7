import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"

export const tellUs = "Tell us what happened. We’ll put it right."
/** `when`: `Yesterday, 7:10 pm`. */
export const orderedFrom = (store: string, when: string) => `${store} · ${when}`

export const alreadyReported = "You’ve already reported this order"
export const addToCaseInstead = "Is it about the same thing? Add a message to your case instead."

export const whatWentWrong = "What went wrong?"
export const chooseCategory = "Choose what went wrong."
export const whichItems = "Which items?"
export const chooseItems = "Choose the items that were affected."

export const tellUsMore = "Tell us more"
export const textHint = "What did you expect, and what did you get?"
export const tooShort = "Your feedback should have at least 30 characters"
export const tooLong = "You have reached maximum character limit of 250"
export const characterCount = (count: number, max: number) => `${count} of ${max} characters`
export const charactersMissing = (count: number) =>
  count === 1 ? "1 more character needed" : `${count} more characters needed`

export const whatWouldHelp = "How can we put it right?"
export const noRemedy = "Just letting you know"
const remedyHints: Readonly<Record<RemedyKind, string>> = {
  REFUND: "To where your payment came from",
  WALLET_CREDIT: "For your next order",
  NEW_ORDER: "We make it again, free of charge",
}
export const remedyHint = (remedy: RemedyKind): string => remedyHints[remedy]
export const storeDecides = "The store looks at every report and decides with you."

export const acceptTerms = <Node>(link: (label: string) => Node) => ["I accept the ", link("terms of use")]
export const termsNeeded = "Accept the terms of use to send your report."

export const send = "Send report"
export const sending = "Sending your report…"
export const sendingPhotos = (count: number) =>
  count === 1 ? "Sending your report with 1 photo…" : `Sending your report with ${count} photos…`
export const preparingPhotos = "Your photos are still being prepared…"
export const sent = "We’ve got your report"
/** Nothing is lost: the same button sends the same report once. */
export const notSent =
  "We couldn’t send your report. Everything you entered is still here. Check your connection and send it again."

export const tooEarly = "You don’t have this order yet"
export const tooEarlyHelp = "You can report a problem once you have your order. Until then, the store can help you."
export const wasCancelled = "This order was cancelled"
export const wasCancelledHelp = "The order’s page shows your refund. If something else is wrong, call the store."
export const tooLate = "It’s too late to report a problem here"
export const tooLateHelp = (days: number) =>
  `You can report a problem up to ${days} days after you got your order. Call us and we’ll see what we can do.`
export const notYours = "We couldn’t find this order"
export const notYoursHelp =
  "You may have ordered on another device or with another account. Sign in with the account you used, or call us."
export const notLoaded = "Couldn’t load your order"
export const callStore = (phone: string) => `Call the store, ${phone}`
export const callCustomerCare = (phone: string) => `Call customer care, ${phone}`
export const seeYourCases = "See your cases"
export const trackOrder = "Track your order"
