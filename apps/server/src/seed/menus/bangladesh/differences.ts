import type { SeedDifference } from "../../menu-schema.ts"

export const differences: readonly SeedDifference[] = [
  { id: "mall-prices", stores: ["DAC11"], pricePerMille: 1100 },
  // Counters without a stove sell only baked products.
  {
    id: "counters-without-stove",
    stores: ["DAC13", "CGP03", "MYM01"],
    without: ["bd-corn-soup", "bd-rice-mutton", "bd-rice-polao"],
  },
]
