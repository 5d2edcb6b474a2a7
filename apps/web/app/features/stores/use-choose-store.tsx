import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type ReactNode, useState } from "react"
import { useSearchParams } from "react-router"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"
import { readAddressRoute, targetAfterChoosingPlace } from "../../shared/address/address-route.ts"
import { fetchPlaceName } from "../../place/fetch-place-name.ts"
import { toChosenPlace } from "../../place/to-chosen-place.ts"
import { useChoosePlaceWithNotice } from "../../place/use-choose-place-with-notice.ts"
import { readReturnPath, type StoreSearch } from "./store-search-query.ts"
import { TableSheet } from "./table-sheet.tsx"
import { VehicleSheet } from "./vehicle-sheet.tsx"

export interface StoreChooser {
  choose(store: StoreInfo, type: DeliveryType): void
  /** The open sheet, if any, that asks for the vehicle or the table before the choice is completed (LOC-11). */
  vehicleOrTableSheet: ReactNode
}

export function useChooseStore(search: StoreSearch | undefined): StoreChooser {
  const [params] = useSearchParams()
  const selectPlace = useChoosePlaceWithNotice()
  const [pendingChoice, setPendingChoice] = useState<{ store: StoreInfo; type: DeliveryType }>()

  async function completeChoice(
    store: StoreInfo,
    type: DeliveryType,
    details: Pick<ChosenPlace, "table" | "vehicle"> = {},
  ) {
    const place = {
      ...toChosenPlace(type, store, search && "point" in search ? await toLocation(search) : null),
      ...details,
    }
    const target = type === "DELIVERY" ? targetAfterChoosingPlace(readAddressRoute(params)) : "other"
    await selectPlace(store, place, target, target === "other" ? readReturnPath(params) : undefined)
  }
  const close = () => setPendingChoice(undefined)
  return {
    choose(store, type) {
      if (type === "CURBSIDE" || (type === "DINEIN" && store.tables > 0)) setPendingChoice({ store, type })
      else void completeChoice(store, type)
    },
    vehicleOrTableSheet: (
      <>
        {pendingChoice?.type === "CURBSIDE" ? (
          <VehicleSheet
            store={pendingChoice.store}
            onClose={close}
            onDone={(vehicle) => void completeChoice(pendingChoice.store, "CURBSIDE", { vehicle })}
          />
        ) : undefined}
        {pendingChoice?.type === "DINEIN" ? (
          <TableSheet
            store={pendingChoice.store}
            onClose={close}
            onDone={(table) => void completeChoice(pendingChoice.store, "DINEIN", { table })}
          />
        ) : undefined}
      </>
    ),
  }
}

/** Labels the location with the searched place's name or the name at its coordinates, never with the store's name. */
async function toLocation({ point, label }: Extract<StoreSearch, { point: unknown }>) {
  return { ...point, address_id: null, label: label || (await fetchPlaceName(point)) }
}
