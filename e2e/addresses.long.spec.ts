import type { Page } from "@playwright/test"
import { signIn } from "./account.ts"
import { readStored } from "./place.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const ADDRESSES_PATH = "/postorder-ui/myAddresses"
const koramangala = "add=true&latitude=12.9352&longitude=77.6245&label=Koramangala, Bengaluru"

async function openForm(page: Page, query = koramangala, country: "IN" | "BD" = "IN"): Promise<void> {
  await page.goto(pageUrl(country, `${ADDRESSES_PATH}?${query}`))
  await waitForHydration(page)
  await expect(page.getByRole("button", { name: "Save address" })).toBeVisible()
}

async function fill(page: Page, houseNo: string): Promise<void> {
  await page.getByLabel("House, flat or floor").fill(houseNo)
  await page.getByLabel("First name").fill("Asha")
  await page.getByLabel("Mobile number").fill("98765 43210")
}

/** SES-10: only customers have saved addresses. A test with "Bangladesh" in its title signs in there. */
test.beforeEach(({ page }, { title }) => signIn(page, { country: title.includes("Bangladesh") ? "BD" : "IN" }))

test("[LOC-8c] [LOC-8d] [LOC-8e] [NAV-10e] an address is saved by keyboard only, listed, changed and deleted", async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel("House, flat or floor").focus()
  await page.keyboard.type("12/3, second floor")
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("First name")).toBeFocused()
  await expect(page.getByText("Please enter first name.")).toBeVisible()
  await page.keyboard.type("Asha")
  // The customer's own number is prefilled; another person may receive the order.
  await page.getByLabel("Mobile number").focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("98765 43210")
  await page.keyboard.press("Enter")
  await page.waitForURL(pageUrl("IN", `${ADDRESSES_PATH}?fromProfile=true`))
  await expect(page.getByRole("heading", { name: "Home" })).toBeVisible()
  await expect(page.getByText("12/3, second floor, Koramangala, Bengaluru")).toBeVisible()

  await page.getByRole("link", { name: "Change Home" }).click()
  await page.getByText("Other", { exact: true }).click()
  await page.getByLabel("Name of this address").fill("Aunt Meena")
  await page.getByRole("button", { name: "Save address" }).click()
  await expect(page.getByRole("heading", { name: "Aunt Meena" })).toBeVisible()

  await page.getByRole("button", { name: "Delete Aunt Meena" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("button", { name: "Delete Aunt Meena" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("heading", { name: "No saved addresses yet" })).toBeVisible()
})

test("[LOC-8d] [LOC-8e] [LOC-10b] [LOC-10c] a saved address is used for delivery, and deleting it clears the delivery place", async ({
  page,
}) => {
  await openForm(page)
  await fill(page, "5")
  await page.getByRole("button", { name: "Save address" }).click()
  const storeFound = page.waitForResponse(/\/stores\/by-location/)
  await page.getByRole("button", { name: "Deliver here" }).click()
  expect((await storeFound).status()).toBe(200)
  await page.waitForURL(pageUrl("IN"))
  await expect(page.getByRole("button", { name: /Deliver to Home\./ })).toBeVisible()
  const recents = () => readStored(page, "locations")
  await expect.poll(recents).toMatchObject([{ location: { address_id: expect.any(String) } }])
  expect(await recents()).toHaveLength(1)

  await page.goto(pageUrl("IN", ADDRESSES_PATH))
  await page.getByRole("button", { name: "Delete Home" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("heading", { name: "No saved addresses yet" })).toBeVisible()
  await expect.poll(recents).toEqual([])
  // The delivery place is unset again, but the store of the menu stays.
  const locationButton = page.getByRole("banner").getByRole("button", { name: /Change location or order type/ })
  await expect(locationButton).toHaveAccessibleName(/^Baked fresh at Koramangala, Bengaluru\./)
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  await expect(locationButton).toHaveAccessibleName(/^Baked fresh at Koramangala, Bengaluru\./)
  await expect(page.getByText("Where should we deliver?")).toBeVisible()
})

test(
  "[LOC-8d] moving the pin while changing an address preserves the typed fields",
  { tag: "@long" },
  async ({ page }) => {
    await openForm(page)
    await fill(page, "5")
    await page.getByRole("button", { name: "Save address" }).click()
    await page.getByRole("link", { name: "Change Home" }).click()
    await page.getByLabel("House, flat or floor").fill("77, first floor")
    await page.getByLabel("Landmark").fill("Behind the water tank")
    await page.getByRole("link", { name: "Move the pin" }).click()
    await expect(page.getByText(/Delivered from Koramangala/)).toBeVisible()
    await page.locator(".leaflet-container").focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight", { delay: 250 })
    await expect(page).not.toHaveURL(/longitude=77\.6245(&|$)/)
    await page.getByRole("button", { name: "Use this location" }).click()
    await expect(page.getByRole("heading", { name: "Edit address" })).toBeVisible()
    await expect(page.getByLabel("House, flat or floor")).toHaveValue("77, first floor")
    await expect(page.getByLabel("Landmark")).toHaveValue("Behind the water tank")
    await expect(page.getByLabel("First name")).toHaveValue("Asha")
    const saved = page.waitForRequest((request) => request.method() === "PUT")
    await page.getByRole("button", { name: "Save address" }).click()
    expect(((await saved).postDataJSON() as { longitude: number }).longitude).toBeGreaterThan(77.6246)
    // The address was changed, not added a second time.
    await expect(page.getByText("77, first floor, Koramangala, Bengaluru")).toBeVisible()
    await expect(page.getByRole("link", { name: /^Change / })).toHaveCount(1)
  },
)

test(
  "moving the pin for a new address preserves the typed fields, even after the map is reloaded",
  { tag: "@long" },
  async ({ page }) => {
    await openForm(page)
    await fill(page, "Flat 9")
    await page.getByRole("link", { name: "Move the pin" }).click()
    await expect(page.getByText(/Delivered from Koramangala/)).toBeVisible()
    await page.reload()
    await page.getByRole("button", { name: "Use this location" }).click()
    await expect(page.getByLabel("House, flat or floor")).toHaveValue("Flat 9")
    await expect(page.getByLabel("Street and area")).not.toHaveValue(/^near/i)
    await page.getByRole("link", { name: "Cancel" }).click()
    await expect(page.getByRole("heading", { name: "No saved addresses yet" })).toBeVisible()
    await openForm(page)
    await expect(page.getByLabel("House, flat or floor")).toHaveValue("")
  },
)

test.describe("from the cart", () => {
  test.use({ expectedErrors: [/404/] })

  test(
    "[NAV-10e] search, map and form lead back to the cart, and Back does not return to the form",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(pageUrl("IN", `${ADDRESSES_PATH}?from=cart`))
      await waitForHydration(page)
      await page.getByRole("link", { name: "Add address" }).click()
      await page.getByRole("combobox").fill("koramangala")
      await page.getByRole("option").first().click()
      await page.getByRole("button", { name: "Use this location" }).click()
      await expect(page).toHaveURL(/myAddresses\?add=true&from=cart/)
      await fill(page, "5")
      await page.getByRole("button", { name: "Save address" }).click()
      await expect(page).toHaveURL(pageUrl("IN", "/cart"))
      await page.goBack()
      await expect(page).toHaveURL(/mapScreen/)
      await page.goto(pageUrl("IN", `${ADDRESSES_PATH}?from=cart`))
      await page.getByRole("button", { name: "Deliver here" }).click()
      await expect(page).toHaveURL(pageUrl("IN", "/cart"))
    },
  )
})

test("[LOC-8d] a point abroad is refused with a link to the search, and a long label is cut", async ({ page }) => {
  await page.goto(pageUrl("IN", `${ADDRESSES_PATH}?add=true&latitude=51.5&longitude=-0.12&label=London`))
  await expect(page.getByRole("heading", { name: "This location is outside India" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Save address" })).toHaveCount(0)
  await page.getByRole("link", { name: "Search for a location" }).click()
  await expect(page).toHaveURL(/searchAddress\?for=address/)
  await openForm(page, `add=true&latitude=12.9352&longitude=77.6245&label=${"x".repeat(900)}`)
  await expect(page.getByLabel("Street and area")).toHaveValue("x".repeat(300))
})

test("[LOC-8d] an address outside every delivery area is saved, and pickup is offered", async ({ page }) => {
  await openForm(page, "add=true&latitude=12.7&longitude=77.9&label=Beyond Electronic City")
  await fill(page, "Farm 1")
  await page.getByRole("button", { name: "Save address" }).click()
  await expect(page.getByText("We don’t deliver to this location yet.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Pick up nearby" })).toBeVisible()
})

test.describe("failures", () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test("[LOC-8d] a list of addresses that fails to load shows an error and loads on the next try", async ({ page }) => {
    await page.route("**/customer-service/**", (route) => route.fulfill({ status: 503, json: { status: "failed" } }))
    await page.goto(pageUrl("IN", ADDRESSES_PATH))
    await expect(page.getByRole("heading", { name: "Couldn’t load your addresses" })).toBeVisible()
    await page.unroute("**/customer-service/**")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("heading", { name: "No saved addresses yet" })).toBeVisible()
  })

  test("[LOC-8d] saving again after a lost response saves one address", { tag: "@long" }, async ({ page, request }) => {
    await openForm(page)
    await fill(page, "9")
    let attemptCount = 0
    await page.route("**/addresses", async (route) => {
      if (route.request().method() !== "POST" || attemptCount++ > 0) return route.continue()
      // The server receives the request, but the page gets no response.
      const { host, port, pathname } = new URL(route.request().url())
      const headers = { ...(await route.request().allHeaders()), host }
      const data = route.request().postDataJSON() as object
      const response = await request.post(`http://127.0.0.1:${port}${pathname}`, { headers, data })
      expect(response.ok()).toBe(true)
      return route.abort("connectionreset")
    })
    await page.getByRole("button", { name: "Save address" }).click()
    await page.getByRole("button", { name: "OK" }).click()
    await page.getByRole("button", { name: "Save address" }).click()
    await page.waitForURL(pageUrl("IN", `${ADDRESSES_PATH}?fromProfile=true`))
    await expect(page.getByRole("heading", { name: "Home" })).toHaveCount(1)
  })
})

test("[CTY-7c] [CTY-7d] in Bangladesh the address shows what the receipt will print", async ({ page }) => {
  await openForm(page, "add=true&latitude=23.7465&longitude=90.376&label=ধানমন্ডি ২৭", "BD")
  await page.getByLabel("House, flat or floor").fill("House 9")
  await page.getByLabel("First name").fill("করিম")
  await page.getByLabel("Mobile number").fill("01712 345678")
  await page.getByRole("button", { name: "Save address" }).click()
  await expect(page.getByText("House 9, ধানমন্ডি ২৭").first()).toBeVisible()
  await expect(page.getByText(/printed receipt will say: Other, House 9/)).toBeVisible()
})
