import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Checkout, CheckoutProblem } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { checkVehicle } from "@hearth/domain/stores/vehicle.ts"
import * as fieldErrorTexts from "@hearth/texts/field-errors.ts"
import * as orderErrorTexts from "@hearth/texts/orders/order-errors.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { findAddress } from "../../addresses/public.ts"
import { findDeliveringStore } from "../../locator/public.ts"
import type { OrderPlace } from "../orders.store.ts"

interface PlaceInput {
  userId: string
  country: CountryCode
  place: Checkout["place"]
}

export interface PlaceValidation {
  problems: CheckoutProblem[]
  place: OrderPlace | null
}

const emptyPlace: OrderPlace = { address: null, vehicle: null, table: null }

const placeProblem = (problem: CheckoutProblem): PlaceValidation => ({ problems: [problem], place: null })
const vehicleProblem = (message: string) => placeProblem({ code: "VEHICLE_MISSING", message, way: "vehicle" })

/** LOC-11: validates what each delivery type needs to know about the place. */
export async function validatePlace(
  db: Queryable,
  input: PlaceInput,
  store: StoreInfo,
  deliveryType: DeliveryType,
): Promise<PlaceValidation> {
  const { vehicle, table } = input.place
  if (deliveryType === "DELIVERY") return validateAddress(db, input, store)
  if (deliveryType === "CURBSIDE") {
    if (!vehicle) return vehicleProblem(orderErrorTexts.vehicleMissing)
    const [problem] = Object.values(checkVehicle(vehicle))
    if (problem !== undefined) return vehicleProblem(fieldErrorTexts.byCode[problem])
    return { problems: [], place: { ...emptyPlace, vehicle } }
  }
  if (deliveryType === "DINEIN") {
    if (table === undefined)
      return placeProblem({ code: "TABLE_MISSING", message: orderErrorTexts.tableMissing, way: "table" })
    if (table > store.tables)
      return placeProblem({
        code: "TABLE_UNKNOWN",
        message: orderErrorTexts.tableUnknown(store.name, table),
        way: "table",
      })
    return { problems: [], place: { ...emptyPlace, table } }
  }
  return { problems: [], place: emptyPlace }
}

async function validateAddress(db: Queryable, input: PlaceInput, store: StoreInfo): Promise<PlaceValidation> {
  const { userId, country, place } = input
  const way = "address"
  const address = place.addressId ? await findSavedAddress(db, place.addressId, userId, country) : place.address
  if (!address) {
    return place.addressId
      ? placeProblem({
          code: "ADDRESS_GONE",
          message: orderErrorTexts.addressGone,
          way,
        })
      : placeProblem({ code: "ADDRESS_MISSING", message: orderErrorTexts.addressMissing, way })
  }
  if ((await findDeliveringStore(db, country, address)) !== store.id)
    return placeProblem({
      code: "OUT_OF_AREA",
      message: orderErrorTexts.outOfArea(store.name),
      way,
    })
  return { problems: [], place: { ...emptyPlace, address } }
}

async function findSavedAddress(db: Queryable, id: string, userId: string, country: CountryCode) {
  const saved = await findAddress(db, id, userId, country)
  if (!saved) return undefined
  const { house_no: houseNo, address, landmark, latitude, longitude } = saved
  return { houseNo, address, landmark, latitude, longitude }
}
