import { type ChargeRule, createChargeRule } from "../../pricing/charge-rule.ts"

export const charges: readonly ChargeRule[] = [
  createChargeRule(
    "2022-09-01",
    { delivery: 250_00, freeFrom: 2500_00, packaging: 60_00, carryBag: 30_00 },
    { suggestions: [100_00, 150_00, 250_00], most: 3000_00 },
  ),
]
