import { expect, test } from "vitest"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { MAX_ADDRESSES } from "./save-address.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))

let customerCount = 0
/** Signs in a new customer who has no saved addresses. */
async function newCustomer(): Promise<TestBrowser & { mobile: string }> {
  const mobile = `96${String(10_000_000 + ++customerCount * 10_007)}`
  return Object.assign(await asCustomer(app, partners, mobile), { mobile })
}

const validAddress = {
  type: "home",
  label: "",
  houseNo: "12/3",
  address: "4th Cross, Koramangala",
  landmark: "Opposite the park",
  fName: "Asha",
  lName: "Rao",
  email: "asha@example.in",
  latitude: 28.6315,
  longitude: 77.2167,
}

const save = (browser: TestBrowser & { mobile: string }, change: object = {}, mobile = browser.mobile) =>
  browser.post(`/api/customer-service/ve2/user/${mobile}/addresses`, { ...validAddress, ...change })
const list = async (browser: TestBrowser) =>
  (await browser.get(`/api/customer-service/ve2/user/${browser.userId}/addresses`)).json().data.addresses
const change = (browser: TestBrowser & { mobile: string }, id: string, body: object) =>
  app.http.inject({
    method: "PUT",
    url: `/api/customer-service/ve2/user/addresses/${id}`,
    headers: browser.headers(),
    payload: { ...validAddress, mobNo: browser.mobile, ...body },
  })
const remove = (browser: TestBrowser, id: string) =>
  app.http.inject({
    method: "DELETE",
    url: `/api/customer-service/ve2/user/addresses/${id}`,
    headers: browser.headers(),
  })

test("[LOC-8a] [LOC-8d] [LOC-8e] an address can be saved, changed and deleted, and the list starts with the most recently saved one", async () => {
  const asha = await newCustomer()
  const first = (await save(asha)).json().data.address
  expect(first).toMatchObject({
    houseNo: "12/3",
    mobile_no: asha.mobile,
    mobNo: asha.mobile,
    type: "home",
    addressRequired: false,
  })
  app.clock.advance(60)
  const second = (await save(asha, { type: "office", houseNo: "Tower 4" })).json().data.address
  expect((await list(asha)).map((each: { address_id: string }) => each.address_id)).toEqual([
    second.address_id,
    first.address_id,
  ])
  const changed = await change(asha, first.address_id, { type: "other", label: "Aunt", houseNo: "7" })
  expect(changed.json().data.address).toMatchObject({ type: "other", label: "Aunt", houseNo: "7" })
  expect((await remove(asha, second.address_id)).json().data).toEqual({ address_id: second.address_id })
  expect(await list(asha)).toHaveLength(1)
  expect((await remove(asha, second.address_id)).statusCode).toBe(404)
})

test("[LOC-8d] text in any script is stored unchanged, and white space and control characters become single spaces", async () => {
  const asha = await newCustomer()
  for (const address of [
    "ধানমন্ডি ২৭ নম্বর",
    "කොළඹ 3, ගාලු පාර",
    "அண்ணா நகர்",
    "🏠 Red door",
    `<img src=x onerror="alert(1)">`,
  ]) {
    expect((await save(asha, { address })).json().data.address.address).toBe(address)
  }
  const tidied = await save(asha, { address: "  4th\tCross\n\nKoramangala\u0007 " })
  expect(tidied.json().data.address.address).toBe("4th Cross Koramangala")
})

test.each([
  ["emoji alone", { address: "🏠🍕" }, 422, "Use letters or numbers"],
  ["a blank house number", { houseNo: "   " }, 422, "This field cannot be left empty"],
  ["no first name", { fName: " " }, 422, "Please enter first name."],
  ["an invalid e-mail address", { email: "asha@nowhere" }, 422, "Invalid email."],
  ["coordinates in another country", { latitude: 51.5, longitude: -0.12 }, 422, "outside the country"],
  ["coordinates in a neighbouring country", { latitude: 6.9271, longitude: 79.8612 }, 422, "outside the country"],
  ["coordinates in the sea", { latitude: 15, longitude: 70 }, 422, "outside the country"],
  ["5000 characters", { address: "a".repeat(5000) }, 400, "Check your entries"],
  ["a latitude of 91", { latitude: 91 }, 400, "Check your entries"],
  ["a latitude as a string", { latitude: "28.6" }, 400, "Check your entries"],
  ["a NUL character", { address: "a\u0000b" }, 400, "Check your entries"],
  ["an unknown field", { user_id: "me" }, 400, "Check your entries"],
])("[LOC-8b] refuses %s and stores nothing", async (_, invalidFields, status, message) => {
  const asha = await newCustomer()
  const response = await save(asha, invalidFields)
  expect(response.statusCode).toBe(status)
  expect(response.json().errors[0].displayMsg).toContain(message)
  expect(await list(asha)).toEqual([])
})

