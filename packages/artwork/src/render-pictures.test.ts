import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type PictureRequest, renderPictures } from "./render-pictures.ts"

const cola: PictureRequest = { id: "cola", recipe: { kind: "plate", drawing: "cola-glass", ingredients: ["cola"] } }
const water: PictureRequest = { id: "water", recipe: { kind: "plate", drawing: "water-bottle", ingredients: [] } }

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "pictures-"))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it("writes both formats in every width with a transparent background, and an index of them", async () => {
  const index = await renderPictures([cola], { outDir: dir, widths: [40, 80] })
  const { base, ...otherFields } = index["cola"] ?? { base: "" }
  expect(base).toMatch(/^\/pictures\/cola\.[0-9a-f]{8}$/)
  expect(otherFields).toEqual({ widths: [40, 80], alt: "A glass of cola with ice", colour: "#4a1e10" })
  expect(JSON.parse(await readFile(path.join(dir, "pictures.json"), "utf8"))).toEqual(index)

  const name = path.basename(base)
  const files = [`${name}-40.avif`, `${name}-40.webp`, `${name}-80.avif`, `${name}-80.webp`]
  expect((await readdir(dir)).sort()).toEqual([...files, "pictures.json"].sort())
  for (const file of files) {
    const { data, info } = await sharp(path.join(dir, file)).raw().toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(file.includes("-40.") ? 40 : 80)
    expect(info.channels).toBe(4)
    expect(data[3]).toBeLessThan(4)
  }
})

it("renders only the files that are missing", async () => {
  const options = { outDir: dir, widths: [40] }
  await renderPictures([cola], options)
  const modifiedTimes = async () =>
    Promise.all(
      (await readdir(dir))
        .filter((file) => file.startsWith("cola"))
        .map(async (file) => (await stat(path.join(dir, file))).mtimeMs),
    )
  const timesBefore = await modifiedTimes()
  await renderPictures([cola, water], options)
  expect(await modifiedTimes()).toEqual(timesBefore)
  expect((await readdir(dir)).filter((file) => file.startsWith("water"))).toHaveLength(2)
})

it("a draft has the same widths as the full picture, but other file names", async () => {
  const full = await renderPictures([cola], { outDir: dir, widths: [40, 160] })
  const draft = await renderPictures([cola], { outDir: dir, widths: [40, 160], draft: true })
  expect(draft["cola"]?.base).not.toBe(full["cola"]?.base)
  const file = path.join(dir, `${path.basename(draft["cola"]?.base ?? "")}-160.avif`)
  expect((await sharp(file).metadata()).width).toBe(160)
})
