import { expect, test } from "vitest"
import { addressKey, firstFreeType, findSavableDetails } from "./find-savable-details.ts"

const address = {
  houseNo: "12B",
  address: "Inner Circle, Connaught Place",
  landmark: "",
  latitude: 28.63,
  longitude: 77.21,
}
const contact = { firstName: "Asha", lastName: "Rao", mobile: "98765 43210", email: "" }
const order = { contact, place: { address, vehicle: null, table: null }, country: "IN" } as const
const emptyProfile = { attributes: { firstName: "", mobile: "+919876543210" }, saved: [], declined: {} }

test("[IDN-9d] the name and address of an order are offered if the profile has neither", () => {
  expect(findSavableDetails(order, emptyProfile)).toEqual({ name: { firstName: "Asha", lastName: "Rao" }, address })
})

test("[IDN-9d] [IDN-9e] details that are saved already, even if spelled slightly differently, or that were declined are not offered", () => {
  const saved = [{ houseNo: " 12b ", address: "inner circle,  connaught place." }]
  const attributes = { ...emptyProfile.attributes, firstName: "Asha" }
  const nothing = { name: null, address: null }
  expect(findSavableDetails(order, { attributes, saved, declined: {} })).toEqual(nothing)
  expect(
    findSavableDetails(order, { ...emptyProfile, declined: { name: true, doors: [addressKey(address)] } }),
  ).toEqual(nothing)
  expect(
    findSavableDetails({ ...order, place: { ...order.place, address: null } }, { ...emptyProfile, attributes }),
  ).toEqual(nothing)
})

test("[IDN-9d] a name that was given with another mobile number is not offered", () => {
  const friendsOrder = { ...order, contact: { ...contact, mobile: "98765 00000" } }
  expect(findSavableDetails(friendsOrder, emptyProfile)).toEqual({ name: null, address })
})

test("[LOC-8c] the first address is suggested as home, the second as office, further ones as other", () => {
  expect(firstFreeType([])).toBe("home")
  expect(firstFreeType([{ type: "home" }])).toBe("office")
  expect(firstFreeType([{ type: "office" }, { type: "home" }])).toBe("other")
})
