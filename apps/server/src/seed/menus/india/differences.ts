import type { SeedDifference } from "../../menu-schema.ts"

export const differences: readonly SeedDifference[] = [
  {
    id: "navratri-2027-gujarat",
    stores: ["AMD01", "AMD04", "AMD05", "STV01", "STV03", "BDQ02", "RAJ02"],
    from: "2027-09-30",
    until: "2027-10-08",
    vegetarian: true,
  },
  { id: "mall-prices", stores: ["BOM03", "BOM16", "DEL09", "BLR14", "COK01"], pricePerMille: 1100 },
  // Too far from the sea for fresh prawns.
  {
    id: "no-prawns-inland",
    stores: ["IDR01", "IDR02", "IDR03", "NAG02", "IXC03", "SLV01"],
    without: ["in-koliwada-prawn"],
  },
  // Counters in a food court have an oven but no stove.
  {
    id: "food-court-without-stove",
    stores: ["BOM03", "DEL09", "BLR14", "CCU10"],
    without: ["in-tomato-soup", "in-corn-soup", "in-gajar-halwa"],
  },
]
