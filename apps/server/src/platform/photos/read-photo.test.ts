import sharp from "sharp"
import { expect, test } from "vitest"
import { deflateSync, crc32 } from "node:zlib"
import { readPhoto } from "./read-photo.ts"

/** A picture with a red left half and a blue right half. */
function picture(width = 800, height = 400) {
  const left = { create: { width: Math.floor(width / 2), height, channels: 3, background: "#ff0000" } } as const
  return sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: left, left: 0, top: 0 },
  ])
}

const pngOf = (...size: number[]) =>
  picture(...size)
    .png()
    .toBuffer()
const jpegOf = (...size: number[]) =>
  picture(...size)
    .jpeg()
    .toBuffer()
const webpOf = (...size: number[]) =>
  picture(...size)
    .webp()
    .toBuffer()

async function colourAt(bytes: Buffer, left: number, top: number): Promise<"red" | "blue"> {
  const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return red > blue ? "red" : "blue"
}

const notReadable = (reason: string | RegExp) => ({
  code: "PHOTO_NOT_READABLE",
  details: { reason: expect.stringMatching(reason) },
})

test.each([
  ["JPEG", jpegOf],
  ["PNG", pngOf],
  ["WebP", webpOf],
])("makes a WebP of at most 1600 pixels and a thumbnail of at most 320 from a %s file", async (_, create) => {
  const { full, thumbnail } = await readPhoto(await create(2400, 1200))
  expect([full.width, full.height, thumbnail.width, thumbnail.height]).toEqual([1600, 800, 320, 160])
  for (const { bytes, width, height } of [full, thumbnail])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height })
  expect([await colourAt(full.bytes, 10, 10), await colourAt(full.bytes, 1590, 10)]).toEqual(["red", "blue"])
})

test("doesn't enlarge a small photo", async () => {
  const { full, thumbnail } = await readPhoto(await jpegOf(200, 100))
  expect([full.width, thumbnail.width]).toEqual([200, 200])
})

test("turns a photo upright by its EXIF orientation", async () => {
  const turned = await picture(200, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { full } = await readPhoto(turned)
  expect([full.width, full.height]).toEqual([100, 200])
  expect([await colourAt(full.bytes, 50, 10), await colourAt(full.bytes, 50, 190)]).toEqual(["red", "blue"])
})

test("the result has no EXIF data, location, colour profile, XMP or comment of the original", async () => {
  const original = await picture()
    .jpeg()
    .withIccProfile("p3")
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><note>secret note</note></x:xmpmeta>")
    .withExif({
      IFD0: { Copyright: "Asha Rao", Make: "SecretPhone" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "12/1 58/1 17/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "77/1 35/1 40/1",
      },
    })
    .toBuffer()
  const { exif, icc, xmp } = await sharp(original).metadata()
  expect([exif, icc, xmp].every((part) => part !== undefined)).toBe(true)
  expect(original.includes("Asha Rao")).toBe(true)
  const photo = await readPhoto(original)
  for (const { bytes } of [photo.full, photo.thumbnail]) {
    const metadata = await sharp(bytes).metadata()
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined))
    expect(bytes.toString("latin1")).not.toMatch(/Asha|Secret|secret|Exif|EXIF|ICCP|XMP|GPS/)
  }
})

test("[SEC-8e] a script that is appended to a picture is not in the result", async () => {
  const script = "<script>alert(1)</script>"
  for (const original of [await pngOf(), await jpegOf(), await webpOf()]) {
    const { full, thumbnail } = await readPhoto(Buffer.concat([original, Buffer.from(script)]))
    for (const { bytes } of [full, thumbnail]) expect(bytes.includes("script")).toBe(false)
  }
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
const gif = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64")

test.each([
  ["SVG", Buffer.from(svg)],
  ["SVG with an XML declaration", Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ["GIF", gif],
  ["GIF with a script", Buffer.concat([gif, Buffer.from("/*<script>alert(1)</script>")])],
  ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["PDF", Buffer.from("%PDF-1.7\n")],
  ["HEIC", Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")])],
  ["text that ends in WEBP", Buffer.from("xxxxyyyyWEBPVP8 ")],
  ["nothing", Buffer.alloc(0)],
])("refuses a file with %s in it before it is decoded", async (_, bytes) => {
  await expect(readPhoto(bytes)).rejects.toMatchObject(notReadable(/^not a JPEG, PNG or WebP file$/))
})

test("refuses a TIFF or AVIF file that the decoder could read", async () => {
  for (const bytes of [await picture().tiff().toBuffer(), await picture(64, 64).avif().toBuffer()])
    await expect(readPhoto(bytes)).rejects.toMatchObject(notReadable(/^not a JPEG/))
})

test.each(["only a PNG's first bytes", "only a JPEG's first bytes"])("refuses a file with %s", async (name) => {
  const start = name.includes("PNG") ? (await pngOf()).subarray(0, 8) : (await jpegOf()).subarray(0, 4)
  await expect(readPhoto(Buffer.concat([start, Buffer.from(svg)]))).rejects.toMatchObject(notReadable(/./))
})

test.each([
  ["JPEG", jpegOf],
  ["PNG", pngOf],
  ["WebP", webpOf],
])("refuses a %s file that is cut off, at any of ten places", async (_, create) => {
  const bytes = await create()
  for (let part = 1; part <= 10; part++) {
    const cut = bytes.subarray(0, Math.min(Math.floor((bytes.length * part) / 10), bytes.length - 20))
    await expect(readPhoto(cut)).rejects.toMatchObject(notReadable(/./))
  }
})

function pngChunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  const content = Buffer.concat([Buffer.from(type), data])
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}

/** A PNG of a few hundred bytes that declares any number of pixels. */
function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const content = pngChunk("IDAT", deflateSync(Buffer.alloc(100_000)))
  return Buffer.concat([start, pngChunk("IHDR", header), content, pngChunk("IEND", Buffer.alloc(0))])
}

test.each([
  [40_000, 40_000],
  [7_072, 7_072],
  [1, 60_000_000],
])("refuses a tiny file that declares %i × %i pixels, by its header alone", async (width, height) => {
  const bomb = pixelBomb(width, height)
  expect(bomb.length).toBeLessThan(1_000)
  await expect(readPhoto(bomb)).rejects.toMatchObject(notReadable(/pixel|width|size/i))
})

test("refuses a file above 8 MB, and reads one of exactly 8 MB", async () => {
  const jpeg = await jpegOf()
  const padTo = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
  await expect(readPhoto(padTo(8 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: "PHOTO_TOO_LARGE" })
  expect((await readPhoto(padTo(8 * 1024 * 1024))).full.width).toBe(800)
})
