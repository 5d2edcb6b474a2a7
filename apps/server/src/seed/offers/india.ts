import { dishes } from "./india/dishes.ts"
import { milestones } from "./india/milestones.ts"
import { payingOffers } from "./india/paying.ts"
import { wheel } from "./india/wheel.ts"
import { wholeOrder } from "./india/whole-order.ts"
import { writeOffers } from "./write-offer.ts"

export const indiaOffers = writeOffers("IN", [...wholeOrder, ...dishes, ...payingOffers, ...milestones, ...wheel])
