import type { Locator, Page } from "@playwright/test"
import { findViolationsInCurrentScheme } from "./find-accessibility-violations.ts"
import { expect, pageUrl, waitForHydration, waitForIdleParts, test } from "./test-base.ts"

const kitUrl = () => pageUrl("IN", "/dev/ui")

test.beforeEach(async ({ page }) => {
  await page.goto(kitUrl())
  await expect(page.getByRole("heading", { name: "Modal, sheet and error popup" })).toBeVisible()
  await waitForHydration(page)
})

async function open(page: Page, opener: string): Promise<Locator> {
  await page.getByRole("button", { name: opener, exact: true }).click()
  const dialog = page.locator("dialog[open]")
  await expect(dialog).toBeVisible()
  return dialog
}

const focusIsInside = (dialog: Locator) => dialog.evaluate((node) => node.contains(document.activeElement))

for (const opener of ["Open modal", "Open scrolling modal", "Open sheet", "Open error popup"]) {
  test(`[SHL-4f] [SHL-4g] [SHL-4h] ${opener}: focus stays inside in both directions, Escape closes, focus returns`, async ({
    page,
  }) => {
    const dialog = await open(page, opener)
    expect(await focusIsInside(dialog)).toBe(true)
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 7; press++) {
        await page.keyboard.press(key)
        expect(await focusIsInside(dialog)).toBe(true)
      }
    }
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).toHaveCount(0)
    await expect(page.getByRole("button", { name: opener, exact: true })).toBeFocused()
  })
}

test("[SHL-4g] a dialog opens again after Escape, and after the browser closed it", async ({ page }) => {
  await open(page, "Open modal")
  await page.keyboard.press("Escape")
  await expect(page.locator("dialog[open]")).toHaveCount(0)
  const dialog = await open(page, "Open modal")
  await dialog.evaluate((node) => (node as HTMLDialogElement).close())
  await expect(page.locator("dialog[open]")).toHaveCount(0)
  await open(page, "Open modal")
})

