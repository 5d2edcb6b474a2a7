import { productOffers } from "./india/product-offers.ts"
import { loyaltyOffers } from "./india/loyalty.ts"
import { milestoneOffers } from "./india/milestones.ts"
import { paymentMethodOffers } from "./india/payment-method-offers.ts"
import { wheelOffers } from "./india/wheel.ts"
import { wholeOrderOffers } from "./india/whole-order.ts"
import { writeOffers } from "./write-offer.ts"

export const indiaOffers = writeOffers("IN", [
  ...wholeOrderOffers,
  ...productOffers,
  ...paymentMethodOffers,
  ...milestoneOffers,
  ...wheelOffers,
  ...loyaltyOffers,
])
