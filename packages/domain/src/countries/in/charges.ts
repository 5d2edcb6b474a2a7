import { type ChargeRule, createChargeRule } from "../../pricing/charge-rule.ts"

export const charges: readonly ChargeRule[] = [
  createChargeRule(
    "2022-01-01",
    { delivery: 39_00, freeFrom: 249_00, packaging: 15_00, carryBag: 7_00 },
    { suggestions: [20_00, 30_00, 50_00], most: 500_00 },
  ),
]
