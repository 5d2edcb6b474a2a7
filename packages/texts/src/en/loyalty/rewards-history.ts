const titles: Readonly<Record<string, string>> = {
  "points earned": "Points earned",
  "points redeemed": "Free pizza redeemed",
  "points returned": "Free pizza returned: the order wasn’t completed",
  "points taken back": "Points of an order taken back",
  "points corrected": "Corrected by customer care",
  "points forfeited": "Points given up when you left",
}

/** Returns the title of an entry of the rewards history. */
export const titleOf = (kind: string): string => titles[kind] ?? "Points"
