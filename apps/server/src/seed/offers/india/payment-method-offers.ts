import { amount, cardsOf, type OfferRow, minimumCart, paying, percent } from "../write-offer.ts"

/** Discounts for a payment method. */
export const paymentMethodOffers: readonly OfferRow[] = [
  {
    id: "in-upi",
    code: "UPI40",
    title: "₹40 off with UPI",
    summary: "Pay with UPI and ₹40 comes off ₹399 or more.",
    when: [paying("UPI", "UPI"), minimumCart(399_00)],
    gives: amount(40_00),
    stackable: true,
    group: "pay",
    limits: { perUserDay: 1 },
  },
  {
    id: "in-lotus-bank",
    code: "LOTUS15",
    title: "15% off with Lotus Bank cards",
    summary: "Lotus Bank's credit and debit cards take 15% off ₹599 or more, up to ₹150.",
    when: [cardsOf("Lotus Bank", "404117", "52201133"), minimumCart(599_00)],
    gives: percent(15, 150_00),
    stackable: true,
    group: "pay",
    limits: { perUser: 3 },
    until: "2027-03-31",
  },
  {
    id: "in-banyan-bank",
    code: "BANYAN100",
    title: "₹100 off with Banyan Bank cards",
    summary: "Banyan Bank's cards take ₹100 off ₹999 or more.",
    when: [cardsOf("Banyan Bank", "60835512", "436303"), minimumCart(999_00)],
    gives: amount(100_00),
    limits: { perUser: 2 },
    until: "2027-01-31",
  },
  {
    id: "in-wallet",
    code: "WALLET5",
    title: "5% off with your wallet",
    summary: "Pay from your Hearth wallet and 5% comes off, up to ₹50.",
    when: [paying("your Hearth wallet", "WALLET"), minimumCart(199_00)],
    gives: percent(5, 50_00),
    stackable: true,
    group: "pay",
  },
]
