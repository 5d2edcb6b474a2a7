import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { useNavigate } from "react-router"
import { closeLocationSheet, type PlaceTarget } from "../../shell/location-sheet.ts"
import { placeAt, sayOrderAhead } from "../../shell/place-at.ts"
import { showPopup } from "../../shell/popup.ts"
import { useChoosePlace } from "../../shell/use-choose-place.ts"
import { deliverTo } from "./deliver-to.ts"
import type { Arrive } from "./use-where.ts"
import { mapPath, storesPath } from "./way-on.ts"

/** What a place and a store lead to, for one way of being served. */
export interface Arrival {
  atPlace: Arrive
  atStore(store: StoreInfo): void
}

export function useArrive(type: DeliveryType, target: PlaceTarget): Arrival {
  const navigate = useNavigate()
  const choose = useChoose(target)
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
        await choose(answer.store, "DELIVERY", answer.place.location)
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
      if (type === "DELIVERY" || type === "PICKUP") void choose(store, type, null)
      else {
        // The car's looks and the table are asked for there.
        closeLocationSheet()
        void navigate(storesPath(type, undefined, store.id))
      }
    },
  }
}

/** On the way to an address to save: the pin comes next. */
export function useArriveForAddress(): Arrival {
  const navigate = useNavigate()
  return {
    async atPlace({ point, label }, isWanted) {
      const near = { point, label: await label }
      if (isWanted()) await navigate(mapPath(near, true))
      return undefined
    },
    // No store is offered on this way.
    atStore: () => undefined,
  }
}

function useChoose(target: PlaceTarget) {
  const choosePlace = useChoosePlace()
  return async (store: StoreInfo, type: DeliveryType, location: Parameters<typeof placeAt>[2]) => {
    await choosePlace(placeAt(type, store, location), target, target === "other" ? pageToStayOn() : undefined)
    const message = sayOrderAhead(store, type, Date.now())
    if (message) showPopup({ header: "Order ahead", message })
  }
}

/** Who changes the place while reading the menu goes on reading; the screens of choosing are left. */
function pageToStayOn(): string | undefined {
  const { pathname, search } = location
  return pathname === "/landing" || pathname.startsWith("/postorder-ui/") ? undefined : pathname + search
}
