import type { RemedyGiver, RemedyKind, RemedyState } from "@hearth/domain/cases/remedies.ts"

export const remedies = "Remedies"
export const give = "Give a remedy"
export const leftForOrder = (amount: string) => `Up to ${amount} can still be given for this order.`
export const nothingLeft = "The whole order was already given back."
export const nonePossible = "No remedy is possible for this order."

/* The form. */
export const kind = "How do you want to put it right?"
export const kindHints: Readonly<Record<RemedyKind, string>> = {
  REFUND: "Goes back to where the payment came from",
  WALLET_CREDIT: "Money in the customer’s wallet, at once",
  NEW_ORDER: "The kitchen makes the items again, free of charge",
}
export const amount = "Amount"
export const suggestions = "Suggested amounts"
export const itemsHalf = "Half of the items"
export const itemsWhole = "Affected items"
export const wholeOrder = "Whole order"
export const allThatIsLeft = "All that is left"
export const enterAmount = (most: string) => `Enter an amount of up to ${most}.`
export const tooLarge = (most: string) => `At most ${most} can still be given for this order.`
export const itemsToMake = "Items to make again"
export const chooseItems = "Choose at least one item."
/** The value of an item that the complaint names. */
export const valueOfReported = (value: string) => `${value} · Reported by the customer`
export const worth = (amountText: string) => `Worth ${amountText}.`
export const reason = "Reason"
export const reasonHint = "For your colleagues. Leave out names, phone numbers and email addresses."
export const givenAtOnce = "The customer gets it at once. You don’t need a second person."
export const becauseOfOrder = (giver: RemedyGiver, own: string) =>
  `You can give ${own} for this order yourself. ${approver[giver]} has to approve more, and the customer gets it then.`
export const becauseOfDay = (giver: RemedyGiver, own: string, daily: string) =>
  `One person can give ${daily} in 24 hours, and you have ${own} of it left. ${approver[giver]} has to approve more, and the customer gets it then.`
const approver: Readonly<Record<RemedyGiver, string>> = {
  STORE_STAFF: "The store’s manager or head office",
  STORE_MANAGER: "Head office",
  SUPPORT: "Somebody else at head office",
}
export const continueToConfirm = "Continue"

/* The question before it is sent. */
export const giveQuestion = (kindOf: RemedyKind, amountText: string) => `${questions[kindOf]} ${amountText}?`
const questions: Readonly<Record<RemedyKind, string>> = {
  REFUND: "Refund",
  WALLET_CREDIT: "Credit the wallet with",
  NEW_ORDER: "Make a new order worth",
}
export const requestQuestion = (kindOf: RemedyKind, amountText: string) =>
  `Ask for approval: ${summary(kindOf, amountText)}?`
/** What happens when it is given. */
export const effects: Readonly<Record<RemedyKind, string>> = {
  REFUND: "It can’t be undone.",
  WALLET_CREDIT: "It can’t be undone.",
  NEW_ORDER: "The store gets the order at once, and the customer pays nothing.",
}
export const waitsFor = "Nothing is given until a second person approves it."
export const confirmGive: Readonly<Record<RemedyKind, string>> = {
  REFUND: "Refund",
  WALLET_CREDIT: "Credit wallet",
  NEW_ORDER: "Make again",
}
export const askForApproval = "Ask for approval"
export const given = (kindOf: RemedyKind, amountText: string) => `Given: ${summary(kindOf, amountText)}.`
export const requested = "Your request is waiting for a second person."

/* The list. */
export const summary = (kindOf: RemedyKind, amountText: string) => `${names[kindOf]} ${amountText}`
const names: Readonly<Record<RemedyKind, string>> = {
  REFUND: "Refund of",
  WALLET_CREDIT: "Wallet credit of",
  NEW_ORDER: "New order worth",
}
export const states: Readonly<Record<RemedyState, string>> = {
  PENDING: "Waiting for approval",
  GIVEN: "Given",
  REJECTED: "Rejected",
}
export const requestedBy = (name: string, time: string) => `Requested by ${name}, ${time}`
export const givenBy = (name: string, time: string) => `Given by ${name}, ${time}`
export const approvedBy = (name: string, time: string) => `Approved by ${name}, ${time}`
export const rejectedBy = (name: string, time: string) => `Rejected by ${name}, ${time}`
/** `items`: `2 × Margherita, 1 × Cola`. */
export const itemsMadeAgain = (items: string) => `To make again: ${items}`
export const newOrder = (orderId: string) => `New order ${orderId}`
export const newOrderHandedOver = (orderId: string) => `New order ${orderId}, handed over`
export const newOrderCancelled = (orderId: string) => `New order ${orderId}, cancelled. It doesn’t count as given.`
export const cancelled = "Cancelled"
export const someoneElse = "Someone else has to approve what you requested."
export const managerDecides = "The store’s manager or head office has to decide."
export const officeDecides = "Head office has to decide."

/* Deciding. */
export const approve = "Approve"
export const reject = "Reject"
export const withdraw = "Withdraw"
export const withdrawOf = (what: string, caseNumber: string) => `Withdraw ${what}, case ${caseNumber}`
export const withdrawQuestion = (what: string) => `Withdraw: ${what}?`
export const approveOf = (what: string, caseNumber: string) => `Approve ${what}, case ${caseNumber}`
export const rejectOf = (what: string, caseNumber: string) => `Reject ${what}, case ${caseNumber}`
export const approveQuestion = (what: string) => `Approve: ${what}?`
export const rejectQuestion = (what: string) => `Reject: ${what}?`
export const requestReason = (name: string, why: string) => `${name} asked for it: ${why}`
export const approveEffects: Readonly<Record<RemedyKind, string>> = {
  REFUND: "The customer gets it at once. It can’t be undone.",
  WALLET_CREDIT: "The customer gets it at once. It can’t be undone.",
  NEW_ORDER: "The store gets the order at once, and the customer pays nothing.",
}
export const approved = (what: string) => `Approved: ${what}.`
export const rejected = (what: string) => `Rejected: ${what}.`
export const withdrawn = (what: string) => `Withdrawn: ${what}.`
export const alreadyDecided = "Somebody else has decided this in the meantime."

/* Head office's list of what waits. */
export const waiting = "Remedies that wait for a second person"
export const noneWaiting = "Nothing is waiting"
export const noneWaitingHint = "Large remedies appear here until somebody approves or rejects them."
export const ofCase = (caseNumber: string, store: string) => `Case ${caseNumber} · ${store}`
export const wanted = "Customer’s wish"
export const suggestion = (name: string, amountText: string) => `${name}: ${amountText}`
