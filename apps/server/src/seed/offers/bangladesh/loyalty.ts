import { type OfferRow, redeem } from "../write-offer.ts"

/** LOY-2: what members of Pizza Pals redeem their points for. */
export const loyaltyOffers: readonly OfferRow[] = [
  {
    id: "bd-free-pizza",
    code: "FREEPIZZA",
    title: "A free medium pizza",
    summary: "A full pie of slices buys you one of these pizzas in medium. Extras cost what they cost.",
    category: "PIZZA",
    gives: redeem(
      "medium pizzas from our rewards menu",
      ["medium"],
      "bd-margherita",
      "bd-corn-cheese",
      "bd-farm-garden",
      "bd-chicken-tikka",
      "bd-barbecue-chicken",
      "bd-beef-pepperoni",
    ),
    points: 400,
    stackable: true,
    group: "rewards",
  },
]
