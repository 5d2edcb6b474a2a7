import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { useNavigate } from "react-router"
import type { AddressWay } from "../../shell/address-way.ts"
import { closeLocationSheet, type PlaceTarget } from "../../shell/location-sheet.ts"
import { placeAt } from "../../shell/place-at.ts"
import { showPopup } from "../../shell/popup.ts"
import { useSettlePlace } from "../../shell/use-settle-place.ts"
import { deliverTo } from "./deliver-to.ts"
import type { Arrive } from "./use-pick-place.ts"
import { mapPath, storesPath } from "./way-on.ts"

/** What a place and a store lead to, for one way of being served. */
export interface Arrival {
  atPlace: Arrive
  atStore(store: StoreInfo): void
}

export function useArrive(type: DeliveryType, target: PlaceTarget): Arrival {
  const navigate = useNavigate()
  const settle = useSettlePlace()
  const stay = () => (target === "other" ? pageToStayOn() : undefined)
  return {
    async atPlace(picked, isWanted) {
      if (type !== "DELIVERY") {
        // Where the device is needs no name: the stores near it are asked for by the point.
        const label = typeof picked.label === "string" ? picked.label : undefined
        closeLocationSheet()
        await navigate(storesPath(type, { point: picked.point, label }))
        return undefined
      }
      const answer = await deliverTo(picked)
      if (!isWanted()) return undefined
      if (answer.kind === "served") {
        await settle(answer.store, answer.place, target, stay())
        return undefined
      }
      // LOC-3: from the selector, the popup; what to do instead stands in the selector itself.
      if (answer.kind === "nowhere") {
        showPopup({ message: answer.message })
        return answer
      }
      return answer
    },
    atStore(store) {
      if (type === "PICKUP") return void settle(store, placeAt(type, store, null), target, stay())
      closeLocationSheet()
      // Who delivers is decided by the door, and the door is asked for on the map.
      if (type === "DELIVERY") void navigate(mapPath({ point: store }, wayTo(target), store.city))
      // The car's looks and the table are asked for there.
      else void navigate(storesPath(type, undefined, store.id))
    },
  }
}

/** On the way to an address to save: the pin comes next. */
export function useArriveForAddress(way: AddressWay): Arrival {
  const navigate = useNavigate()
  return {
    async atPlace({ point, label }, isWanted) {
      const near = { point, label: await label }
      if (isWanted()) await navigate(mapPath(near, way))
      return undefined
    },
    // No store is offered on this way.
    atStore: () => undefined,
  }
}

/** What the map has to know, to lead where the choice is made for. */
export function wayTo(target: PlaceTarget): AddressWay {
  return target === "cart" || target === "payment" ? { from: target } : {}
}

/** Who changes the place while reading the menu goes on reading; the screens of choosing are left. */
function pageToStayOn(): string | undefined {
  const { pathname, search } = location
  return pathname === "/landing" || pathname.startsWith("/postorder-ui/") ? undefined : pathname + search
}
