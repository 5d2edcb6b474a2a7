import { headerButton, openPlaceSheet, grantGeolocation, readStored } from "./place.ts"
import { clickRadio, expect, pageUrl, waitForHydration, test } from "./test-base.ts"

const koramangala = { latitude: 12.9352, longitude: 77.6245 }
const desert = { latitude: 27.05, longitude: 71.05 }
/** Outside every delivery area, but near the store in Electronic City. */
const outskirts = { latitude: 12.7, longitude: 77.9 }

test("[LOC-2a] [LOC-6a] [LOC-6f] [LOC-9a] [LOC-9d] [LOC-10a] [LOC-10b] a misspelt suburb, typed by keyboard, leads to the store that delivers there", async ({
  page,
  context,
}) => {
  await page.goto(pageUrl("IN"))
  await waitForHydration(page)
  await headerButton(page, /Change location or order type/).focus()
  await page.keyboard.press("Enter")
  const field = page.getByRole("combobox")
  await field.focus()
  await page.keyboard.type("koramangla")
  await expect(page.getByRole("option").first()).toContainText("Koramangala")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(headerButton(page, /Deliver to Koramangala/)).toBeVisible()
  await page
    .getByRole("button", { name: "OK" })
    .click({ timeout: 2000 })
    .catch(() => undefined)

  const readStoreCookie = async () => (await context.cookies()).find(({ name }) => name === "hearth_store")?.value
  await expect.poll(readStoreCookie).toMatch(/^BLR/)
  const store = await readStoreCookie()
  await expect.poll(() => readStored(page, "stores")).toEqual([store, "6585R"])
  await expect
    .poll(() => readStored(page, "locations"))
    .toMatchObject([
      { recent: { id: store, address_id: null }, deliveryType: "DELIVERY", location: { label: "Koramangala" } },
    ])

  // The server renders the next page for that store, and the recent search is offered again.
  await page.reload()
  await waitForHydration(page)
  await expect(headerButton(page, /Deliver to Koramangala/)).toBeVisible()
  await headerButton(page, /Change location or order type/).click()
  await page.getByRole("combobox").focus()
  await expect(page.getByRole("dialog").getByText("Koramangala").first()).toBeVisible()
})

test("[LOC-2a] [LOC-6a] a correctly spelt suburb in India leads to the store that delivers there", async ({ page }) => {
  await openPlaceSheet(page)
  await page.getByRole("combobox").fill("andheri west")
  await page.getByRole("option", { name: /^Andheri West/ }).click()
  await expect(headerButton(page, /Deliver to Andheri West/)).toBeVisible()
  await expect
    .poll(() => readStored(page, "place"))
    .toMatchObject({ deliveryType: "DELIVERY", store: { city: "Mumbai" } })
})

test("Escape cancels the lookup of a place, and the sheet stays open", { tag: "@long" }, async ({ page }) => {
  await openPlaceSheet(page)
  await page.getByRole("combobox").fill("koramangala")
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/geocode*", (route) => released.then(() => route.continue()))
  await page.getByRole("option").first().click()
  await expect(page.getByText("Finding Koramangala…")).toBeVisible()
  const answered = page.waitForResponse("**/geocode*")
  await page.keyboard.press("Escape")
  await expect(page.getByText("Finding Koramangala…")).toBeHidden()
  release()
  await answered
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await readStored(page, "place")).toBeNull()
})

test("[SES-7a] [LOC-7d] [LOC-7e] with location access granted, one click chooses the location", async ({
  page,
  context,
}) => {
  await grantGeolocation(context, koramangala)
  await openPlaceSheet(page)
  await page.getByRole("button", { name: /Use my location/ }).click()
  // A street if the maps service knows one, otherwise a place nearby.
  await expect(headerButton(page, /Deliver (to|near) \S+/)).toBeVisible()
  await expect.poll(() => readStored(page, "place")).toMatchObject({ store: { id: "BLR01" }, location: koramangala })
  await expect.poll(() => readStored(page, "locationPermission")).toBe("granted")
})

