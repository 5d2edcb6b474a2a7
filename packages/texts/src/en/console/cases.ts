import type { CaseDesk, CaseState } from "@hearth/domain/cases/case-state.ts"
import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"

export const cases = "Cases"
const activeCount = (count: number) => (count === 1 ? "1 active case" : `${count} active cases`)
const overdueCount = (count: number) => (count === 1 ? "1 overdue" : `${count} overdue`)
/** Read aloud instead of the number in the navigation. */
export const activeAndOverdue = (active: number, overdue: number) =>
  overdue === 0 ? activeCount(active) : `${activeCount(active)}, ${overdueCount(overdue)}`

/* The inbox. */
export const show = "Cases to show"
export const active = "Active"
export const resolved = "Resolved"
export const waitingRemedies = "Remedies"
export const tabWithCount = (name: string, count: number) => `${name} ${count}`
export const listOfActive = "Active cases"
export const listOfResolved = "Resolved cases"
export const noActive = "No active cases"
export const noActiveHint = "When a customer reports a problem, the case appears here automatically."
export const noResolved = "No resolved cases yet"
export const noResolvedHint = "Cases stay here after they were resolved."
export const noMatches = "No cases match"
export const noMatchesHint = "Check the number, or clear the filters."
export const lookInResolved = "Look in resolved cases"
export const lookInActive = "Look in active cases"
export const showMore = "Show more"
export const moreNotLoaded = "Couldn’t load more cases."
export const allShown = (count: number) => (count === 1 ? "1 case" : `All ${count} cases`)
export const notUpToDate = "Couldn’t update. Trying again automatically."
export const chooseCase = "Choose a case"
export const chooseCaseHint = "Its messages, photos and order appear here."
export const backToList = "All cases"
export const newMessages = (customer: string, caseNumber: string) => `New message from ${customer}, case ${caseNumber}`
export const orderAndCustomer = (orderId: string, customer: string) => `${orderId} · ${customer}`

/* Search and filters of head office. */
export const searchAndFilter = "Search and filter cases"
export const search = "Search"
export const searchHint = "Case number, order number or mobile number. Every search is recorded with your name."
export const searchCases = "Search cases"
export const desk = "Who works on it"
export const anyDesk = "Anyone"
export const state = "State"
export const anyState = "Any state"
export const category = "Problem"
export const anyCategory = "Any problem"
export const filters = "Filters"
export const filtersOn = (count: number) => (count === 1 ? "1 filter on" : `${count} filters on`)
export const clearFilters = "Clear all"

export const desks: Readonly<Record<CaseDesk, string>> = { STORE: "Store", HEAD_OFFICE: "Head office" }
export const states: Readonly<Record<CaseState, string>> = {
  OPEN: "New",
  WITH_STORE: "With the store",
  WITH_HEAD_OFFICE: "With head office",
  RESOLVED: "Resolved",
  REOPENED: "Reopened",
}

/* Marks. */
export const overdueBy = (duration: string) => `Overdue by ${duration}`
export const answerWithin = (duration: string) => `Answer within ${duration}`
export const customerWaits = "Customer is waiting"
export const answered = "Answered"
export const ownedBy = (name: string) => `Taken by ${name}`
export const ownedByYou = "Taken by you"
export const ago = (duration: string) => `${duration} ago`
export const justNow = "Just now"
export const minutes = (count: number) => `${count} min`
export const underOneMinute = "less than 1 min"
export const hours = (count: number) => `${count} h`
export const hoursAndMinutes = (hourCount: number, minuteCount: number) => `${hourCount} h ${minuteCount} min`
export const days = (count: number) => (count === 1 ? "1 day" : `${count} days`)

/* A case. */
export const caseNumber = (number: string) => `Case ${number}`
export const loadingCase = "Loading the case"
export const notFound = "This case isn’t here"
export const notFoundHint = "It may belong to another store. Choose a case from the list."
export const order = "Order"
export const orderTotal = "Order total"
export const openedAt = "Reported"
export const customer = "Customer"
export const storeName = "Store"
export const wants = "Would like"
export const nothingWanted = "Didn’t say"
export const items = "Affected items"
export const quantityOf = (quantity: number, name: string) => `${quantity} × ${name}`
export const photoMissing = "Couldn’t load this photo"

/* The conversation. */
export const conversation = "Conversation"
export const fromCustomer = (name: string) => `${name} (customer)`
export const fromStaff = (name: string, desk: string) => `${name} (${desk})`
export const noteBy = (name: string) => `Note by ${name}`
export const notSeenByCustomer = "The customer doesn’t see this."
export const reply = "Reply to the customer"
export const replyHint = "The customer sees your message as the store’s or head office’s, without your name."
export const send = "Send"
export const sent = "Message sent."
export const enterMessage = "Enter a message."
export const charactersLeft = (count: number) => (count === 1 ? "1 character left" : `${count} characters left`)

/* Steps. */
export const actions = "What you can do"
export const take = "Take case"
export const takeOver = "Take over"
export const taken = "The case is yours."
export const passToHeadOffice = "Pass to head office"
export const passToStore = "Pass to the store"
export const passToHeadOfficeHint = "Head office decides what happens next. The store can still read the case."
/** On the screen of the store itself. */
export const bringBackToStore = "Bring back to the store"
export const passToStoreHint = "The store continues with the case."
export const noteForColleagues = "Note for your colleagues"
export const noteHint = "What they have to know. The customer doesn’t see it."
export const enterNote = "Enter a note."
export const passedTo = (desk: CaseDesk) => (desk === "STORE" ? "Passed to the store." : "Passed to head office.")
export const resolve = "Resolve"
export const resolveCase = "Resolve case"
export const resolveHint = "The customer gets your last message and can reopen the case for 7 days."
export const lastMessage = "Last message to the customer"
export const resolveAfterRemedy = "A remedy is waiting for a second person. You can resolve the case after that."
export const caseResolved = "The case is resolved."
export const accountDeleted = "Account deleted"
export const accountDeletedNotice =
  "The customer has deleted the account, and with it all messages and photos. There’s nobody left to answer, so you can resolve the case."
export const accountDeletedResolved =
  "The customer has deleted the account, and with it all messages and photos. This case is resolved."
export const resolveDeletedQuestion = "Resolve this case?"
export const resolveDeletedHint = "The customer has deleted the account, so no message is sent."
export const storeWorks = "The store works on this case. If you take it or answer, head office continues with it."
export const withHeadOffice = "Head office works on this case. You can follow it here."
export const isResolved = "This case is resolved. If the customer reopens it, head office continues."
export const changedByColleague =
  "Somebody has changed this case in the meantime. You see the latest state; what you typed is still here."

export const remedyKinds: Readonly<Record<RemedyKind, string>> = {
  REFUND: "Refund",
  WALLET_CREDIT: "Wallet credit",
  NEW_ORDER: "New order",
}
