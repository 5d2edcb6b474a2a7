import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { expect, test } from "vitest"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"
import { validateForm, toOrderContact, toOrderPlace, prefillForm } from "./checkout-form.ts"

const store = { id: "BLR01", advanceOrderStoreId: "BLR01", name: "K", city: "B", online: 1, offline_msg: "" } as const
const location = { latitude: 12.9, longitude: 77.6, address_id: null, label: "Near Koramangala" }
const place: ChosenPlace = { deliveryType: "DELIVERY", store, location }
const customer = { firstName: "Asha", lastName: "Rao", mobile: "9812345678", email: "a@b.in" }
const attributes = customer as Parameters<typeof prefillForm>[0]["customer"]
const emptyForm = prefillForm({ order: undefined, customer: undefined, address: undefined, place })
const filledForm = {
  ...prefillForm({ order: undefined, customer: attributes, address: undefined, place }),
  houseNo: "12B",
}
const formContext = { deliveryType: "DELIVERY", country: "IN", place, addressId: undefined } as const

test("the form is prefilled from the profile and from the chosen place with its car and table", () => {
  expect(filledForm).toMatchObject({ ...customer, address: "Koramangala" })
  const vehicle = { colour: "White", model: "Swift", lastDigits: "4821" }
  const form = prefillForm({
    order: undefined,
    customer: undefined,
    address: undefined,
    place: { ...place, vehicle, table: 7 },
  })
  expect(form).toMatchObject({ ...vehicle, table: "7" })
})

test("a customer without a name in the profile gets the contact of the address prefilled", () => {
  const address = { fName: "Ravi", lName: "K", mobNo: "9800000000", email: "" }
  const unnamed = { ...customer, firstName: "", lastName: "" } as typeof attributes
  const form = prefillForm({ order: undefined, customer: unnamed, address, place })
  expect(form).toMatchObject({ firstName: "Ravi", lastName: "K", mobile: "9800000000", email: "a@b.in" })
  expect(prefillForm({ order: undefined, customer: attributes, address, place })).toMatchObject(customer)
})

test("after returning from a provider's page, the form is prefilled from the order, its address only for the same location", () => {
  const contact = { firstName: "Ravi", lastName: "", mobile: "9800000000", email: "" }
  const address = { houseNo: "9", address: "5th Block", landmark: "Park", latitude: 12.9, longitude: 77.6 }
  const order = { contact, place: { address, vehicle: null, table: null } } as Transaction
  expect(prefillForm({ order, customer: attributes, address: undefined, place })).toMatchObject({
    ...contact,
    houseNo: "9",
    landmark: "Park",
  })
  const otherPlace = { ...place, location: { ...location, latitude: 13 } }
  expect(prefillForm({ order, customer: attributes, address: undefined, place: otherPlace })).toMatchObject({
    houseNo: "",
    address: "Koramangala",
  })
})

test("[LOC-11d] [LOC-11e] each delivery type requires its own fields", () => {
  expect(Object.keys(validateForm(emptyForm, formContext))).toEqual(["houseNo", "firstName", "mobile"])
  expect(validateForm(filledForm, formContext)).toEqual({})
  expect(validateForm(filledForm, { ...formContext, place: null })).toHaveProperty("place")
  expect(validateForm({ ...filledForm, houseNo: "" }, { ...formContext, addressId: "a" })).toEqual({})
  expect(Object.keys(validateForm(filledForm, { ...formContext, deliveryType: "CURBSIDE" }))).toEqual([
    "colour",
    "model",
    "lastDigits",
  ])
  expect(Object.keys(validateForm(filledForm, { ...formContext, deliveryType: "DINEIN" }))).toEqual(["table"])
  expect(validateForm(filledForm, { ...formContext, deliveryType: "PICKUP" })).toEqual({})
})

test("an incomplete place or contact is left out of the request", () => {
  expect(toOrderPlace({ ...filledForm, houseNo: " " }, place, "DELIVERY", undefined)).toBeUndefined()
  expect(toOrderPlace(filledForm, place, "DELIVERY", undefined)).toEqual({
    address: { houseNo: "12B", address: "Koramangala", landmark: "", latitude: 12.9, longitude: 77.6 },
  })
  expect(toOrderPlace(filledForm, place, "DELIVERY", "saved")).toEqual({ addressId: "saved" })
  expect(toOrderPlace({ ...filledForm, table: "3" }, place, "DINEIN", undefined)).toEqual({ table: 3 })
  expect(toOrderPlace(filledForm, place, "CURBSIDE", undefined)).toBeUndefined()
  expect(toOrderPlace(filledForm, place, "PICKUP", undefined)).toEqual({})
  expect(toOrderContact({ ...filledForm, mobile: "123" }, "IN")).toBeUndefined()
  expect(toOrderContact({ ...filledForm, email: "a@" }, "IN")).toBeUndefined()
  expect(toOrderContact(filledForm, "IN")).toEqual(customer)
})
