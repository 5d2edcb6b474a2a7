import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type ReactNode, useState } from "react"
import { useSearchParams } from "react-router"
import type { ChosenPlace } from "../../session/chosen-place.ts"
import { readAddressWay, targetOf } from "../../shell/address-way.ts"
import { nameOfPoint } from "../../shell/name-of-point.ts"
import { placeAt } from "../../shell/place-at.ts"
import { useSettlePlace } from "../../shell/use-settle-place.ts"
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
  const settle = useSettlePlace()
  const [asked, setAsked] = useState<{ store: StoreInfo; type: DeliveryType }>()

  async function finish(store: StoreInfo, type: DeliveryType, more: Pick<ChosenPlace, "table" | "vehicle"> = {}) {
    const place = { ...placeAt(type, store, where && "point" in where ? await locationOf(where) : null), ...more }
    const target = type === "DELIVERY" ? targetOf(readAddressWay(params)) : "other"
    await settle(store, place, target, target === "other" ? readWayOn(params) : undefined)
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

/** The place as it is called itself, never after the store. */
async function locationOf({ point, label }: Extract<Where, { point: unknown }>) {
  return { ...point, address_id: null, label: label || (await nameOfPoint(point)) }
}
