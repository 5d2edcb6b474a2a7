import { amount, cardsOf, type OfferRow, minimumCart, paying, percent } from "../write-offer.ts"

/** Discounts for a payment method. */
export const paymentMethodOffers: readonly OfferRow[] = [
  {
    id: "bd-card",
    code: "CARD60",
    title: "৳60 off with any card",
    summary: "No need to look for change: pay with a card and get ৳60 off ৳700 or more.",
    when: [paying("a card", "CARD"), minimumCart(700_00)],
    gives: amount(60_00),
    stackable: true,
    group: "pay",
    limits: { perUserDay: 1 },
  },
  {
    id: "bd-shapla-bank",
    code: "SHAPLA20",
    title: "20% off with Shapla Bank cards",
    summary: "Shapla Bank's cards take 20% off ৳1,000 or more, up to ৳300.",
    when: [cardsOf("Shapla Bank", "421481", "51880042"), minimumCart(1000_00)],
    gives: percent(20, 300_00),
    limits: { perUser: 3 },
    until: "2027-03-31",
  },
  {
    id: "bd-doel-bank",
    code: "DOEL15",
    title: "15% off with Doel Bank cards",
    summary: "Doel Bank's cards take 15% off ৳800 or more, up to ৳180.",
    when: [cardsOf("Doel Bank", "437724", "53170911"), minimumCart(800_00)],
    gives: percent(15, 180_00),
    stackable: true,
    group: "pay",
    until: "2027-01-31",
  },
]
