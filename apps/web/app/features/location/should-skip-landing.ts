import type { ChosenPlace } from "../../place/chosen-place.store.ts"
import { clientContext } from "../../client/api/client-context.ts"

/** NAV-8: a returning delivery customer with a saved last location; a mini-app always begins with the question. */
export function shouldSkipLanding(place: ChosenPlace | null, { clientType, deliveryType } = clientContext()): boolean {
  // Whoever comes with a way of their own in the address is not back for the last one.
  const delivery = deliveryType === "DELIVERY" && place?.deliveryType === "DELIVERY"
  return clientType === "web app-chrome" && delivery && place.location !== null
}
