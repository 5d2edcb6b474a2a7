import { streetFromLabel } from "../../shared/address/street-from-label.ts"
import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { UserAttributes } from "@hearth/contract/calls/auth.calls.ts"
import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
import * as fieldErrorTexts from "@hearth/texts/field-errors.ts"
import { isEmail } from "@hearth/domain/addresses/is-email.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { checkVehicle } from "@hearth/domain/stores/vehicle.ts"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"

/** All fields of the checkout form. */
export interface CheckoutForm {
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
  /** Empty if no table is chosen. */
  table: string
}

export type FormErrors = Partial<Record<keyof CheckoutForm | "place", string>>

const emptyForm: CheckoutForm = {
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

export interface PrefillSources {
  /** The order that was created from this cart before the customer left for a provider's page. */
  order: Transaction | undefined
  customer: UserAttributes | undefined
  /** The saved address to deliver to, with its contact. */
  address: Pick<SavedAddress, "fName" | "lName" | "mobNo" | "email"> | undefined
  place: ChosenPlace | null
}

/** Prefills every field whose value is known. */
export function prefillForm({ order, customer, address, place }: PrefillSources): CheckoutForm {
  return {
    ...emptyForm,
    ...contactFields(customer, address),
    address: place?.location ? streetFromLabel(place.location.label) : "",
    ...place?.vehicle,
    table: place?.table === undefined ? "" : String(place.table),
    ...(order ? orderFields(order, place) : {}),
  }
}

/** The customer, or the contact of the address when the profile has no name. */
function contactFields(customer: PrefillSources["customer"], address: PrefillSources["address"]) {
  if (!customer) return {}
  const { firstName, lastName, mobile, email } = customer
  if (firstName !== "" || !address) return { firstName, lastName, mobile, email }
  return { firstName: address.fName, lastName: address.lName, mobile: address.mobNo, email: email || address.email }
}

function orderFields({ contact, place: { address, vehicle, table } }: Transaction, place: ChosenPlace | null) {
  const isSamePlace =
    address !== null && address.latitude === place?.location?.latitude && address.longitude === place.location.longitude
  return {
    ...contact,
    ...(isSamePlace ? { houseNo: address.houseNo, address: address.address, landmark: address.landmark } : {}),
    ...vehicle,
    ...(table === null ? {} : { table: String(table) }),
  }
}

/** Returns the place as the order request needs it, or undefined while it is incomplete. */
export function toOrderPlace(
  form: CheckoutForm,
  place: ChosenPlace | null,
  deliveryType: DeliveryType,
  addressId: string | undefined,
) {
  if (deliveryType === "DELIVERY") {
    if (addressId !== undefined) return { addressId }
    if (!place?.location || form.houseNo.trim() === "" || form.address.trim() === "") return undefined
    const { latitude, longitude } = place.location
    const { houseNo, address, landmark } = form
    return { address: { houseNo, address, landmark, latitude, longitude } }
  }
  if (deliveryType === "CURBSIDE") {
    const { colour, model, lastDigits } = form
    const vehicle = { colour: colour.trim(), model: model.trim(), lastDigits }
    return Object.keys(checkVehicle(vehicle)).length === 0 ? { vehicle } : undefined
  }
  if (deliveryType === "DINEIN") return form.table === "" ? undefined : { table: Number(form.table) }
  return {}
}

/** The chosen location, used for a delivery whose address is not typed yet. */
export function locationOf(place: ChosenPlace | null): Point | undefined {
  if (!place?.location) return undefined
  const { latitude, longitude } = place.location
  return { latitude, longitude }
}

/** Returns the contact for the order request, or undefined if it is invalid; `validateForm` returns its errors. */
export function toOrderContact(form: CheckoutForm, country: CountryCode) {
  const { firstName, lastName, mobile, email } = form
  return Object.keys(validateContact(form, country)).length === 0 ? { firstName, lastName, mobile, email } : undefined
}

export interface FormContext {
  deliveryType: DeliveryType
  country: CountryCode
  place: ChosenPlace | null
  addressId: string | undefined
}

/** Returns the errors of missing and invalid fields, in the sequence in which the screen shows the fields. */
export function validateForm(form: CheckoutForm, { deliveryType, country, place, addressId }: FormContext): FormErrors {
  const contact = validateContact(form, country)
  if (deliveryType === "DELIVERY" && addressId === undefined) {
    if (!place?.location) return { place: checkoutTexts.addressMissing, ...contact }
    return { ...validateAddress(form), ...contact }
  }
  if (deliveryType === "CURBSIDE") return { ...validateVehicle(form), ...contact }
  if (deliveryType === "DINEIN" && form.table === "") return { table: checkoutTexts.tableMissing, ...contact }
  return contact
}

function validateVehicle(form: CheckoutForm): FormErrors {
  const errors = Object.entries(checkVehicle(form))
  return Object.fromEntries(errors.map(([field, error]) => [field, fieldErrorTexts.byCode[error]]))
}

function validateAddress(form: CheckoutForm): FormErrors {
  const errors: FormErrors = {}
  for (const field of ["houseNo", "address"] as const) {
    if (form[field].trim() === "") errors[field] = fieldErrorTexts.byCode.EMPTY
    else if (!/[\p{L}\p{N}]/u.test(form[field])) errors[field] = fieldErrorTexts.byCode.NO_LETTERS_OR_DIGITS
  }
  return errors
}

function validateContact({ firstName, mobile, email }: CheckoutForm, country: CountryCode): FormErrors {
  return {
    ...(/[\p{L}\p{N}]/u.test(firstName) ? {} : { firstName: fieldErrorTexts.byCode.FIRST_NAME_MISSING }),
    ...(canonicalPhone(mobile, country) ? {} : { mobile: fieldErrorTexts.byCode.MOBILE_INVALID }),
    ...(email.trim() === "" || isEmail(email.trim()) ? {} : { email: fieldErrorTexts.byCode.EMAIL_INVALID }),
  }
}
