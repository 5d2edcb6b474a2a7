import { amount, free, type OfferRow, percent, steps } from "../write-offer.ts"

/** Discounts that grow with the cart or with the number of orders. */
export const milestoneOffers: readonly OfferRow[] = [
  {
    id: "bd-climb",
    code: "CLIMB",
    title: "The more you order, the more you save",
    summary: "৳60 off ৳700, ৳140 off ৳1,300, ৳280 off ৳2,200.",
    gives: steps(
      "cart",
      [700_00, "৳60 off ৳700", amount(60_00)],
      [1300_00, "৳140 off ৳1,300", amount(140_00)],
      [2200_00, "৳280 off ৳2,200", amount(280_00)],
    ),
    limits: { perUserDay: 1 },
  },
  {
    id: "bd-regular-guest",
    code: "REGULAR",
    title: "Thank you for coming back",
    summary: "10% off after 3 orders, 15% after 5, 20% after 10.",
    gives: steps(
      "orders",
      [3, "10% off after 3 orders", percent(10, 120_00)],
      [5, "15% off after 5 orders", percent(15, 180_00)],
      [10, "20% off after 10 orders", percent(20, 300_00)],
    ),
    limits: { perUserDay: 1 },
  },
  {
    id: "bd-feast-steps",
    code: "FEASTSTEPS",
    title: "Gifts for a large table",
    summary: "A Cheesy Stuffed Bread free from ৳2,500, or Naga Wings instead from ৳4,000.",
    gives: steps(
      "cart",
      [2500_00, "A Cheesy Stuffed Bread", free("Cheesy Stuffed Breads", "bd-stuffed-garlic-bread")],
      [4000_00, "Naga Wings", free("Naga Wings", "bd-naga-wings")],
    ),
  },
]
