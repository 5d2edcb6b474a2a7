import { dishes } from "./bangladesh/dishes.ts"
import { milestones } from "./bangladesh/milestones.ts"
import { payingOffers } from "./bangladesh/paying.ts"
import { wheel } from "./bangladesh/wheel.ts"
import { wholeOrder } from "./bangladesh/whole-order.ts"
import { writeOffers } from "./write-offer.ts"

export const bangladeshOffers = writeOffers("BD", [...wholeOrder, ...dishes, ...payingOffers, ...milestones, ...wheel])
