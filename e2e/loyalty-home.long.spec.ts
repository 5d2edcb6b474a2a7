import { expect, pageUrl, test, waitForHydration } from "./test-base.ts"

for (const [width, height] of [
  [412, 915],
  [768, 1024],
  [1920, 1080],
] as const)
  test(`the card about the loyalty programme appears on a screen of ${width} × ${height}, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      const record = globalThis as unknown as { shift: number }
      record.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) record.shift += (entry as unknown as { value: number }).value
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.goto(pageUrl("IN"))
    await waitForHydration(page)
    await expect(page.getByRole("link", { name: "Sign in to join cheese reward" })).toBeVisible()
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)
    expect(shift).toBeLessThan(0.02)
  })