test("[LOC-8b] refuses a mobile number that is invalid in the country, and accepts one with the country's calling code", async () => {
  const asha = await newCustomer()
  for (const mobNo of ["123456789", "+94771234567"]) {
    const refused = await save(asha, { mobNo })
    expect([mobNo, refused.json().errors[0].displayMsg]).toEqual([mobNo, "Please enter a valid mobile number."])
  }
  for (const spelling of [`91${asha.mobile}`, `+91${asha.mobile}`]) {
    expect((await save(asha, {}, spelling)).json().data.address.mobile_no).toBe(asha.mobile)
  }
})

test("[SEC-5a] another customer's addresses can't be read, changed or deleted", async () => {
  const [asha, mallory] = [await newCustomer(), await newCustomer()]
  const { address_id } = (await save(asha)).json().data.address
  const read = await mallory.get(`/api/customer-service/ve2/user/${asha.userId}/addresses`)
  expect([read.statusCode, read.json().errors[0].code]).toEqual([403, "FORBIDDEN"])
  expect((await change(mallory, address_id, { houseNo: "666" })).statusCode).toBe(404)
  expect((await remove(mallory, address_id)).statusCode).toBe(404)
  expect(await list(asha)).toMatchObject([{ address_id, houseNo: "12/3" }])
})

test("[SES-10a] a guest gets 401 for every request to saved addresses", async () => {
  const guest = Object.assign(await asGuest(app), { mobile: "9876543210" })
  const { address_id } = (await save(await newCustomer())).json().data.address
  const responses = [
    await save(guest),
    await guest.get(`/api/customer-service/ve2/user/${guest.userId}/addresses`),
    await change(guest, address_id, {}),
    await remove(guest, address_id),
  ]
  for (const response of responses) {
    expect([response.statusCode, response.json().errors[0].code]).toEqual([401, "UNAUTHENTICATED"])
  }
})

test("[LOC-8d] a refused change leaves the address as it was", async () => {
  const asha = await newCustomer()
  const { address_id } = (await save(asha)).json().data.address
  expect((await change(asha, address_id, { houseNo: "🏠" })).statusCode).toBe(422)
  expect(await list(asha)).toMatchObject([{ houseNo: "12/3" }])
})

test("[LOC-8d] a customer can save a limited number of addresses, and a repeated idempotency key saves one address", async () => {
  const asha = await newCustomer()
  const url = `/api/customer-service/ve2/user/${asha.mobile}/addresses`
  const firstResponse = await asha.post(url, validAddress, { "idempotency-key": "save-1" })
  expect((await asha.post(url, validAddress, { "idempotency-key": "save-1" })).body).toBe(firstResponse.body)
  expect(await list(asha)).toHaveLength(1)
  const responses = await Promise.all(Array.from({ length: MAX_ADDRESSES + 4 }, () => save(asha)))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX_ADDRESSES - 1)
  expect(responses.find(({ statusCode }) => statusCode !== 200)?.json().errors[0].code).toBe("TOO_MANY_ADDRESSES")
  expect(await list(asha)).toHaveLength(MAX_ADDRESSES)
})

test("[CTY-7a] [CTY-7b] [CTY-7c] in Bangladesh the receipt fields leave out Bangla, and the saved address keeps it", async () => {
  const karim = Object.assign(await asCustomer(app, partners, "1712345678", { host: "bd.localhost" }), {
    mobile: "01712345678",
  })
  const coordinates = { latitude: 23.7465, longitude: 90.376 }
  const mixed = await save(karim, { ...coordinates, fName: "করিম", lName: "", address: "রোড Road 5" })
  expect(mixed.json().data.address).toMatchObject({
    fName: "করিম",
    address: "রোড Road 5",
    receipt: { name: "Other", address: "12/3, Road 5, Opposite the park" },
  })
})
