import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { useNavigate } from "react-router"
import type { AddressRoute } from "../../../shared/address/address-route.ts"
import { closeLocationSheet, type PlaceTarget } from "../../../place/location-sheet.store.ts"
import { toChosenPlace } from "../../../place/to-chosen-place.ts"
import { showPopup } from "../../../client/popup.store.ts"
import { useChoosePlaceWithNotice } from "../../../place/use-choose-place-with-notice.ts"
import { findDeliveryStore } from "./find-delivery-store.ts"
import type { HandlePlace } from "./use-place-picker.ts"
import { mapHref, storesHref } from "./place-hrefs.ts"

/** What happens after a place or a store is chosen, for one delivery type. */
export interface PlaceHandlers {
  onPlace: HandlePlace
  onStore(store: StoreInfo): void
}

export function usePlaceHandlers(type: DeliveryType, target: PlaceTarget): PlaceHandlers {
  const navigate = useNavigate()
  const selectPlace = useChoosePlaceWithNotice()
  const returnPath = () => (target === "other" ? currentPageIfStaying() : undefined)
  return {
    async onPlace(picked, isCurrent) {
      if (type !== "DELIVERY") {
        // A device position needs no name: the stores near it are requested by coordinates.
        const label = typeof picked.label === "string" ? picked.label : undefined
        closeLocationSheet()
        await navigate(storesHref(type, { point: picked.point, label }))
        return undefined
      }
      const result = await findDeliveryStore(picked)
      if (!isCurrent()) return undefined
      if (result.kind === "served") {
        await selectPlace(result.store, result.place, target, returnPath())
        return undefined
      }
      // LOC-3: the popup gives the reason; the form shows the alternatives.
      if (result.kind === "notServed") {
        showPopup({ message: result.message })
        return result
      }
      return result
    },
    onStore(store) {
      if (type === "PICKUP") return void selectPlace(store, toChosenPlace(type, store, null), target, returnPath())
      closeLocationSheet()
      // The exact address decides which store delivers, and it is chosen on the map.
      if (type === "DELIVERY") void navigate(mapHref({ point: store }, addressRouteFor(target), store.city))
      // The screen for choosing a store asks for the car or the table.
      else void navigate(storesHref(type, undefined, store.id))
    },
  }
}

/** The handlers for a new address to save: the next screen is the map with the pin. */
export function useAddressPlaceHandlers(addressRoute: AddressRoute): PlaceHandlers {
  const navigate = useNavigate()
  return {
    async onPlace({ point, label }, isCurrent) {
      const near = { point, label: await label }
      if (isCurrent()) await navigate(mapHref(near, addressRoute))
      return undefined
    },
    // No stores are offered for an address to save.
    onStore: () => undefined,
  }
}

/** The query parameters for the map, so that it returns to the page where the choice was started. */
export function addressRouteFor(target: PlaceTarget): AddressRoute {
  return target === "cart" || target === "payment" || target === "rewards" ? { from: target } : {}
}

/** Returns the current page, to stay on it after changing the place; undefined on screens that only choose a place. */
function currentPageIfStaying(): string | undefined {
  const { pathname, search } = location
  return pathname === "/landing" || pathname.startsWith("/postorder-ui/") ? undefined : pathname + search
}