test("[SES-7a] [LOC-7e] with location access denied, the customer can search instead, and the denial is stored", async ({
  page,
}) => {
  await openPlaceSheet(page)
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1, message: "" } as GeolocationPositionError)
  })
  await page.getByRole("button", { name: /Use my location/ }).click()
  await expect(page.getByText("Location access is off")).toBeVisible()
  await expect.poll(() => readStored(page, "locationPermission")).toBe("denied")
  await page.getByRole("button", { name: "Search instead" }).click()
  await expect(page.getByRole("combobox")).toBeFocused()
})

test("[LOC-7d] [LOC-5a] [LOC-5b] if the position is unavailable, choosing a city leads to the map, where the exact place is set", async ({
  page,
}) => {
  await openPlaceSheet(page)
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 2, PERMISSION_DENIED: 1, message: "" } as GeolocationPositionError)
  })
  await page.getByRole("button", { name: /Use my location/ }).click()
  await expect(page.getByText("We couldn’t find your location")).toBeVisible()
  await page.getByRole("alert").getByRole("button", { name: "Choose a city" }).click()
  await page.getByRole("button", { name: /Pune/ }).click()
  await page.getByRole("listitem").filter({ hasText: "Koregaon Park" }).getByRole("button").first().click()
  await expect(page).toHaveURL(/mapScreen\?.*in=Pune/)
  await expect(page.getByText("Where in Pune?")).toBeVisible()
  expect(await readStored(page, "place")).toBeNull()
  await page.getByRole("button", { name: "Deliver here" }).click()
  await expect(headerButton(page, /Deliver (to|near)/)).toBeVisible()
  await expect
    .poll(() => readStored(page, "place"))
    .toMatchObject({ store: { city: "Pune" }, location: { address_id: null } })
})

test("[LOC-5a] on the landing page, a city can be chosen after the position failed", async ({ page }) => {
  await page.goto(pageUrl("IN", "/landing"))
  await waitForHydration(page)
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 2, PERMISSION_DENIED: 1, message: "" } as GeolocationPositionError)
  })
  await page
    .getByRole("button", { name: /Use my location/ })
    .first()
    .click()
  await page.getByRole("alert").getByRole("button", { name: "Choose a city" }).click()
  await expect(page.getByRole("dialog").getByRole("button", { name: /Pune/ })).toBeVisible()
})

