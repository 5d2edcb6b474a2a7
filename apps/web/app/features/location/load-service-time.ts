import { chosenPlace } from "../../place/chosen-place.store.ts"
import { checkPlace } from "./check-place.ts"
import { formatServiceTime } from "./format-service-time.ts"

export type FormatServiceTime = (now: number, items: number) => string

/** Asks the chosen store, and gives what can be said of any moment from then on. */
export async function loadServiceTime(): Promise<FormatServiceTime | undefined> {
  const place = chosenPlace()
  const details = place ? await checkPlace(place) : undefined
  if (!place || !details) return undefined
  return (now, items) => {
    // Another address of the same store is another door.
    const { deliveryType, location } = chosenPlace() ?? place
    return formatServiceTime(details, { deliveryType, items, door: location }, now)
  }
}