test("[SHL-4c] a click outside closes a dialog, except in a mini-app; a drag out of it does not", async ({ page }) => {
  const box = await open(page, "Open modal")
  // Waits until the dialog has stopped moving.
  await box.getByText("Two pizzas").hover()
  await page.mouse.down()
  await page.mouse.move(10, 10)
  await page.mouse.up()
  await expect(page.locator("dialog[open]")).toHaveCount(1)
  await page.mouse.click(10, 10)
  await expect(page.locator("dialog[open]")).toHaveCount(0)

  await open(page, "Open mini-app modal")
  await page.mouse.click(10, 10)
  await expect(page.locator("dialog[open]")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(page.locator("dialog[open]")).toHaveCount(0)
})

test("[SHL-4b] a dialog's buttons close it by default", async ({ page }) => {
  const dialog = await open(page, "Open modal")
  await expect(dialog.getByRole("heading", { name: "Empty your cart?" })).toBeVisible()
  await dialog.getByRole("button", { name: "Keep them" }).click()
  await expect(page.locator("dialog[open]")).toHaveCount(0)
})

for (const [width, share] of [
  ["default", 0.75],
  ["medium", 0.5],
  ["large", 0.3],
] as const) {
  test(`[SHL-4d] a dialog of ${width} width is ${share * 100}vw wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 800 })
    const dialog = await open(page, `Open ${width} width`)
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(1400 * share, 0)
  })
}

test("[SHL-4d] the default width follows the screen: 75vw, 50vw over 770 px, 30vw over 1200 px", async ({ page }) => {
  for (const [screen, share] of [
    [390, 0.75],
    [900, 0.5],
    [1280, 0.3],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 })
    const dialog = await open(page, "Open modal")
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(screen * share, 0)
    await page.keyboard.press("Escape")
  }
})

test("[SHL-4e] the scroll area is at most 18.75em high and scrolls", async ({ page }) => {
  const dialog = await open(page, "Open scrolling modal")
  const area = dialog.getByRole("group")
  const { height, em, scrolls } = await area.evaluate((node) => ({
    height: node.clientHeight,
    em: Number.parseFloat(getComputedStyle(node).fontSize),
    scrolls: node.scrollHeight > node.clientHeight,
  }))
  expect(height).toBeLessThanOrEqual(18.75 * em + 1)
  expect(scrolls).toBe(true)
})

test("[SHL-5b] the error popup says Oops and OK", async ({ page }) => {
  const dialog = await open(page, "Open error popup")
  await expect(dialog).toHaveAttribute("role", "alertdialog")
  await expect(dialog.getByRole("heading", { name: "Oops", exact: true })).toBeVisible()
  await expect(dialog.getByText("Something Went Wrong. Please Try Again.")).toBeVisible()
  await dialog.getByRole("button", { name: "OK", exact: true }).click()
  await expect(page.locator("dialog[open]")).toHaveCount(0)
})

test("[SHL-1b] a sheet is at the bottom of a phone and centred over 770 px; the page does not scroll", async ({
  page,
}) => {
  const sheet = await open(page, "Open sheet")
  await expect
    .poll(async () => {
      const b = await sheet.boundingBox()
      return Math.round((b?.y ?? 0) + (b?.height ?? 0))
    })
    .toBe(844)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden")
  await expect(sheet.getByRole("button", { name: "Add to cart" })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect
    .poll(async () => {
      const b = await sheet.boundingBox()
      return Math.abs((b?.x ?? 0) + (b?.width ?? 0) / 2 - 640)
    })
    .toBeLessThan(10)
  await page.keyboard.press("Escape")
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe("hidden")
})

test("an empty required field shows an error on submit, gets the focus and is valid again when filled", async ({
  page,
}) => {
  const name = page.getByRole("textbox", { name: "Name" })
  await page.getByRole("button", { name: "Save address" }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/This field cannot be left empty/)
  await expect(name).toHaveAttribute("aria-invalid", "true")
  await name.fill("Asha")
  await expect(page.getByText("This field cannot be left empty")).toHaveCount(0)
})

test("[SHL-11a] tabs have one tab stop, and the arrow keys move and select", async ({ page }) => {
  await page.getByRole("tab", { name: "On its way" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("tab", { name: "Past orders" })).toBeFocused()
  await expect(page.getByRole("tabpanel")).toContainText("Eleven orders")
  await page.keyboard.press("End")
  await expect(page.getByRole("tab", { name: "Saved" })).toHaveAttribute("aria-selected", "true")
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
})

test("toasts disappear after 5 s, stay while hovered, and can be closed", async ({ page }) => {
  await waitForIdleParts(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const region = page.getByRole("region", { name: "Notices" })
  await page.getByRole("button", { name: "Show success toast" }).click()
  await expect(region.getByText("Coupon applied")).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(3000)
  await expect(region.getByText("Coupon applied")).toBeVisible()
  await region.getByText("Coupon applied").hover({ force: true })
  await page.clock.runFor(20_000)
  await expect(region.getByText("Coupon applied")).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5100)
  await expect(region.getByText("Coupon applied")).toHaveCount(0)
  await page.getByRole("button", { name: "Show toast", exact: true }).click()
  await region.getByRole("button", { name: "Undo" }).click()
  await expect(region.getByText("Farmhouse is back")).toBeVisible()
  await region.getByRole("button", { name: "Close" }).click()
  await expect(region.locator("p")).toHaveCount(0)
})

test("a stepper stops at its maximum and keeps the focus", async ({ page }) => {
  const addButton = page.getByRole("button", { name: "Add one Farmhouse" })
  for (let press = 0; press < 5; press++) await addButton.press("Enter")
  await expect(page.getByRole("group", { name: "Farmhouse" }).getByRole("status")).toHaveText("4")
  await expect(addButton).toBeFocused()
  await expect(page.getByRole("button", { name: "Remove Garlic bread" })).toBeVisible()
})

test("[SHL-2b] the offline strip turns the page grey while it is shown", async ({ page }) => {
  const countGreyOverlays = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("div")].filter((node) => getComputedStyle(node).backdropFilter === "grayscale(1)")
          .length,
    )
  expect(await countGreyOverlays()).toBe(0)
  await page.getByRole("button", { name: "Show offline strip" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Internet connection Lost" }).last()).toBeVisible()
  await expect.poll(countGreyOverlays).toBe(1)
  await page.getByRole("button", { name: "Close offline strip" }).click()
  await expect.poll(countGreyOverlays).toBe(0)
})

test("[SHL-6a] the loader loops each second in a 120 px frame", async ({ page }) => {
  const frame = page.locator("#loader svg").first()
  expect(await frame.boundingBox()).toMatchObject({ width: 120, height: 120 })
  const loops = await frame.evaluate((node) =>
    node.getAnimations({ subtree: true }).map((a) => a.effect?.getComputedTiming().duration),
  )
  expect(new Set(loops)).toEqual(new Set([1000]))
})

test("[SHL-11g] tap targets are at least 44 px", async ({ page }) => {
  const smallTargets = await page
    .locator("#button, #stepper, #tabs, #choices, #modal")
    .locator("button, a, label")
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => {
          const b = node.getBoundingClientRect()
          return b.width < 44 || b.height < 44
        })
        .map((node) => node.textContent),
    )
  expect(smallTargets).toEqual([])
})

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [390, 1280]) {
    test(`[SHL-11f] no axe violation, ${colorScheme}, ${width} px, each dialog open and closed`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: "reduce",
        viewport: { width, height: 844 },
      })
      const page = await context.newPage()
      await page.goto(kitUrl())
      await waitForHydration(page)
      await page.getByRole("button", { name: "Show success toast" }).click()
      await page.getByRole("button", { name: "Show error toast" }).click()
      expect(await findViolationsInCurrentScheme(page)).toEqual([])
      for (const opener of [
        "Open modal",
        "Open scrolling modal",
        "Open sheet",
        "Open error popup",
        "Open modal without header",
      ]) {
        await open(page, opener)
        expect(await findViolationsInCurrentScheme(page)).toEqual([])
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog[open]")).toHaveCount(0)
      }
      await context.close()
    })
  }

test("[SHL-11d] nothing moves under reduced motion, and no confetti is drawn", async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" })
  const page = await context.newPage()
  await page.goto(kitUrl())
  await waitForHydration(page)
  await page.getByRole("button", { name: "Throw confetti" }).click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  // A canvas on which nothing is drawn has its default width, 300 px.
  expect(await page.locator("canvas").evaluate((node) => (node as HTMLCanvasElement).width)).toBe(300)
  await context.close()
})

test("[SHL-11e] at 200 % zoom nothing is cut off sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`[SHL-4g] a closed dialog has no content, prefers-reduced-motion: ${reducedMotion}`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion })
    const page = await context.newPage()
    await page.goto(kitUrl())
    await waitForHydration(page)
    await open(page, "Open sheet")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog > *")).toHaveCount(0)
    await context.close()
  })
}