test.describe("places without delivery", () => {
  test.use({ expectedErrors: [/404/] })

  test("[LOC-3a] [LOC-3b] a popup says that we don't deliver there, and the nearest store for pickup is offered with its distance", async ({
    page,
    context,
  }) => {
    await grantGeolocation(context, outskirts)
    await openPlaceSheet(page)
    await page.getByRole("button", { name: /Use my location/ }).click()
    await expect(page.getByText("We don’t deliver to this location yet.")).toHaveCount(1)
    await page.getByRole("button", { name: "OK" }).click()
    await expect(page.getByText("We don’t deliver to this location yet.")).toBeHidden()
    const offer = page.getByRole("alert")
    await expect(offer).toContainText(/Electronic City is \d+\.\d km away\. You can pick up there\./)
    await offer.getByRole("link", { name: "Pick up nearby instead" }).click()
    await expect(page).toHaveURL(/nearestStore\?type=PICKUP&latitude=12\.70/)
    await expect(page.getByRole("button", { name: "Pick up here: Electronic City" })).toBeVisible()
    await expect(page.getByText(/near near/i)).toHaveCount(0)
  })

  test("[LOC-3b] without a store nearby, the customer is asked for another place", async ({ page, context }) => {
    await grantGeolocation(context, desert)
    await openPlaceSheet(page)
    await page.getByRole("button", { name: /Use my location/ }).click()
    await page.getByRole("button", { name: "OK" }).click()
    const note = page.getByRole("alert")
    await expect(note).toContainText("There’s no store nearby for pickup either.")
    await expect(page.getByRole("link", { name: "Pick up nearby instead" })).toHaveCount(0)
    await note.getByRole("button", { name: "Search again" }).click()
    await expect(page.getByRole("combobox")).toBeFocused()
  })

  test(
    "[LOC-3d] after a location without delivery, the menu is that of the default store, or of the store chosen before",
    { tag: "@long" },
    async ({ page, context }) => {
      const openMenuOf = async (storeId: string) => {
        const menu = page.waitForResponse((response) => response.url().includes(`/api/v1/${storeId}/menu/data`))
        await page.getByRole("navigation", { name: "What would you like?" }).getByRole("link").first().click()
        expect((await menu).ok()).toBe(true)
        await expect(page.locator("article").first()).toBeVisible()
      }
      const pickDesert = async () => {
        await grantGeolocation(context, desert)
        await openPlaceSheet(page)
        await page.getByRole("button", { name: /Use my location/ }).click()
        await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click()
        await page.getByRole("dialog").press("Escape")
        await expect(page.getByRole("dialog")).toBeHidden()
      }
      await pickDesert()
      expect(await readStored(page, "place")).toBeNull()
      await openMenuOf("6585R")

      await grantGeolocation(context, koramangala)
      await openPlaceSheet(page)
      await page.getByRole("button", { name: /Use my location/ }).click()
      await expect.poll(() => readStored(page, "place")).toMatchObject({ store: { id: "BLR01" } })
      await pickDesert()
      await expect(headerButton(page, /Deliver (to|near)/)).toBeVisible()
      await openMenuOf("BLR01")
    },
  )

  test(
    "[LOC-15] a chosen store that no longer exists shows the message to select another",
    { tag: "@long" },
    async ({ page, context }) => {
      await grantGeolocation(context, koramangala)
      await openPlaceSheet(page)
      await page.getByRole("button", { name: /Use my location/ }).click()
      await expect(headerButton(page, /Deliver (to|near)/)).toBeVisible()
      await expect.poll(() => readStored(page, "place")).not.toBeNull()
      const place = (await readStored(page, "place")) as { store: object }
      const placeWithRemovedStore = JSON.stringify({ ...place, store: { ...place.store, id: "GONE1" } })
      await page.evaluate((text) => localStorage.setItem("hearth:place", text), placeWithRemovedStore)
      await page.reload()
      await expect(
        page.getByText(
          "Sorry, we are facing some temporary issues with the store selected. Please select a different store",
        ),
      ).toBeVisible()
    },
  )

  test("[LOC-15] the details of an unknown store show the message to select another", async ({ page }) => {
    await page.goto(pageUrl("IN", "/postorder-ui/nearestStore?latitude=12.9352&longitude=77.6245&store=NOPE1"))
    await expect(
      page.getByText(
        "Sorry, we are facing some temporary issues with the store selected. Please select a different store",
      ),
    ).toBeVisible()
  })
})

test("[LOC-4a] [LOC-4c] [LOC-4e] [LOC-11a] [LOC-11c] [NAV-10f] the five nearest stores show distances with one decimal, and choosing a pickup store leads to the root", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/postorder-ui/nearestStore?type=PICKUP&latitude=12.9352&longitude=77.6245"))
  await waitForHydration(page)
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /here: / }) })
  await expect(cards).toHaveCount(5)
  const distanceTexts = cards.getByText(/^\d+\.\d km$/)
  await expect(distanceTexts).toHaveCount(5)
  const distances = await distanceTexts.allTextContents()
  expect(distances.map(Number.parseFloat)).toEqual(distances.map(Number.parseFloat).toSorted((a, b) => a - b))
  await page.getByRole("button", { name: /Pick up here: Koramangala/ }).click()
  await expect(page).toHaveURL(pageUrl("IN"))
  await expect(headerButton(page, /Pick up from Koramangala, Bengaluru/)).toBeVisible()
})

