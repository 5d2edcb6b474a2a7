import { amount, free, type OfferRow, percent, steps } from "../write-offer.ts"

/** Discounts that grow with the cart or with the number of orders. */
export const milestoneOffers: readonly OfferRow[] = [
  {
    id: "lk-climb",
    code: "CLIMB",
    title: "The more you order, the more you save",
    summary: "Rs. 200 off Rs. 2,500, Rs. 450 off Rs. 4,500, Rs. 900 off Rs. 7,500.",
    gives: steps(
      "cart",
      [2500_00, "Rs. 200 off Rs. 2,500", amount(200_00)],
      [4500_00, "Rs. 450 off Rs. 4,500", amount(450_00)],
      [7500_00, "Rs. 900 off Rs. 7,500", amount(900_00)],
    ),
    limits: { perUserDay: 1 },
  },
  {
    id: "lk-regular-guest",
    code: "REGULAR",
    title: "Thank you for coming back",
    summary: "10% off after 3 orders, 15% after 5, 20% after 10.",
    gives: steps(
      "orders",
      [3, "10% off after 3 orders", percent(10, 400_00)],
      [5, "15% off after 5 orders", percent(15, 600_00)],
      [10, "20% off after 10 orders", percent(20, 1000_00)],
    ),
    limits: { perUserDay: 1 },
  },
  {
    id: "lk-feast-steps",
    code: "FEASTSTEPS",
    title: "Gifts for a large table",
    summary: "A Cheesy Stuffed Bread free from Rs. 8,000, or Devilled Wings instead from Rs. 12,000.",
    gives: steps(
      "cart",
      [8000_00, "A Cheesy Stuffed Bread", free("Cheesy Stuffed Breads", "lk-stuffed-garlic-bread")],
      [12_000_00, "Devilled Wings", free("Devilled Wings", "lk-devilled-wings")],
    ),
  },
]
