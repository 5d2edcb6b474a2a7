import type { SeedDifference } from "../../menu-schema.ts"

const beef = ["lk-pepper-beef", "lk-beef-pepperoni", "lk-meat-supreme", "lk-loaded-meat", "lk-kottu-beef"]

/** The full-moon days (Poya days) until the end of 2027. */
const poyaDays = [
  "2026-11-24",
  "2026-12-23",
  "2027-01-22",
  "2027-02-20",
  "2027-03-22",
  "2027-04-20",
  "2027-05-20",
  "2027-06-18",
  "2027-07-18",
  "2027-08-17",
  "2027-09-15",
  "2027-10-15",
  "2027-11-13",
  "2027-12-13",
]

export const differences: readonly SeedDifference[] = [
  // In the sacred cities no beef is cooked on a Poya day.
  ...poyaDays.map((day) => ({
    id: `poya-${day}`,
    stores: ["KDY01", "ANP01"],
    from: day,
    until: day,
    without: beef,
  })),
  { id: "jaffna-without-beef", stores: ["JAF01"], without: beef },
  { id: "mall-prices", stores: ["CMB09"], pricePerMille: 1100 },
  // Kottu needs its own hot plate, for which these counters have no space.
  {
    id: "counters-without-kottu",
    stores: ["CMB08", "CMB10", "KDY02", "RAT01"],
    without: ["lk-kottu-chicken", "lk-kottu-cheese", "lk-kottu-beef", "lk-meal-kottu"],
  },
]
