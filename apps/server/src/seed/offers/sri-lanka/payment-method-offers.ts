import { amount, cardsOf, type OfferRow, minimumCart, paying, percent } from "../write-offer.ts"

/** Discounts for a payment method. */
export const paymentMethodOffers: readonly OfferRow[] = [
  {
    id: "lk-card",
    code: "CARD200",
    title: "Rs. 200 off with any card",
    summary: "No need to look for change: pay with a card and get Rs. 200 off Rs. 2,500 or more.",
    when: [paying("a card", "CARD"), minimumCart(2500_00)],
    gives: amount(200_00),
    stackable: true,
    group: "pay",
    limits: { perUserDay: 1 },
  },
  {
    id: "lk-pearl-bank",
    code: "PEARL20",
    title: "20% off with Pearl Bank cards",
    summary: "Pearl Bank cards take 20% off Rs. 4,000 or more, up to Rs. 1,200.",
    when: [cardsOf("Pearl Bank", "450801", "54120077"), minimumCart(4000_00)],
    gives: percent(20, 1200_00),
    limits: { perUser: 3 },
    until: "2027-03-31",
  },
  {
    id: "lk-cinnamon-bank",
    code: "CINNAMON15",
    title: "15% off with Cinnamon Bank cards",
    summary: "Cinnamon Bank's cards take 15% off Rs. 3,000 or more, up to Rs. 700.",
    when: [cardsOf("Cinnamon Bank", "403522", "52904416"), minimumCart(3000_00)],
    gives: percent(15, 700_00),
    stackable: true,
    group: "pay",
    until: "2027-01-31",
  },
]
