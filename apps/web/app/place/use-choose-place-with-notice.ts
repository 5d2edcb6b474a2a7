import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import * as chosenPlaceTexts from "@hearth/texts/place/chosen-place.ts"
import type { ChosenPlace } from "./chosen-place.store.ts"
import type { PlaceTarget } from "./location-sheet.store.ts"
import { formatOrderAhead } from "./to-chosen-place.ts"
import { showPopup } from "../client/popup.store.ts"
import { useChoosePlace } from "./use-choose-place.ts"

/** Chooses the place, and shows what the customer can do if its store takes no orders now (LOC-12, LOC-13). */
export function useChoosePlaceWithNotice() {
  const choosePlace = useChoosePlace()
  return async (store: StoreInfo, place: ChosenPlace, target?: PlaceTarget, returnTo?: string): Promise<void> => {
    await choosePlace(place, target, returnTo)
    const message = formatOrderAhead(store, place.deliveryType, Date.now())
    if (message) showPopup({ header: chosenPlaceTexts.orderAhead, message })
  }
}
