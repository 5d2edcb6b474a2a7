import { expect, test } from "vitest"
import { type DecodedPhoto, fitWithin, MAX_PHOTO_BYTES, preparePhoto, type Size } from "./prepare-photo.ts"

const fileOf = (name: string, type: string, bytes = 10) =>
  Object.defineProperty(new File(["x"], name, { type }), "size", { value: bytes })

interface Encoded extends Size {
  quality: number
}

/** A picture whose encoded size is `bytesPerPixel` times its pixels times the quality. */
function pictureOf(size: Size, bytesPerPixel: number) {
  const encodings: Encoded[] = []
  let isClosed = false
  const decoded: DecodedPhoto = {
    ...size,
    async encode({ width, height }, quality) {
      encodings.push({ width, height, quality })
      return Object.defineProperty(new Blob(["x"]), "size", { value: width * height * bytesPerPixel * quality })
    },
    close: () => {
      isClosed = true
    },
  }
  return { decode: async () => decoded, encodings, isClosed: () => isClosed }
}

test("[FBK-2e] a photo is sent at most 1600 pixels long, with a small preview, and its memory is released", async () => {
  const picture = pictureOf({ width: 4000, height: 3000 }, 0.1)
  const result = await preparePhoto(fileOf("a.jpg", "image/jpeg"), picture.decode)
  expect(result.ok).toBe(true)
  expect(picture.encodings.map(({ width, height }) => [width, height])).toEqual([
    [320, 240],
    [1600, 1200],
  ])
  expect(picture.isClosed()).toBe(true)
})

test("[FBK-2e] a photo with many details loses quality first and size then, until it is small enough", async () => {
  const picture = pictureOf({ width: 4000, height: 3000 }, 0.6)
  const result = await preparePhoto(fileOf("a.jpg", "image/jpeg"), picture.decode)
  expect(result.ok && result.photo.blob.size).toBeLessThanOrEqual(MAX_PHOTO_BYTES)
  const [, ...sent] = picture.encodings
  expect(sent.slice(0, 4).map(({ width, quality }) => [width, quality])).toEqual([
    [1600, 0.82],
    [1600, 0.7],
    [1600, 0.55],
    [1600, 0.4],
  ])
  expect(sent[4]).toMatchObject({ width: 1200, quality: 0.82 })
})

test("a photo that never gets small enough is sent at the smallest size instead of being tried forever", async () => {
  const picture = pictureOf({ width: 4000, height: 4000 }, 100)
  expect((await preparePhoto(fileOf("a.png", "image/png"), picture.decode)).ok).toBe(true)
  expect(picture.encodings.at(-1)?.width).toBeGreaterThanOrEqual(480)
})

const undecodable = async () => undefined

test.each([
  ["a document", fileOf("bill.pdf", "application/pdf"), "wrong type"],
  ["a video", fileOf("clip.mp4", "video/mp4"), "wrong type"],
  ["a drawing", fileOf("logo.svg", "image/svg+xml"), "wrong type"],
  ["a file without a type", fileOf("notes", ""), "wrong type"],
  ["a huge photo", fileOf("a.jpg", "image/jpeg", 31 * 1024 * 1024), "too large"],
  ["a HEIC photo that the browser can't decode", fileOf("IMG_1.HEIC", ""), "heic"],
  ["a HEIC photo by its type", fileOf("photo", "image/heif"), "heic"],
  ["a broken photo", fileOf("a.jpg", "image/jpeg"), "unreadable"],
  ["an empty file", fileOf("a.jpg", "image/jpeg", 0), "unreadable"],
])("[FBK-2e] %s is refused with its own reason", async (_, file, reason) => {
  const result = await preparePhoto(file, undecodable)
  expect(result).toEqual({ ok: false, problem: { reason, name: file.name } })
})

test("[FBK-2e] a HEIC photo that the browser can decode is converted", async () => {
  const picture = pictureOf({ width: 100, height: 50 }, 0.1)
  expect((await preparePhoto(fileOf("IMG_1.HEIC", "image/heic"), picture.decode)).ok).toBe(true)
})

const decodeWithoutMemory = async (): Promise<DecodedPhoto> => ({
  width: 10,
  height: 10,
  encode: () => Promise.reject(new Error("no memory")),
  close: () => undefined,
})

test("a photo that can't be encoded is refused", async () => {
  const result = await preparePhoto(fileOf("a.jpg", "image/jpeg"), decodeWithoutMemory)
  expect(result).toMatchObject({ ok: false, problem: { reason: "unreadable" } })
})

test.each([
  [{ width: 100, height: 50 }, 1600, { width: 100, height: 50 }],
  [{ width: 3000, height: 4000 }, 1600, { width: 1200, height: 1600 }],
  [{ width: 10_000, height: 2 }, 320, { width: 320, height: 1 }],
])("a photo of the size %j is scaled to fit into a square of %i pixels: %j", (size, side, expected) => {
  expect(fitWithin(size, side)).toEqual(expected)
})
