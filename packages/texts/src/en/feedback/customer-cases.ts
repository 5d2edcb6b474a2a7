import type { CaseState } from "@hearth/domain/cases/case-state.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"

export const yourCases = "Your cases"
export const aboutYourCases = "What you reported, and what we did about it."
export const caseNumber = (number: string) => `Case ${number}`

/* The list. */
export const unread = "New"
export const noCases = "No cases"
export const noCasesHelp = "If something is wrong with an order, open it and choose “Report a problem”."
export const seeYourOrders = "See your orders"
export const signInForCases = "Sign in to see your cases"
export const signInForCasesHelp = "The problems you reported with your account show here, with our answers."
export const casesNotLoaded = "Couldn’t load your cases"
export const moreNotLoaded = "Couldn’t load more cases."
export const loadingMore = "Loading more cases"
export const casesShown = (count: number) => (count === 1 ? "1 case shown" : `${count} cases shown`)

/* The state in a word, for the list, and in a sentence, for the case. */
export const stateNames: Readonly<Record<CaseState, string>> = {
  OPEN: "Received",
  WITH_STORE: "With the store",
  WITH_HEAD_OFFICE: "With customer care",
  RESOLVED: "Resolved",
  REOPENED: "Reopened",
}

export const receivedTitle = "We’ve got your report"
export const withStoreTitle = (store: string) => `${store} is looking into it`
export const withHeadOfficeTitle = "Customer care is looking into it"
export const resolvedTitle = "This case is resolved"
export const reopenedTitle = "You’ve reopened this case"

/* How far a case has got. */
export const progress = "Progress"
export const reportedStage = "Reported"
export const answeredStage = "Answer"
/** For screen readers, after the name of a stage. */
export const stageDone = ", done"

/** `when`: `today at 8:30 pm`. */
export const answerBy = (when: string) => `You’ll get an answer ${when} at the latest. It shows here.`
export const answerOverdue = "We wanted to answer you by now. Sorry! We haven’t forgotten you; you can also call us."
export const weContinue = "We’ve answered and continue to work on it. You can reply below."
export const headOfficeContinues = "Customer care looks at it again."
export const canReopenUntil = (when: string) => `Still not right? You can reopen it until it closes for good ${when}.`
export const closed = "This case is closed. If there’s something else, report a new problem or call us."

/* The thread. */
export const conversation = "Messages"
export const you = "You"
export const customerCare = "Customer care"
export const affectedItems = "Affected items"
/** `2 × Margherita`. */
export const itemCount = (quantity: number, name: string) => `${quantity} × ${name}`
export const youWantedRefund = "You asked for a refund."
export const youWantedCredit = "You asked for wallet credit."
export const youWantedNewOrder = "You asked for a new order."
export const newMessageFrom = (author: string) => `New message from ${author}`
export const stateChanged = (state: string) => `Your case: ${state}`

/* Remedies. */
const destinations: Readonly<Record<PaymentMode, string>> = {
  CARD: "your card",
  UPI: "your UPI account",
  GPAY: "Google Pay",
  PAYTM: "Paytm",
  MOBIKWIK: "MobiKwik",
  BKASH: "bKash",
  LANKAQR: "your bank account",
  EVOUCHER: "your e-voucher",
  WALLET: "your wallet",
  COD: "you",
  FREE: "you",
}
export const refunded = (amount: Minor, country: CountryCode, mode: PaymentMode | null) =>
  `${formatMoney(amount, country)} refunded to ${mode === null ? "your original payment method" : destinations[mode]}`
export const refundTime = "It usually takes 4-10 business days."
export const refundDone = "It’s in your wallet now."
export const credited = (amount: Minor, country: CountryCode) => `${formatMoney(amount, country)} added to your wallet`
export const creditUse = "Use it at your next checkout."
export const newOrder = "We’re making your order again"
export const newOrderDone = "We’ve made your order again"
export const newOrderCancelled = "The new order was cancelled"
export const newOrderCancelledNext = "Write to us below, and we’ll find another way to put it right."
export const newOrderWorth = (amount: Minor, country: CountryCode) =>
  `Free of charge, worth ${formatMoney(amount, country)}.`
export const trackNewOrder = "Track the new order"
export const seeNewOrder = "See the new order"
export const seeWallet = "See your wallet"

/* Replying. */
export const reply = "Your message"
export const replyHint = "Add anything that helps us."
export const reopenHint = "Tell us what still isn’t right. That reopens the case."
export const sendReply = "Send message"
export const reopen = "Reopen case"
export const messageSent = "Message sent"
export const caseReopened = "Case reopened"
export const messageEmpty = "Write a message or add a photo first."
export const messageTooLong = (max: number) => `Your message can have up to ${max} characters.`
export const messageNotSent = "We couldn’t send your message. It’s still here. Check your connection and send it again."
export const caseNotFound = "We couldn’t find this case"
export const caseNotFoundHelp =
  "You may have reported it on another device or with another account. Sign in with the account you used."
export const caseNotLoaded = "Couldn’t load your case"

export const reconnecting = "You’re offline. We’ll show the latest as soon as you’re back."
export const seeOrder = (orderId: string) => `Order ${orderId}`
export const openedOn = (when: string) => `Reported: ${when}`
