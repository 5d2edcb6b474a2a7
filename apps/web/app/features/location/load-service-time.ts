import { chosenPlace } from "../../place/chosen-place.store.ts"
import { checkPlace } from "./check-place.ts"
import { formatServiceTime } from "./format-service-time.ts"

export type FormatServiceTime = (now: number, items: number) => string

/** Fetches the chosen store and returns a function that formats its service time for any later time. */
export async function loadServiceTime(): Promise<FormatServiceTime | undefined> {
  const place = chosenPlace()
  const details = place ? await checkPlace(place) : undefined
  if (!place || !details) return undefined
  return (now, items) => {
    // The customer may have changed to another address of the same store.
    const { deliveryType, location } = chosenPlace() ?? place
    return formatServiceTime(details, { deliveryType, items, destination: location }, now)
  }
}
