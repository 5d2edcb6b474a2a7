import { chosenPlace } from "../../session/chosen-place.ts"
import { checkPlace } from "./check-place.ts"
import { sayMoment } from "./say-moment.ts"

/** Asks the chosen store, and gives what can be said of any moment from then on. */
export async function momentOfPlace(): Promise<((now: number) => string) | undefined> {
  const place = chosenPlace()
  const details = place ? await checkPlace(place) : undefined
  if (!place || !details) return undefined
  return (now) => sayMoment(details, place.deliveryType, now)
}
