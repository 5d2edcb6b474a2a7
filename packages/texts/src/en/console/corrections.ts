import { formatNumber, points, pointsChange } from "../loyalty/rewards.ts"

export const corrections = "Corrections"
export const waiting = "Waiting for a second person"
export const explanation = (perCustomer: number, perMember: number) =>
  `Without a second person, ${points(perCustomer)} can be corrected for a customer and ${points(perMember)} by one person in 24 hours. More waits here for someone with the role finance. The oldest come first.`
export const noneWaiting = "Nothing is waiting"
export const noneWaitingHint = "Large corrections appear here until someone approves or rejects them."

export const onlyOldest = (shown: number) =>
  `Only the oldest ${shown} are shown. The others appear when these are decided.`

export const change = (count: number) =>
  Math.abs(count) === 1 ? `${pointsChange(count)} point` : `${pointsChange(count)} points`
export const requestedBy = (name: string, time: string) => `${name}, ${time}`
export const balanceNow = (count: number) => `Balance now: ${points(count)}`
/** Read aloud instead of the arrow. */
export const after = "after the correction:"
export const balanceAfter = (count: number) => formatNumber(count)
export const noLongerMember = "No longer a member"
export const someoneElse = "Someone else has to decide."
export const financeDecides = "Someone with the role finance has to decide."

export const approve = "Approve"
export const reject = "Reject"
export const approveChange = (count: number, customer: string) => `Approve ${change(count)}: ${customer}`
export const rejectChange = (count: number, customer: string) => `Reject ${change(count)}: ${customer}`

export const approveQuestion = (count: number) => `Approve ${change(count)}?`
export const requestReason = (requester: string, reason: string) => `${requester} asked for it: ${reason}`
export const approveEffect =
  "The points change right away. The customer sees it in their history, and gets an SMS if points are added."
export const approvalRefused = "It can’t be approved unless the customer joins again."
export const approved = (count: number) => `Approved: ${change(count)}.`
export const rejectQuestion = (count: number) => `Reject ${change(count)}?`
export const rejected = (count: number) => `Rejected: ${change(count)}.`
export const alreadyDecided = "Someone else has decided on this in the meantime. The list is up to date now."
