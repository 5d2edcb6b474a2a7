import type { OfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import {
  formatClock,
  localTimeOf,
  MINUTE_MS,
  MINUTES_PER_DAY,
  type Timestamp,
  type TimeZone,
} from "@hearth/domain/stores/zoned-time.ts"

export const ownRoles = "Someone else at head office has to change your roles."
export const managerHasEveryRole = "Managers at head office already have every role."
export const chooseRole = "Choose at least one role."
export const ownAccess = "Someone else at head office has to end your access."
export const ownPassword = "Change your own password under your name, at the top."
export const worksAtStore =
  "This person works at a store. Withdraw their roles here; the store’s manager ends their work there."
export const secondPersonNeeded = "Someone else has to decide on your request."
export const notAMember = "This customer isn’t a member of the rewards programme."

/** The area's name, in the bar and in links to it. */
export const headOfficeOf = (country: string) => `Head office · ${country}`
export const pageTitle = (screen: string, country: string) => `${screen} · ${headOfficeOf(country)}`
export const backToStores = (country: string) => `${headOfficeOf(country)}: back to the stores`
export const areaContents = "Customers, cases, ratings, alerts, people and features of the whole country"
export const linkCustomers = "Customers"
export const linkCases = "Cases"
export const linkCorrections = "Corrections"
export const linkRatings = "Ratings"
export const linkAlerts = "Alerts"
export const linkMembers = "People"
export const linkAudit = "Log"
export const linkFeatures = "Features"

export const noAccess = "You don’t have access to head office"
export const askForRole = "Ask a manager at head office to give you a role. Then open this page again."

export const roles: Readonly<Record<OfficeRole, string>> = {
  support: "Support",
  marketing: "Marketing",
  operations: "Operations",
  finance: "Finance",
}

/* Reasons stay in the audit log for good. */
export const reason = "Reason"
export const reasonHint = "Stays in the audit log for good. Leave out names, phone numbers and email addresses."
export const enterReason = "Enter a reason."
export const reasonHasContact = "Take out the phone number or email address."

/* Lists that are loaded page by page. */
export const showMore = "Show more"
export const moreNotLoaded = "Couldn’t load more entries."

export const customerId = (id: string) => `Customer …${id.slice(-8)}`
export const memberId = (id: string) => `Member …${id.slice(-8)}`

/** `17 Nov 2026, 1:05 pm`. */
export function dateAndTime(at: Timestamp, zone: TimeZone): string {
  const { day } = localTimeOf(at, zone)
  const date = new Date(day * MINUTES_PER_DAY * MINUTE_MS)
  const parts = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const
  return `${date.toLocaleDateString("en-GB", parts)}, ${formatClock(at, zone)}`
}