test("[NAV-10f] with a path in homeType, choosing a store leads to that path with offline=false", async ({ page }) => {
  await page.goto(pageUrl("IN", "/postorder-ui/takeawayMapScreen?latitude=12.9352&longitude=77.6245&homeType=/home"))
  await waitForHydration(page)
  await page.getByRole("button", { name: /Pick up here: Koramangala/ }).click()
  await expect(page).toHaveURL(pageUrl("IN", "/home?offline=false"))
})

test("[LOC-11e] curbside requires the car's details, validates each field and stores them", async ({ page }) => {
  await page.goto(pageUrl("IN", "/postorder-ui/nearestStore?type=CURBSIDE&latitude=12.9352&longitude=77.6245"))
  await waitForHydration(page)
  await page
    .getByRole("button", { name: /here: Koramangala/ })
    .first()
    .click()
  await page.getByRole("button", { name: "Save and continue" }).click()
  await expect(page.getByText("This field cannot be left empty")).toHaveCount(3)
  await page.getByLabel("Colour").fill("Red")
  await page.getByLabel("Model").fill("Swift")
  await page.getByLabel("Last 4 digits of the number").fill("42a")
  await page.getByRole("button", { name: "Save and continue" }).click()
  await expect(page.getByText("Enter the last 4 digits of your number plate")).toBeVisible()
  await page.getByLabel("Last 4 digits of the number").fill("4821")
  await page.getByRole("button", { name: "Save and continue" }).click()
  await expect(headerButton(page, /Curbside at Koramangala/)).toBeVisible()
  await expect
    .poll(() => readStored(page, "place"))
    .toMatchObject({
      deliveryType: "CURBSIDE",
      vehicle: { colour: "Red", model: "Swift", lastDigits: "4821" },
    })
})

test("[LOC-11d] dine-in asks for the restaurant, then for the table", async ({ page }) => {
  await page.goto(pageUrl("LK", "/postorder-ui/selectRestaurant?latitude=6.9147&longitude=79.8612"))
  await waitForHydration(page)
  await page
    .getByRole("button", { name: /Dine in here: / })
    .first()
    .click()
  await clickRadio(page.getByRole("radio", { name: "Table 4", exact: true }))
  await page.getByRole("button", { name: "Order to table 4" }).click()
  await expect(headerButton(page, /Table 4 at/)).toBeVisible()
})

test("[LOC-5d] [LOC-12a] [LOC-14] a store's details list hours, delivery types, localities and stations", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/postorder-ui/nearestStore?latitude=28.6315&longitude=77.2167&store=6585R"))
  const sheet = page.getByRole("dialog")
  await expect(sheet.getByRole("heading", { name: "Connaught Place" })).toBeVisible()
  const everyDay = sheet.locator("dl > div").filter({ hasText: "Every day" })
  await expect(everyDay).toContainText("11:00 am – 2:00 am")
  for (const label of ["Delivery", "Pickup"]) await expect(sheet.getByText(label, { exact: true })).toBeVisible()
  await expect(sheet.getByText(/Karol Bagh, Paharganj/)).toBeVisible()
  await expect(sheet.getByRole("listitem").filter({ hasText: "New Delhi (NDLS)" })).toBeVisible()
  await expect(sheet.getByRole("listitem").filter({ hasText: /\([A-Z]+\)$/ })).toHaveCount(5)
  await page.keyboard.press("Escape")
  await expect(page).not.toHaveURL(/store=/)
})

test("[LOC-10a] [LOC-10d] [LOC-13] choosing an offline store shows the advance-order message", async ({ page }) => {
  await openPlaceSheet(page)
  // Pickup needs no delivery address.
  await page.getByRole("dialog").getByText("Pickup", { exact: true }).click()
  await page.getByRole("button", { name: /Choose a city/ }).click()
  await page.getByRole("button", { name: /Faridabad/ }).click()
  const offline = page.getByRole("listitem").filter({ hasText: "Not taking orders right now" })
  await offline.getByRole("button").first().click()
  await expect(page.getByText(/advance order/).first()).toBeVisible()
  await expect
    .poll(() => readStored(page, "place"))
    .toMatchObject({ deliveryType: "PICKUP", store: { id: "FBD02", online: 0, advanceOrderStoreId: "FBD01" } })
})

