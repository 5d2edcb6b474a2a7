import { amount, free, type OfferRow, over, percent } from "../write-offer.ts"

/** The fields of the wheel. */
export const wheel: readonly OfferRow[] = [
  {
    id: "in-wheel-ten",
    title: "10% off",
    summary: "The wheel says 10% off, up to ₹75.",
    when: [over(199_00)],
    gives: percent(10, 75_00),
    wheel: { weight: 30 },
  },
  {
    id: "in-wheel-fizz",
    title: "A cold drink",
    summary: "The wheel says: have a drink on us.",
    when: [over(249_00)],
    gives: free("colas and fizzes", "in-cola", "in-orange-fizz"),
    stackable: true,
    group: "gift",
    wheel: { weight: 25 },
  },
  {
    id: "in-wheel-dip",
    title: "A dip",
    summary: "The wheel says: dip it.",
    gives: free("dips", "in-garlic-dip", "in-peri-dip", "in-cheesy-dip"),
    stackable: true,
    group: "gift",
    wheel: { weight: 20 },
  },
  {
    id: "in-wheel-sixty",
    title: "₹60 off",
    summary: "The wheel says ₹60 off ₹349 or more.",
    when: [over(349_00)],
    gives: amount(60_00),
    wheel: { weight: 15 },
  },
  {
    id: "in-wheel-lava",
    title: "A lava cake",
    summary: "The wheel says: something warm and dark for afterwards.",
    when: [over(399_00)],
    gives: free("Eggless Lava Cakes", "in-lava-cake"),
    wheel: { weight: 8 },
  },
  {
    id: "in-wheel-grand",
    title: "40% off",
    summary: "The wheel's best field: 40% off, up to ₹300.",
    when: [over(399_00)],
    gives: percent(40, 300_00),
    wheel: { weight: 2 },
  },
]
