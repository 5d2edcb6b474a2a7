import { productOffers } from "./bangladesh/product-offers.ts"
import { loyaltyOffers } from "./bangladesh/loyalty.ts"
import { milestoneOffers } from "./bangladesh/milestones.ts"
import { paymentMethodOffers } from "./bangladesh/payment-method-offers.ts"
import { wheelOffers } from "./bangladesh/wheel.ts"
import { wholeOrderOffers } from "./bangladesh/whole-order.ts"
import { writeOffers } from "./write-offer.ts"

export const bangladeshOffers = writeOffers("BD", [
  ...wholeOrderOffers,
  ...productOffers,
  ...paymentMethodOffers,
  ...milestoneOffers,
  ...wheelOffers,
  ...loyaltyOffers,
])
