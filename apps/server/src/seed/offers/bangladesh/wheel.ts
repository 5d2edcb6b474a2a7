import { amount, free, type OfferRow, over, percent } from "../write-offer.ts"

/** The fields of the wheel. */
export const wheel: readonly OfferRow[] = [
  {
    id: "bd-wheel-ten",
    title: "10% off",
    summary: "The wheel says 10% off, up to ৳120.",
    when: [over(400_00)],
    gives: percent(10, 120_00),
    wheel: { weight: 30 },
  },
  {
    id: "bd-wheel-fizz",
    title: "A cold drink",
    summary: "The wheel says: have a drink on us.",
    when: [over(400_00)],
    gives: free("colas and fizzes", "bd-cola", "bd-orange-fizz"),
    stackable: true,
    group: "gift",
    wheel: { weight: 25 },
  },
  {
    id: "bd-wheel-dip",
    title: "A dip",
    summary: "The wheel says: dip it.",
    gives: free("dips", "bd-naga-dip", "bd-garlic-dip", "bd-cheesy-dip"),
    stackable: true,
    group: "gift",
    wheel: { weight: 20 },
  },
  {
    id: "bd-wheel-ninety",
    title: "৳90 off",
    summary: "The wheel says ৳90 off ৳600 or more.",
    when: [over(600_00)],
    gives: amount(90_00),
    wheel: { weight: 15 },
  },
  {
    id: "bd-wheel-payesh",
    title: "Payesh",
    summary: "The wheel says: something sweet for afterwards.",
    when: [over(600_00)],
    gives: free("Gurer Payeshes", "bd-payesh"),
    wheel: { weight: 8 },
  },
  {
    id: "bd-wheel-grand",
    title: "40% off",
    summary: "The wheel's best field: 40% off, up to ৳450.",
    when: [over(600_00)],
    gives: percent(40, 450_00),
    wheel: { weight: 2 },
  },
]