test("[NAV-8a] a returning delivery customer skips the landing page", async ({ page, context }) => {
  await page.goto(pageUrl("IN", "/landing"))
  await waitForHydration(page)
  await expect(page.getByRole("heading", { name: "How would you like it?" })).toBeVisible()
  await expect(page).toHaveURL(pageUrl("IN", "/landing"))
  await grantGeolocation(context, koramangala)
  await page
    .getByRole("button", { name: /Use my location/ })
    .first()
    .click()
  await expect.poll(() => readStored(page, "place")).toMatchObject({ deliveryType: "DELIVERY" })
  await page.goto(pageUrl("IN", "/landing"))
  await expect(page).toHaveURL(pageUrl("IN"))
})

test(
  "[NAV-8b] inside a mini-app, a returning delivery customer does not skip the landing page",
  { tag: "@long" },
  async ({ page, context }) => {
    await grantGeolocation(context, koramangala)
    await openPlaceSheet(page)
    await page.getByRole("button", { name: /Use my location/ }).click()
    await expect(headerButton(page, /Deliver (to|near)/)).toBeVisible()
    const sent = page.waitForRequest((request) => request.headers()["client-type"] === "web app-paytm")
    await page.goto(pageUrl("IN", "/landing?utm_source=PAYTM"))
    await sent
    await expect(page.getByRole("heading", { name: "How would you like it?" })).toBeVisible()
    await page.goto(pageUrl("IN", "/landing"))
    await waitForHydration(page)
    await expect(page.getByRole("heading", { name: "How would you like it?" })).toBeVisible()
    // Not redirected to home; the URL is the one of the partner's mini-app (CAT-8).
    await expect(page).toHaveURL(pageUrl("IN", "/landing?client-type=web+app-paytm"))
  },
)

test("a place chosen in one tab shows in the other", { tag: "@long" }, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(pageUrl("IN"))
  await waitForHydration(other)
  await grantGeolocation(context, koramangala)
  await openPlaceSheet(page)
  await page.getByRole("button", { name: /Use my location/ }).click()
  await expect(headerButton(page, /Deliver (to|near)/)).toBeVisible()
  await expect(headerButton(other, /Deliver (to|near)/)).toBeVisible()
})

test("[LOC-6e] Sri Lanka and Bangladesh search our own gazetteer", { tag: "@long" }, async ({ page }) => {
  await openPlaceSheet(page, "LK")
  await page.getByRole("combobox").fill("nugegda")
  await expect(page.getByRole("option").first()).toContainText("Nugegoda")
  await openPlaceSheet(page, "BD")
  await page.getByRole("combobox").fill("dhanmondhi")
  await expect(page.getByRole("option").first()).toContainText("Dhanmondi")
  await page.getByRole("combobox").fill("🍕🍕🍕")
  await expect(page.getByRole("option")).toHaveCount(0)
})

test.describe("on an unreliable network", () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test("[LOC-6a] suggestions that fail to load show an error, and the city list stays available", async ({ page }) => {
    await page.route("**/autocomplete*", (route) => route.abort())
    await openPlaceSheet(page)
    await page.getByRole("combobox").fill("koramangala")
    const note = page.getByRole("dialog").getByText("We couldn’t search for that.")
    await expect(note.first()).toBeVisible()
    await expect(page.getByRole("option")).toHaveCount(0)
    await expect(page.getByRole("button", { name: /Choose a city/ }).first()).toBeVisible()
    await page.unroute("**/autocomplete*")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("option").first()).toContainText("Koramangala")
  })
})
