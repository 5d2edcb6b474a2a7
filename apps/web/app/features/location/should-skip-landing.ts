import type { ChosenPlace } from "../../place/chosen-place.store.ts"
import { clientContext } from "../../client/api/client-context.ts"

/** NAV-8: returning delivery customers with a stored location skip the landing page; mini-apps always show it. */
export function shouldSkipLanding(place: ChosenPlace | null, { clientType, deliveryType } = clientContext()): boolean {
  // A delivery type in the URL takes precedence over the last visit.
  const delivery = deliveryType === "DELIVERY" && place?.deliveryType === "DELIVERY"
  return clientType === "web app-chrome" && delivery && place.location !== null
}
