import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expect, pageUrl, waitForHydration, test } from "./test-base.ts"

/*
 * Visual check of the UI kit. The approved picture of each part is stored as a 16 × 16 thumbnail: enough to detect a
 * change of colour, size or position, and insensitive to font smoothing. After an intended change: check /dev/ui, then
 * run UPDATE_PICTURES=yes npm test -- long
 */

const file = join(import.meta.dirname, "kit-pictures.json")
const THUMBNAIL_PX = 16
const approved = JSON.parse(readFileSync(file, "utf8")) as Record<string, { height: number; thumbnail: string }>

test.describe.configure({ mode: "serial" })
// The browser reports the alerts request that each test aborts.
test.use({ expectedErrors: [/net::ERR_FAILED/] })

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`every part of the kit matches its approved picture, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await page.route("**/api/alerts*", (route) => route.abort())
      await page.goto(pageUrl("IN", "/dev/ui"))
      await waitForHydration(page)
      await page.evaluate(() => document.fonts.ready)
      const sections = page.locator("main section[id]")
      const changed: string[] = []
      for (const section of await sections.all()) {
        const name = `${await section.getAttribute("id")} ${colorScheme} ${width}`
        const { height, thumbnail } = await makeThumbnail(await section.screenshot({ animations: "disabled" }))
        const approvedPicture = approved[name]
        if (process.env.UPDATE_PICTURES) approved[name] = { height, thumbnail: thumbnail.toString("base64") }
        else if (!approvedPicture) changed.push(`${name}: never approved`)
        else changed.push(...differences(name, approvedPicture, height, thumbnail))
      }
      if (process.env.UPDATE_PICTURES) writeFileSync(file, `${JSON.stringify(approved, null, 1)}\n`)
      expect(changed).toEqual([])
    })
  }
}

async function makeThumbnail(screenshot: Buffer): Promise<{ height: number; thumbnail: Buffer }> {
  const { height } = await sharp(screenshot).metadata()
  const size = { width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: "fill" } as const
  const thumbnail = await sharp(screenshot).resize(size).removeAlpha().raw().toBuffer()
  return { height, thumbnail }
}

function differences(
  name: string,
  approvedPicture: { height: number; thumbnail: string },
  height: number,
  pixels: Buffer,
): string[] {
  const approvedPixels = Buffer.from(approvedPicture.thumbnail, "base64")
  const deviations = [...pixels].map((value, index) => Math.abs(value - (approvedPixels[index] ?? 0)))
  const mean = deviations.reduce((sum, each) => sum + each, 0) / deviations.length
  const largest = Math.max(...deviations)
  const messages: string[] = []
  if (Math.abs(height - approvedPicture.height) / approvedPicture.height > 0.05)
    messages.push(`${name}: ${approvedPicture.height} → ${height} px high`)
  // Pictures that differ only in font smoothing stay below these limits (decision 052).
  if (mean > 3 || largest > 48)
    messages.push(`${name}: colours differ by ${mean.toFixed(1)} on average, ${largest} at most`)
  return messages
}
