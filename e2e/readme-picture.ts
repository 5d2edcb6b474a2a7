import type { Page } from "@playwright/test"

/** Where `npm run readme-pictures` wants to have them; nowhere in every other run. */
const folder = process.env.README_PICTURES

export const isTakingPictures = folder !== undefined && folder !== ""

/** One of the README's pictures, taken in passing. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!isTakingPictures) return
  // What has just come is still on its way into the page.
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined)
  // A browser without scroll bars keeps their room all the same.
  await page.evaluate(() => void (document.documentElement.style.scrollbarGutter = "auto"))
  await page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled" })
}
