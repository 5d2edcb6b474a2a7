import { amount, free, type OfferRow, over, percent } from "../write-offer.ts"

/** The fields of the wheel. */
export const wheel: readonly OfferRow[] = [
  {
    id: "lk-wheel-ten",
    title: "10% off",
    summary: "The wheel says 10% off, up to Rs. 400.",
    when: [over(1200_00)],
    gives: percent(10, 400_00),
    wheel: { weight: 30 },
  },
  {
    id: "lk-wheel-fizz",
    title: "A cold drink",
    summary: "The wheel says: have a drink on us.",
    when: [over(1500_00)],
    gives: free("colas and fizzes", "lk-cola", "lk-orange-fizz"),
    stackable: true,
    group: "gift",
    wheel: { weight: 25 },
  },
  {
    id: "lk-wheel-dip",
    title: "A dip",
    summary: "The wheel says: dip it.",
    gives: free("dips", "lk-kochchi-dip", "lk-garlic-dip", "lk-cheesy-dip"),
    stackable: true,
    group: "gift",
    wheel: { weight: 20 },
  },
  {
    id: "lk-wheel-three-hundred",
    title: "Rs. 300 off",
    summary: "The wheel says Rs. 300 off Rs. 2,000 or more.",
    when: [over(2000_00)],
    gives: amount(300_00),
    wheel: { weight: 15 },
  },
  {
    id: "lk-wheel-curd",
    title: "Curd and treacle",
    summary: "The wheel says: something cool for afterwards.",
    when: [over(2000_00)],
    gives: free("Curd & Kithul Treacles", "lk-curd-treacle"),
    wheel: { weight: 8 },
  },
  {
    id: "lk-wheel-grand",
    title: "40% off",
    summary: "The wheel's best field: 40% off, up to Rs. 1,500.",
    when: [over(2000_00)],
    gives: percent(40, 1500_00),
    wheel: { weight: 2 },
  },
]
