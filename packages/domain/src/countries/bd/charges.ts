import { type ChargeRule, createChargeRule } from "../../pricing/charge-rule.ts"

export const charges: readonly ChargeRule[] = [
  createChargeRule(
    "2022-07-01",
    { delivery: 60_00, freeFrom: 700_00, packaging: 20_00, carryBag: 10_00 },
    { suggestions: [20_00, 30_00, 50_00], most: 500_00 },
  ),
]
