import { amount, free, type OfferRow, percent, steps } from "../write-offer.ts"

/** Discounts that grow with the cart or with the number of orders. */
export const milestoneOffers: readonly OfferRow[] = [
  {
    id: "in-climb",
    code: "CLIMB",
    title: "The more you order, the more you save",
    summary: "₹40 off ₹499, ₹90 off ₹799, ₹160 off ₹1,199, ₹300 off ₹1,999.",
    gives: steps(
      "cart",
      [499_00, "₹40 off ₹499", amount(40_00)],
      [799_00, "₹90 off ₹799", amount(90_00)],
      [1199_00, "₹160 off ₹1,199", amount(160_00)],
      [1999_00, "₹300 off ₹1,999", amount(300_00)],
    ),
    limits: { perUserDay: 1 },
  },
  {
    id: "in-regular-guest",
    code: "REGULAR",
    title: "Thank you for coming back",
    summary: "10% off after 3 orders, 15% after 5, 20% after 10.",
    gives: steps(
      "orders",
      [3, "10% off after 3 orders", percent(10, 80_00)],
      [5, "15% off after 5 orders", percent(15, 120_00)],
      [10, "20% off after 10 orders", percent(20, 200_00)],
    ),
    limits: { perUserDay: 1 },
  },
  {
    id: "in-feast-steps",
    code: "FEASTSTEPS",
    title: "Gifts for a large table",
    summary: "A Stuffed Garlic Bread free from ₹1,499, or two lava cakes instead from ₹2,299.",
    gives: steps(
      "cart",
      [1499_00, "A Stuffed Garlic Bread", free("Stuffed Garlic Breads", "in-stuffed-garlic-bread")],
      [
        2299_00,
        "Two lava cakes",
        { kind: "item-free", products: ["in-lava-cake"], count: 2, words: "Eggless Lava Cakes" },
      ],
    ),
  },
]
