import { type OfferRow, redeem } from "../write-offer.ts"

/** LOY-2: what members of cheese reward redeem their points for. */
export const loyaltyOffers: readonly OfferRow[] = [
  {
    id: "in-free-pizza",
    code: "FREEPIZZA",
    title: "A free medium pizza",
    summary: "A full pie of slices buys you one of these pizzas in medium. Extras cost what they cost.",
    category: "PIZZA",
    gives: redeem(
      "medium pizzas from our rewards menu",
      ["medium"],
      "in-margherita",
      "in-corn-cheese",
      "in-farm-garden",
      "in-paneer-makhani",
      "in-double-cheese",
      "in-chicken-tikka",
      "in-barbecue-chicken",
      "in-pepperoni",
    ),
    points: 600,
    stackable: true,
    group: "rewards",
  },
]
