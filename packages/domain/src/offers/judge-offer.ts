import { applyOffers, asApplied } from "./apply-offers.ts"
import { examineOffer, type Examined } from "./examine-offer.ts"
import type { Judgement } from "./judgement.ts"
import { layOutUnits, type Unit } from "./lay-out-units.ts"
import type { Offer } from "./offer.ts"
import type { Situation } from "./situation.ts"

/** What an offer by itself does for this cart, or everything that stops it. */
export function judgeOffer(offer: Offer, situation: Situation): Judgement {
  const units = layOutUnits(situation.lines)
  return judged(examineOffer(offer, situation, units), situation, units)
}

function judged(examined: Examined, situation: Situation, units: readonly Unit[]): Judgement {
  const { offer, labels, stops, ready } = examined
  const [applied] = ready ? applyOffers([ready], units) : []
  if (applied) return { applies: true, ...asApplied(examined, applied, situation) }
  const [first, ...rest] = stops
  // Nothing is ready without a stop being said.
  if (!first) throw new Error(`${offer.id} neither applies nor says why`)
  return { applies: false, offerId: offer.id, code: offer.code, title: offer.title, ...labels, stops: [first, ...rest] }
}
