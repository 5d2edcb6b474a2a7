import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { ChosenPlace } from "../session/chosen-place.ts"
import type { PlaceTarget } from "./location-sheet.ts"
import { sayOrderAhead } from "./place-at.ts"
import { showPopup } from "./popup.ts"
import { useChoosePlace } from "./use-choose-place.ts"

/** Chooses the place, and says what can be done where its store takes no order now (LOC-12, LOC-13). */
export function useSettlePlace() {
  const choosePlace = useChoosePlace()
  return async (store: StoreInfo, place: ChosenPlace, target?: PlaceTarget, here?: string): Promise<void> => {
    await choosePlace(place, target, here)
    const message = sayOrderAhead(store, place.deliveryType, Date.now())
    if (message) showPopup({ header: "Order ahead", message })
  }
}
