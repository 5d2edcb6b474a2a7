import { points } from "./rewards.ts"

const titles: Readonly<Record<string, string>> = {
  "points earned": "Points earned",
  "points redeemed": "Free pizza redeemed",
  "points returned": "Points back: the order wasn’t completed",
  "points taken back": "Points of an order taken back",
  "points forfeited": "Points given up when you left",
}

/** Returns the title of an entry of the rewards history. A correction adds or removes points. */
export const titleOf = (kind: string, change: number): string =>
  kind === "points corrected"
    ? change > 0
      ? "Added by customer care"
      : "Removed by customer care"
    : (titles[kind] ?? "Points")

export const reservedForUnpaidOrder = "Reserved for an order that isn’t paid yet"

/** Points of a delivered order that were lost before they arrived. */
export const lostOnTheirWay = (count: number, how: "given up" | "taken back") => `${points(count)} on their way, ${how}`
