import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import { MOBILE_WRONG } from "@hearth/contract/login-texts.ts"
import { isEmail } from "@hearth/domain/addresses/is-email.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { checkVehicle } from "@hearth/domain/stores/vehicle.ts"
import type { ChosenPlace } from "../../session/chosen-place.ts"

/** Everything a customer may write on the way to an order. */
export interface Written {
  firstName: string
  lastName: string
  mobile: string
  email: string
  houseNo: string
  address: string
  landmark: string
  colour: string
  model: string
  lastDigits: string
  /** Empty where none is chosen. */
  table: string
}

export type Mistakes = Partial<Record<keyof Written | "place", string>>

const nothing: Written = {
  firstName: "",
  lastName: "",
  mobile: "",
  email: "",
  houseNo: "",
  address: "",
  landmark: "",
  colour: "",
  model: "",
  lastDigits: "",
  table: "",
}

export interface Known {
  /** Of the order that was begun with these very things, before the page was left for a provider's. */
  order: Transaction | undefined
  customer: UserAttributes | undefined
  /** The saved address it goes to: whom to ask for there. */
  address: Pick<SavedAddress, "fName" | "lName" | "mobNo" | "email"> | undefined
  place: ChosenPlace | null
}

/** Nothing is asked that is known. */
export function startWith({ order, customer, address, place }: Known): Written {
  return {
    ...nothing,
    ...personOf(customer, address),
    address: place?.location ? streetOf(place.location.label) : "",
    ...place?.vehicle,
    table: place?.table === undefined ? "" : String(place.table),
    ...(order ? writtenOf(order, place) : {}),
  }
}

/** The customer; where they never said their name, whom they named for this address. */
function personOf(customer: Known["customer"], address: Known["address"]) {
  if (!customer) return {}
  const { firstName, lastName, mobile, email } = customer
  if (firstName !== "" || !address) return { firstName, lastName, mobile, email }
  return { firstName: address.fName, lastName: address.lName, mobile: address.mobNo, email: email || address.email }
}

function writtenOf({ contact, place: { address, vehicle, table } }: Transaction, place: ChosenPlace | null) {
  const isSamePlace =
    address !== null && address.latitude === place?.location?.latitude && address.longitude === place.location.longitude
  return {
    ...contact,
    ...(isSamePlace ? { houseNo: address.houseNo, address: address.address, landmark: address.landmark } : {}),
    ...vehicle,
    ...(table === null ? {} : { table: String(table) }),
  }
}

/** Beside which place the pin stands is no address. */
function streetOf(label: string): string {
  return label.replace(/^near\s+/i, "")
}

/** Where it goes, in the words of the contract; undefined where it is not known yet. */
export function placeOf(written: Written, place: ChosenPlace | null, way: DeliveryType, addressId: string | undefined) {
  if (way === "DELIVERY") {
    if (addressId !== undefined) return { addressId }
    if (!place?.location || written.houseNo.trim() === "" || written.address.trim() === "") return undefined
    const { latitude, longitude } = place.location
    const { houseNo, address, landmark } = written
    return { address: { houseNo, address, landmark, latitude, longitude } }
  }
  if (way === "CURBSIDE") {
    const { colour, model, lastDigits } = written
    const vehicle = { colour: colour.trim(), model: model.trim(), lastDigits }
    return Object.keys(checkVehicle(vehicle)).length === 0 ? { vehicle } : undefined
  }
  if (way === "DINEIN") return written.table === "" ? undefined : { table: Number(written.table) }
  return {}
}

/** Where a delivery would go while its address is not written yet. */
export function pinOf(place: ChosenPlace | null): Point | undefined {
  if (!place?.location) return undefined
  const { latitude, longitude } = place.location
  return { latitude, longitude }
}

/** Undefined where something of it is amiss: the server is not asked about what can be told here. */
export function contactOf(written: Written, country: CountryCode) {
  const { firstName, lastName, mobile, email } = written
  return Object.keys(checkContact(written, country)).length === 0 ? { firstName, lastName, mobile, email } : undefined
}

export interface Checked {
  way: DeliveryType
  country: CountryCode
  place: ChosenPlace | null
  addressId: string | undefined
}

/** What is still missing or amiss, in the order of the screen. */
export function checkWritten(written: Written, { way, country, place, addressId }: Checked): Mistakes {
  const contact = checkContact(written, country)
  if (way === "DELIVERY" && addressId === undefined) {
    if (!place?.location) return { place: "Please tell us where to bring it.", ...contact }
    return { ...checkAddress(written), ...contact }
  }
  if (way === "CURBSIDE") return { ...checkVehicle(written), ...contact }
  if (way === "DINEIN" && written.table === "") return { table: "Please choose your table.", ...contact }
  return contact
}

function checkAddress(written: Written): Mistakes {
  const mistakes: Mistakes = {}
  for (const field of ["houseNo", "address"] as const) {
    if (written[field].trim() === "") mistakes[field] = "This field cannot be left empty"
    else if (!/[\p{L}\p{N}]/u.test(written[field])) mistakes[field] = "Please use letters or digits"
  }
  return mistakes
}

function checkContact({ firstName, mobile, email }: Written, country: CountryCode): Mistakes {
  return {
    ...(/[\p{L}\p{N}]/u.test(firstName) ? {} : { firstName: "Please enter first name." }),
    ...(canonicalPhone(mobile, country) ? {} : { mobile: MOBILE_WRONG }),
    ...(email.trim() === "" || isEmail(email.trim()) ? {} : { email: "Invalid email." }),
  }
}
