import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Checkout, Problem } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { checkVehicle } from "@hearth/domain/stores/vehicle.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { findAddress } from "../addresses/public.ts"
import { serveStoreAt } from "../locator/public.ts"
import type { OrderPlace } from "./orders.store.ts"

interface AskedPlace {
  userId: string
  country: CountryCode
  place: Checkout["place"]
}

export interface ExaminedPlace {
  problems: Problem[]
  place: OrderPlace | null
}

const nowhere: OrderPlace = { address: null, vehicle: null, table: null }

const no = (problem: Problem): ExaminedPlace => ({ problems: [problem], place: null })

/** LOC-11: each way needs to know something else about where it goes. */
export async function examinePlace(
  db: Queryable,
  asked: AskedPlace,
  store: StoreInfo,
  way: DeliveryType,
): Promise<ExaminedPlace> {
  const { vehicle, table } = asked.place
  if (way === "DELIVERY") return examineAddress(db, asked, store)
  if (way === "CURBSIDE") {
    const [mistake] = vehicle ? Object.values(checkVehicle(vehicle)) : ["Please tell us which car to look for."]
    if (mistake !== undefined || !vehicle)
      return no({ code: "VEHICLE_MISSING", message: mistake ?? "", way: "vehicle" })
    return { problems: [], place: { ...nowhere, vehicle } }
  }
  if (way === "DINEIN") {
    if (table === undefined) return no({ code: "TABLE_MISSING", message: "Please choose your table.", way: "table" })
    if (table > store.tables)
      return no({ code: "TABLE_UNKNOWN", message: `${store.name} has no table ${table}.`, way: "table" })
    return { problems: [], place: { ...nowhere, table } }
  }
  return { problems: [], place: nowhere }
}

async function examineAddress(db: Queryable, asked: AskedPlace, store: StoreInfo): Promise<ExaminedPlace> {
  const { userId, country, place } = asked
  const way = "address"
  const address = place.addressId ? await savedAddress(db, place.addressId, userId, country) : place.address
  if (!address) {
    return place.addressId
      ? no({ code: "ADDRESS_GONE", message: "This address isn’t saved any more. Please choose another.", way })
      : no({ code: "ADDRESS_MISSING", message: "Please tell us where to bring it.", way })
  }
  if ((await serveStoreAt(db, country, address)) !== store.id)
    return no({
      code: "OUT_OF_AREA",
      message: `${store.name} doesn’t deliver to this address. Please choose another.`,
      way,
    })
  return { problems: [], place: { ...nowhere, address } }
}

async function savedAddress(db: Queryable, id: string, userId: string, country: CountryCode) {
  const saved = await findAddress(db, id, userId, country)
  if (!saved) return undefined
  const { house_no: houseNo, address, landmark, latitude, longitude } = saved
  return { houseNo, address, landmark, latitude, longitude }
}
