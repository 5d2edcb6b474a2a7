import type { Page } from "@playwright/test"

/** The folder for the pictures, set by `npm run readme-pictures`; unset in all other runs. */
const folder = process.env.README_PICTURES

export const isTakingPictures = folder !== undefined && folder !== ""

/** Takes a picture for the README during a journey. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!isTakingPictures) return
  // Waits for content that is still loading.
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined)
  // A browser without scroll bars would still reserve space for them.
  await page.evaluate(() => void (document.documentElement.style.scrollbarGutter = "auto"))
  await page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled" })
}
