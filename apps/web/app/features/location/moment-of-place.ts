import { chosenPlace } from "../../session/chosen-place.ts"
import { checkPlace } from "./check-place.ts"
import { sayMoment } from "./say-moment.ts"

export type SayMoment = (now: number, items: number) => string

/** Asks the chosen store, and gives what can be said of any moment from then on. */
export async function momentOfPlace(): Promise<SayMoment | undefined> {
  const asked = chosenPlace()
  const details = asked ? await checkPlace(asked) : undefined
  if (!asked || !details) return undefined
  return (now, items) => {
    // Another address of the same store is another door.
    const { deliveryType, location } = chosenPlace() ?? asked
    return sayMoment(details, { deliveryType, items, door: location }, now)
  }
}
