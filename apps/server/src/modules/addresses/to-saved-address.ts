import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { joinWithoutBangla } from "@hearth/domain/addresses/strip-bangla.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { StoredAddress } from "./addresses.store.ts"

/** Finds the store that delivers to a point. */
export type StoreAt = (country: CountryCode, point: Point) => { id: string } | undefined

export function toSavedAddress(row: StoredAddress, storeAt: StoreAt): SavedAddress {
  const { country, latitude, longitude } = row
  return {
    address_id: row.id,
    type: row.type,
    label: row.label,
    houseNo: row.house_no,
    address: row.address,
    landmark: row.landmark,
    fName: row.first_name,
    lName: row.last_name,
    email: row.email,
    mobile_no: row.mobile,
    mobNo: row.mobile,
    latitude,
    longitude,
    receipt: {
      name: joinWithoutBangla([row.first_name, row.last_name], " ", country),
      address: joinWithoutBangla([row.house_no, row.address, row.landmark], ", ", country),
    },
    // A saved address always has a written address, so the customer doesn't have to add one.
    addressRequired: false,
    storeId: storeAt(country, { latitude, longitude })?.id ?? null,
  }
}
