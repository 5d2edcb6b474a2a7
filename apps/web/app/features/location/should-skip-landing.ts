import { isMiniApp } from "@hearth/contract/client-types.ts"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"
import { clientContext } from "../../client/api/client-context.ts"

/** NAV-8: returning delivery customers with a stored location skip the landing page; mini-apps always show it. */
export function shouldSkipLanding(place: ChosenPlace | null, { clientType, deliveryType } = clientContext()): boolean {
  // Both this visit, whose delivery type may come from the URL, and the last one must be for delivery.
  const isDelivery = deliveryType === "DELIVERY" && place?.deliveryType === "DELIVERY"
  return !isMiniApp(clientType) && isDelivery && place.location !== null
}
