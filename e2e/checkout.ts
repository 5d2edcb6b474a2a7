import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type Locator, type Page, request } from "@playwright/test"
import { fakeHumanDevice, newMobile } from "./account.ts"
import { getFromServer, clickRadio, expect, pageUrl, waitForHydration } from "./test-base.ts"

const pizzas: Readonly<Record<CountryCode, string>> = {
  IN: "in-margherita",
  LK: "lk-margherita",
  BD: "bd-margherita",
}

interface Store {
  id: string
  name: string
  city: string
  locality: string
  latitude: number
  longitude: number
}

/**
 * Stores a place in the browser before its first page, as if the visitor had chosen it on an earlier visit. The place
 * has the store's coordinates, to which the store delivers.
 */
export async function presetPlace(
  page: Page,
  country: CountryCode,
  deliveryType: DeliveryType = "DELIVERY",
  placeOverrides = {},
  id: string = countries[country].defaultStore.id,
) {
  const response = await getFromServer(page.request, country, `/api/locator-service/ve3/stores/${id}`)
  const { store } = ((await response.json()) as { data: { store: Store } }).data
  const { name, city, locality, latitude, longitude } = store
  const place = {
    deliveryType,
    store: { id, advanceOrderStoreId: id, name, city, online: 1, offline_msg: "" },
    location: { latitude, longitude, address_id: null, label: locality },
    ...placeOverrides,
  }
  await page.addInitScript((stored) => {
    if (location.hostname.endsWith(".localhost") && !localStorage.getItem("hearth:place"))
      localStorage.setItem("hearth:place", JSON.stringify(stored))
  }, place)
  return store
}

export async function addProduct(
  page: Page,
  country: CountryCode,
  count = 1,
  product: string = pizzas[country],
): Promise<void> {
  await page.goto(pageUrl(country, `${countries[country].defaultMenu}?product=${product}`))
  await waitForHydration(page)
  const sheet = page.getByRole("dialog")
  for (let added = 1; added < count; added += 1) await sheet.getByRole("button", { name: /^Add one/ }).click()
  const saved = page.waitForResponse(
    (response) => /\/cart\/[\w-]+\/items$/.test(response.url()) && response.request().method() === "POST",
  )
  await sheet.getByRole("button", { name: /^Add(?! one)/ }).click()
  await saved
}

export const paymentModeRadio = (page: Page, name: RegExp): Locator => page.getByRole("radio", { name })
export const payButton = (page: Page): Locator => page.getByRole("button", { name: /^(Pay |Place order, )/ })

/**
 * Adds a product, opens the checkout, chooses the first available time and fills in the form. Returns the mobile
 * number.
 */
export async function fillCartAndCheckout(
  page: Page,
  country: CountryCode,
  {
    mobile = newMobile(country),
    deliveryType = "DELIVERY" as DeliveryType,
    count = 1,
    placeOverrides = {},
    product = pizzas[country],
    storeId = countries[country].defaultStore.id,
  } = {},
): Promise<string> {
  await fakeHumanDevice(page)
  await presetPlace(page, country, deliveryType, placeOverrides, storeId)
  await addProduct(page, country, count, product)
  await goToCheckout(page, country)
  await fillCheckoutForm(page, mobile)
  return mobile
}

export async function goToCheckout(page: Page, country: CountryCode): Promise<void> {
  await page.goto(pageUrl(country, "/payment"))
  await waitForHydration(page)
  await expect(page.getByRole("radio", { name: /^Credit/ })).toBeVisible()
  await chooseTime(page)
}

/**
 * Chooses a time if the store takes no orders for now: it is closed, or the other journeys have filled the current
 * slot. The last time of the day leaves hours to cancel the order.
 */
export async function chooseTime(page: Page): Promise<void> {
  const chooseTimeButton = page.getByRole("button", { name: "Choose a time" })
  await expect(chooseTimeButton.or(page.getByRole("radio", { name: /As soon as possible/ }))).toBeVisible()
  if (!(await chooseTimeButton.isVisible())) return
  await chooseTimeButton.click()
  const times = page.getByRole("dialog").getByRole("group", { name: /^Times for/ })
  await clickRadio(times.getByRole("radio").last())
  await expect(page.getByRole("dialog")).toBeHidden()
}

export async function fillCheckoutForm(page: Page, mobile: string): Promise<void> {
  // Waits for the form: its fields depend on the customer and the saved addresses.
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0)
  const house = page.getByLabel("House, flat or floor")
  if (await house.isVisible()) await house.fill("12B")
  const name = page.getByLabel("First name")
  if (!(await name.isVisible())) return
  await name.fill("Asha")
  await page.getByLabel("Mobile number").fill(mobile)
}

/** Selects the payment method, waits for the server's validation and clicks the pay button. */
export async function payWith(page: Page, name: RegExp): Promise<void> {
  // No request is sent if the payment method was selected already, so a missing response is not an error.
  const validated = page
    .waitForResponse((response) => response.url().endsWith("/validations"), { timeout: 2_000 })
    .catch(() => undefined)
  await paymentModeRadio(page, name).check()
  await validated
  await payButton(page).click()
}

/** Waits for the confirmation and returns the order's number. */
export async function expectConfirmation(page: Page): Promise<string> {
  await page.waitForURL(/\/thank-you\?transactionId=/)
  await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible()
  return (await page.getByTestId("order-number").textContent()) ?? ""
}

export const clickButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

export async function payWithCard(page: Page, number = "4242 4242 4242 4242"): Promise<void> {
  await page.getByLabel("Card number").fill(number)
  await clickButton(page, "Pay")
}

/** Calls the admin API of the payment stand-ins, to read or change what a customer can't. */
export async function callPaymentsAdmin<Body>(path: string, body?: object): Promise<Body> {
  const adminUrl = process.env.E2E_PAYMENTS
  if (!adminUrl) throw new Error("E2E_PAYMENTS is not set: run the journeys with `npm test -- e2e`")
  const context = await request.newContext()
  try {
    const response = await (body ? context.post(adminUrl + path, { data: body }) : context.get(adminUrl + path))
    expect(response.ok(), `${path} ${response.status()}`).toBe(true)
    return (await response.json()) as Body
  } finally {
    await context.dispose()
  }
}

export async function makeVoucher(currency: string, amount: number): Promise<{ number: string; pin: string }> {
  const number = `71${String(Date.now()).slice(-10)}${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`
  await callPaymentsAdmin("/admin/vouchers", { number, pin: "4321", amount, currency })
  return { number, pin: "4321" }
}
