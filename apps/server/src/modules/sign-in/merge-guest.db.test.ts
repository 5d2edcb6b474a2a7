import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { beforeEach, expect, test } from "vitest"
import { asCustomer, requestCode, submitLoginCode } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { postAlert } from "../alerts/public.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
beforeEach(() => app.clock.advance(24 * 3600))

let customerCount = 0
const newNumber = () => `95${String(10_000_000 + ++customerCount * 10_007)}`
const favourites = "/api/customer-service/ve1/user/favourites/products"

const put = (browser: TestBrowser, lines: object[], storeId = "6585R") =>
  browser.post(`/api/agg/cart-service/ve1/cart/${browser.cartId}/items`, {
    storeId,
    deliveryType: "DELIVERY",
    lines: lines.map((line) => ({ id: crypto.randomUUID(), ...line })),
  })
const cartOf = async (browser: TestBrowser) =>
  (await browser.get(`/api/agg/cart-service/ve1/cart/${browser.cartId}`)).json().data
const cola = (quantity: number) => ({ productId: "in-cola", quantity })
const margherita = (quantity: number) => ({ productId: "in-margherita", quantity, size: "regular" })
const quantities = async (browser: TestBrowser) =>
  Object.fromEntries(
    (await cartOf(browser)).lines.map((line: { productId: string; quantity: number }) => [
      line.productId,
      line.quantity,
    ]),
  )
const saveAddress = (browser: TestBrowser, mobile: string, houseNo: string) =>
  browser.post(`/api/customer-service/ve2/user/${mobile}/addresses`, {
    type: "home",
    label: "",
    houseNo,
    address: "4th Cross, Koramangala",
    landmark: "",
    fName: "Asha",
    lName: "",
    email: "",
    latitude: 28.6315,
    longitude: 77.2167,
  })
const houseNumbersOf = async (browser: TestBrowser) =>
  (await browser.get(`/api/customer-service/ve2/user/${browser.userId}/addresses`))
    .json()
    .data.addresses.map(({ houseNo }: { houseNo: string }) => houseNo)
    .toSorted()

async function signIn(browser: TestBrowser, mobile: string): Promise<CustomerSession> {
  await requestCode(browser, mobile)
  const response = await submitLoginCode(browser, mobile, await partners.codeFor(mobile))
  expect(response.statusCode).toBe(200)
  return response.json()
}

test("[CAR-7c] [IDN-12] a first sign-in moves the guest’s cart, favourites and seen alerts to the account", async () => {
  const mobile = newNumber()
  const guest = await asGuest(app)
  await put(guest, [cola(2)])
  await guest.post(favourites, { productId: "in-cola" })
  const alertId = await postAlert(app.platform, app.database.db, {
    country: "IN",
    storeId: null,
    tone: "news",
    title: "Open until midnight",
    message: "Tonight we bake until midnight.",
    startsAt: new Date(app.clock.now().getTime() - 60_000),
    endsAt: new Date(app.clock.now().getTime() + 60_000),
  })
  const alertIds = async () => (await guest.get("/api/alerts")).json().data.alerts.map(({ id }: { id: string }) => id)
  expect(await alertIds()).toContain(alertId)
  await guest.post(`/api/alerts/${alertId}/seen`)
  const { left } = await signIn(guest, mobile)
  expect(left).toEqual([])
  expect(await quantities(guest)).toEqual({ "in-cola": 2 })
  expect((await guest.get(favourites)).json().data.productIds).toEqual(["in-cola"])
  expect(await alertIds()).not.toContain(alertId)
})

test("[CAR-7c] [CAT-5c] [IDN-12] a guest’s cart and favourites are merged with the account’s, on all devices", async () => {
  const mobile = newNumber()
  const phoneBrowser = await asCustomer(app, partners, mobile)
  await put(phoneBrowser, [cola(1), margherita(1)])
  await phoneBrowser.post(favourites, { productId: "in-margherita" })
  await saveAddress(phoneBrowser, mobile, "1")
  const laptop = await asGuest(app)
  await put(laptop, [cola(2)])
  await laptop.post(favourites, { productId: "in-cola" })
  const { left, cartId } = await signIn(laptop, mobile)
  expect([left, cartId]).toEqual([[], phoneBrowser.cartId])
  for (const device of [phoneBrowser, laptop]) {
    expect(await quantities(device)).toEqual({ "in-cola": 3, "in-margherita": 1 })
    expect(new Set((await device.get(favourites)).json().data.productIds)).toEqual(
      new Set(["in-cola", "in-margherita"]),
    )
    expect(await houseNumbersOf(device)).toEqual(["1"])
  }
})

test("[IDN-12] signing in as a guest without a cart leaves the account’s cart unchanged", async () => {
  const mobile = newNumber()
  const phoneBrowser = await asCustomer(app, partners, mobile)
  await put(phoneBrowser, [cola(1)])
  const versionBefore = (await cartOf(phoneBrowser)).version
  await signIn(await asGuest(app), mobile)
  expect([await quantities(phoneBrowser), (await cartOf(phoneBrowser)).version]).toEqual([
    { "in-cola": 1 },
    versionBefore,
  ])
})

test("[IDN-12] lines beyond the cart’s limit are left out and reported, and the others are merged", async () => {
  const mobile = newNumber()
  const phoneBrowser = await asCustomer(app, partners, mobile)
  await put(phoneBrowser, [cola(19)])
  const laptop = await asGuest(app)
  await put(laptop, [cola(2), margherita(1)])
  const { left } = await signIn(laptop, mobile)
  expect(left).toEqual([expect.stringMatching(/^2 × .*[Cc]ola.* didn’t fit in your cart\.$/)])
  expect(await quantities(laptop)).toEqual({ "in-cola": 19, "in-margherita": 1 })
})

test("[IDN-12] a line sent as a guest and again as a customer is in the cart once", async () => {
  const mobile = newNumber()
  const phoneBrowser = await asCustomer(app, partners, mobile)
  await put(phoneBrowser, [cola(1)])
  const laptop = await asGuest(app)
  const line = { ...cola(2), id: crypto.randomUUID() }
  await put(laptop, [line])
  await signIn(laptop, mobile)
  await put(laptop, [line])
  expect(await quantities(laptop)).toEqual({ "in-cola": 3 })
})

test("[SEC-5d] an address is saved only under the customer’s own number, but may have another contact number", async () => {
  const mobile = newNumber()
  const asha = await asCustomer(app, partners, mobile)
  const other = await saveAddress(asha, newNumber(), "3")
  expect([other.statusCode, other.json().errors[0].code]).toEqual([403, "FORBIDDEN"])
  expect((await saveAddress(asha, `+91${mobile}`, "4")).statusCode).toBe(200)
  const mother = await asha.post(`/api/customer-service/ve2/user/${mobile}/addresses`, {
    type: "other",
    label: "Mother",
    houseNo: "5",
    address: "Fort",
    landmark: "",
    fName: "Amma",
    lName: "",
    email: "",
    latitude: 28.6315,
    longitude: 77.2167,
    mobNo: "9876500000",
  })
  expect(mother.json().data.address.mobile_no).toBe("9876500000")
})
