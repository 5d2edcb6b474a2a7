import { lostOnTheirWay } from "../loyalty/rewards-history.ts"

export const history = "Points history"
export const readsAreRecorded = "Opening it is recorded with your name."
export const show = "Show history"
export const loading = "Loading the points history"
export const none = "No points yet"
export const noneHint = "Points appear here when they’re earned, redeemed or corrected."
export const tooMany =
  "You’ve opened too many histories. Try again in a minute, or tomorrow if you’ve reached the daily limit."
export const allShown = (count: number) => (count === 1 ? "1 entry" : `All ${count} entries`)
/** The number stays on one line with its word. */
export const ofOrder = (order: string) => `Order\u00A0${order}`
export const by = (name: string) => `By ${name || "someone"}`
export const byAndApprovedBy = (name: string, approver: string) =>
  `By ${name || "someone"}, approved by ${approver || "someone"}`
export const why = "Why"

const titles: Readonly<Record<string, string>> = {
  "points earned": "Earned",
  "points redeemed": "Redeemed for a free pizza",
  "points returned": "Returned: the order wasn’t completed",
  "points taken back": "Taken back from an order",
  "points forfeited": "Given up: the customer left the programme",
  "points corrected": "Corrected by head office",
}

/** What happened. A kind that a newer version recorded keeps its name. */
export const titleOf = (kind: string, lost: { points: number; how: "given up" | "taken back" } | null): string =>
  lost ? lostOnTheirWay(lost.points, lost.how) : (titles[kind] ?? kind)
