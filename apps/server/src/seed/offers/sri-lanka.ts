import { dishes } from "./sri-lanka/dishes.ts"
import { milestones } from "./sri-lanka/milestones.ts"
import { payingOffers } from "./sri-lanka/paying.ts"
import { wheel } from "./sri-lanka/wheel.ts"
import { wholeOrder } from "./sri-lanka/whole-order.ts"
import { writeOffers } from "./write-offer.ts"

export const sriLankaOffers = writeOffers("LK", [...wholeOrder, ...dishes, ...payingOffers, ...milestones, ...wheel])
