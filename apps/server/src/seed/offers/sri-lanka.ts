import { productOffers } from "./sri-lanka/product-offers.ts"
import { loyaltyOffers } from "./sri-lanka/loyalty.ts"
import { milestoneOffers } from "./sri-lanka/milestones.ts"
import { paymentMethodOffers } from "./sri-lanka/payment-method-offers.ts"
import { wheelOffers } from "./sri-lanka/wheel.ts"
import { wholeOrderOffers } from "./sri-lanka/whole-order.ts"
import { writeOffers } from "./write-offer.ts"

export const sriLankaOffers = writeOffers("LK", [
  ...wholeOrderOffers,
  ...productOffers,
  ...paymentMethodOffers,
  ...milestoneOffers,
  ...wheelOffers,
  ...loyaltyOffers,
])
