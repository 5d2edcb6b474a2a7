import type { SeedDifference } from "../../menu-schema.ts"

export const differences: readonly SeedDifference[] = [
  { id: "mall-prices", stores: ["DAC11"], pricePerMille: 1100 },
  // A counter without a stove: what is not baked is not cooked there.
  {
    id: "counters-without-stove",
    stores: ["DAC13", "CGP03", "MYM01"],
    without: ["bd-corn-soup", "bd-rice-mutton", "bd-rice-polao"],
  },
]
