import { randomUUID } from "node:crypto"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { expect, onTestFinished, test } from "vitest"
import { createFolderStorage } from "../files/create-folder-storage.ts"
import { createPhotos } from "./create-photos.ts"

function newPhotos() {
  const directory = mkdtempSync(join(tmpdir(), "hearth-photos-"))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const listOwners = () => readdirSync(join(directory, "current/photos")).toSorted()
  return { photos: createPhotos(createFolderStorage(directory)), listOwners }
}

const newJpeg = () =>
  sharp({ create: { width: 500, height: 400, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer()

test("stores a photo in both sizes, returns each, and deletes both", async () => {
  const { photos } = newPhotos()
  const id = { ownerId: randomUUID(), photoId: randomUUID() }
  const photo = await photos.read(await newJpeg())
  await photos.store(id, photo)
  expect(await photos.load(id, "full")).toEqual({ bytes: photo.full.bytes, contentType: "image/webp" })
  expect(await photos.load(id, "thumbnail")).toEqual({ bytes: photo.thumbnail.bytes, contentType: "image/webp" })
  expect(await photos.load({ ...id, ownerId: randomUUID() }, "full")).toBeUndefined()
  await photos.delete(id)
  expect([await photos.load(id, "full"), await photos.load(id, "thumbnail")]).toEqual([undefined, undefined])
})

test("deletes every photo of one owner, and none of another", async () => {
  const { photos, listOwners } = newPhotos()
  const [ada, ravi] = [randomUUID(), randomUUID()]
  const photo = await photos.read(await newJpeg())
  for (const ownerId of [ada, ada, ravi]) await photos.store({ ownerId, photoId: randomUUID() }, photo)
  await photos.deleteAllOf(ada)
  expect(listOwners()).toEqual([ravi])
})

test("twenty photos at once are all read, and timers run in between", async () => {
  const { photos } = newPhotos()
  const jpeg = await newJpeg()
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const read = await Promise.all(Array.from({ length: 20 }, () => photos.read(jpeg)))
  clearInterval(timer)
  expect(read.map(({ full }) => full.width)).toEqual(Array(20).fill(500))
  expect(ticks).toBeGreaterThan(5)
})
