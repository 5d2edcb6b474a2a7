import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type ReactNode, useState } from "react"
import { useSearchParams } from "react-router"
import type { ChosenPlace } from "../../session/chosen-place.ts"
import { placeAt, sayOrderAhead } from "../../shell/place-at.ts"
import { showPopup } from "../../shell/popup.ts"
import { useChoosePlace } from "../../shell/use-choose-place.ts"
import { readWayOn, type Where } from "./read-query.ts"
import { TableSheet } from "./table-sheet.tsx"
import { VehicleSheet } from "./vehicle-sheet.tsx"

export interface ChooseStore {
  choose(store: StoreInfo, type: DeliveryType): void
  /** What has to be asked first, over the screen: the car, or the table (LOC-11). */
  questions: ReactNode
}

export function useChooseStore(where: Where | undefined): ChooseStore {
  const [params] = useSearchParams()
  const choosePlace = useChoosePlace()
  const [asked, setAsked] = useState<{ store: StoreInfo; type: DeliveryType }>()

  async function finish(store: StoreInfo, type: DeliveryType, more: Pick<ChosenPlace, "table" | "vehicle"> = {}) {
    const location =
      where && "point" in where ? { ...where.point, address_id: null, label: nameOf(where, store) } : null
    await choosePlace({ ...placeAt(type, store, location), ...more }, "other", readWayOn(params))
    const message = sayOrderAhead(store, type, Date.now())
    if (message) showPopup({ header: "Order ahead", message })
  }
  const close = () => setAsked(undefined)
  return {
    choose(store, type) {
      if (type === "CURBSIDE" || (type === "DINEIN" && store.tables > 0)) setAsked({ store, type })
      else void finish(store, type)
    },
    questions: (
      <>
        {asked?.type === "CURBSIDE" ? (
          <VehicleSheet
            store={asked.store}
            onClose={close}
            onDone={(vehicle) => void finish(asked.store, "CURBSIDE", { vehicle })}
          />
        ) : undefined}
        {asked?.type === "DINEIN" ? (
          <TableSheet
            store={asked.store}
            onClose={close}
            onDone={(table) => void finish(asked.store, "DINEIN", { table })}
          />
        ) : undefined}
      </>
    ),
  }
}

function nameOf({ label }: { label: string }, store: StoreInfo): string {
  return label || store.locality || store.city
}
