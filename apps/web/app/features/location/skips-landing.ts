import type { ChosenPlace } from "../../session/chosen-place.ts"
import { clientContext } from "../../session/client-context.ts"

/** NAV-8: a returning delivery customer with a saved last location; a mini-app always begins with the question. */
export function skipsLanding(place: ChosenPlace | null, clientType: string = clientContext().clientType): boolean {
  return clientType === "web app-chrome" && place?.deliveryType === "DELIVERY" && place.location !== null
}
