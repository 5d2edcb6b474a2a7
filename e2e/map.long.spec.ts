import type { Page } from "@playwright/test"
import { headerButton, readStored } from "./place.ts"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

test("[LOC-7a] without coordinates the map starts at the country's centre", async ({ page }) => {
  await page.goto(pageUrl("BD", "/postorder-ui/mapScreen"))
  await waitForHydration(page)
  await expect(page.getByText(/Delivered from Dhanmondi/)).toBeVisible()
})

test("[LOC-7c] the map shows the area of the store that delivers to the pin", async ({ page }) => {
  await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=12.9352&longitude=77.6245"))
  await expect(page.getByText(/Delivered from Koramangala/)).toBeVisible()
  const area = page.locator(".leaflet-overlay-pane path")
  await expect(area).toHaveCount(1)
  await page.getByRole("button", { name: "Zoom out" }).click()
  // The pin is at the centre of the map.
  const map = await page.locator(".leaflet-container").boundingBox()
  const pin = { x: (map?.x ?? 0) + (map?.width ?? 0) / 2, y: (map?.y ?? 0) + (map?.height ?? 0) / 2 }
  await expect
    .poll(() =>
      area.evaluate((path, { x, y }) => {
        const shape = path as SVGPathElement
        const point = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()?.inverse())
        return shape.isPointInFill(point) && getComputedStyle(shape).visibility
      }, pin),
    )
    .toBe("visible")
})

test("[LOC-11b] the takeaway map numbers the nearest stores as the list does, and a pin opens its store", async ({
  page,
}) => {
  await page.goto(pageUrl("IN", "/postorder-ui/takeawayMapScreen?latitude=12.9352&longitude=77.6245"))
  await waitForHydration(page)
  const listed = page.getByRole("button", { name: /^Pick up here: / })
  await expect(listed).toHaveCount(5)
  const names = await listed.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute("aria-label")?.replace("Pick up here: ", "")),
  )
  const pins = page.getByRole("application").getByRole("button", { name: /Show details$/ })
  await expect(pins).toHaveCount(5)
  for (const [nth, name] of names.entries())
    await expect(pins.and(page.getByRole("button", { name: `${nth + 1}. ${name}. Show details` }))).toBeInViewport()
  const pinOf = (nth: number) => page.getByRole("button", { name: `${nth + 1}. ${names[nth]}. Show details` })
  const opened = (nth: number) => page.getByRole("dialog").getByRole("heading", { name: names[nth] })
  await pinOf(1).press("Enter")
  await expect(opened(1)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  // A drag that begins and ends on a pin moves the map and opens no dialog, which would cover the other pins.
  const { x, y, width, height } = (await pinOf(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 20, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await pinOf(1).boundingBox())?.x).toBeGreaterThan(x + 10)
  await pinOf(2).click()
  await expect(opened(2)).toBeVisible()
})

const longitudeInUrl = (page: Page) => new URL(page.url()).searchParams.get("longitude")

/** Waits after each key press, because the map ignores keys while it moves. */
async function moveEast(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    const longitudeBefore = longitudeInUrl(page)
    await page.keyboard.press("ArrowRight")
    await expect.poll(() => longitudeInUrl(page)).not.toBe(longitudeBefore)
  }
}

test.describe("with the pin", () => {
  // A place without delivery gets a 404.
  test.use({ expectedErrors: [/404/] })

  test("[LOC-3a] the map offers pickup only if a store is nearby", async ({ page }) => {
    await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=27.05&longitude=71.05"))
    await expect(page.getByText("We don’t deliver to this location yet.")).toHaveCount(1)
    await expect(page.getByText(/There’s no store nearby for pickup either/)).toBeVisible()
    await expect(page.getByRole("link", { name: "Pick up nearby instead" })).toHaveCount(0)
    await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=12.7&longitude=77.9"))
    await expect(page.getByRole("link", { name: "Pick up nearby instead" })).toBeVisible()
  })

  test("[LOC-7b] the map shows which store delivers to the pin, also when it is moved by keyboard", async ({
    page,
  }) => {
    await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=12.9352&longitude=77.6245"))
    await waitForHydration(page)
    await expect(page.getByText(/Delivered from Koramangala/)).toBeVisible()
    const panel = page.getByRole("region", { name: "Selected location" })
    const headingBefore = await panel.getByRole("heading").textContent()
    await page.locator(".leaflet-container").focus()
    await moveEast(page, 4)
    await expect(panel.getByRole("heading")).not.toHaveText(headingBefore ?? "")
    await expect(page.getByText(/Delivered from/)).toBeVisible()
    await page.getByRole("button", { name: "Deliver here" }).click()
    await expect(headerButton(page, /Deliver (to|near)/)).toBeVisible()
  })

  test("[LOC-2a] [LOC-7b] choosing a store on the map delivers to the pin's current position", async ({ page }) => {
    await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=12.9352&longitude=77.6245&label=Elsewhere"))
    await waitForHydration(page)
    await expect(page.getByText(/Delivered from Koramangala/)).toBeVisible()
    await page.locator(".leaflet-container").focus()
    await moveEast(page, 3)
    await expect(page).not.toHaveURL(/label=Elsewhere/)
    await page.waitForLoadState("networkidle")
    const { searchParams } = new URL(page.url())
    await page.getByRole("button", { name: "Koramangala. Show details" }).press("Enter")
    await page.getByRole("dialog").getByRole("button", { name: "Deliver from here" }).click()
    await expect(page).toHaveURL(pageUrl("IN"))
    await expect.poll(() => readStored(page, "place")).not.toBeNull()
    const place = (await readStored(page, "place")) as { location: { longitude: number; label: string } }
    expect(place.location.longitude).toBeGreaterThan(77.6246)
    expect(place.location.longitude).toBeCloseTo(Number(searchParams.get("longitude")), 6)
    expect(place.location.label).toBe(searchParams.get("label"))
    expect(place.location.label).not.toBe("Elsewhere")
  })

  test("[LOC-7b] the pin's coordinates don't change when the layout does", async ({ page }) => {
    await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=27.05&longitude=71.05&for=address"))
    await expect(page.getByRole("button", { name: "Use this location anyway" })).toBeVisible()
    await page.setViewportSize({ width: 391, height: 701 })
    await page.waitForTimeout(1000)
    await expect(page.getByRole("button", { name: "Use this location anyway" })).toBeVisible()
    await expect(page).toHaveURL(/latitude=27\.05&longitude=71\.05&/)
  })

  test("[LOC-2a] a store that does not deliver to the location is not offered, and the sheet names the store that does", async ({
    page,
  }) => {
    await page.goto(pageUrl("IN", "/postorder-ui/mapScreen?latitude=12.9352&longitude=77.6245&store=6585R"))
    const sheet = page.getByRole("dialog")
    await expect(sheet.getByText("Koramangala delivers to your location.")).toBeVisible()
    await expect(sheet.getByRole("button", { name: "Deliver from here" })).toHaveCount(0)
    await sheet.getByRole("link", { name: "Set delivery location on map" }).click()
    await expect(page.getByText("Where in New Delhi?")).toBeVisible()
    await expect(page.getByText(/Delivered from Connaught Place/)).toBeVisible()
  })
})
