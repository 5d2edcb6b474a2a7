import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { useNavigate } from "react-router"
import type { AddressRoute } from "../../../shared/address/address-route.ts"
import { closeLocationSheet, type PlaceTarget } from "../../../place/location-sheet.store.ts"
import { toChosenPlace } from "../../../place/to-chosen-place.ts"
import { showPopup } from "../../../client/popup.store.ts"
import { useSelectPlace } from "../../../place/use-select-place.ts"
import { findDeliveryStore } from "./find-delivery-store.ts"
import type { HandlePlace } from "./use-place-picker.ts"
import { mapHref, storesHref } from "./place-hrefs.ts"

/** What a place and a store lead to, for one way of being served. */
export interface PlaceHandlers {
  onPlace: HandlePlace
  onStore(store: StoreInfo): void
}

export function usePlaceHandlers(type: DeliveryType, target: PlaceTarget): PlaceHandlers {
  const navigate = useNavigate()
  const selectPlace = useSelectPlace()
  const returnPath = () => (target === "other" ? currentPageIfStaying() : undefined)
  return {
    async onPlace(picked, isWanted) {
      if (type !== "DELIVERY") {
        // Where the device is needs no name: the stores near it are asked for by the point.
        const label = typeof picked.label === "string" ? picked.label : undefined
        closeLocationSheet()
        await navigate(storesHref(type, { point: picked.point, label }))
        return undefined
      }
      const answer = await findDeliveryStore(picked)
      if (!isWanted()) return undefined
      if (answer.kind === "served") {
        await selectPlace(answer.store, answer.place, target, returnPath())
        return undefined
      }
      // LOC-3: from the selector, the popup; what to do instead stands in the selector itself.
      if (answer.kind === "nowhere") {
        showPopup({ message: answer.message })
        return answer
      }
      return answer
    },
    onStore(store) {
      if (type === "PICKUP") return void selectPlace(store, toChosenPlace(type, store, null), target, returnPath())
      closeLocationSheet()
      // Who delivers is decided by the door, and the door is asked for on the map.
      if (type === "DELIVERY") void navigate(mapHref({ point: store }, addressRouteFor(target), store.city))
      // The car's looks and the table are asked for there.
      else void navigate(storesHref(type, undefined, store.id))
    },
  }
}

/** On the way to an address to save: the pin comes next. */
export function useAddressPlaceHandlers(addressRoute: AddressRoute): PlaceHandlers {
  const navigate = useNavigate()
  return {
    async onPlace({ point, label }, isWanted) {
      const near = { point, label: await label }
      if (isWanted()) await navigate(mapHref(near, addressRoute))
      return undefined
    },
    // No store is offered on this way.
    onStore: () => undefined,
  }
}

/** What the map has to know, to lead where the choice is made for. */
export function addressRouteFor(target: PlaceTarget): AddressRoute {
  return target === "cart" || target === "payment" ? { from: target } : {}
}

/** Who changes the place while reading the menu goes on reading; the screens of choosing are left. */
function currentPageIfStaying(): string | undefined {
  const { pathname, search } = location
  return pathname === "/landing" || pathname.startsWith("/postorder-ui/") ? undefined : pathname + search
}
