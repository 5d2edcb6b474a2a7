import { expect, test } from "vitest"
import {
  noPhotos,
  readyPhotos,
  type ReadyPhoto,
  withFailedPhoto,
  withNewPhotos,
  withoutPhoto,
  withReadyPhoto,
} from "./photo-list.ts"

const ready = (id: string): ReadyPhoto => ({ id, state: "ready", blob: new Blob(["x"]), preview: "data:," })

test("[FBK-2e] up to four photos are added; the others are refused with a reason", () => {
  const first = withNewPhotos(noPhotos, ["a", "b", "c"])
  expect(first.accepted).toEqual(["a", "b", "c"])
  expect(first.list.errors).toEqual([])
  const second = withNewPhotos(first.list, ["d", "e"])
  expect(second.accepted).toEqual(["d"])
  expect(second.list.photos.map(({ id }) => id)).toEqual(["a", "b", "c", "d"])
  expect(second.list.errors).toEqual([{ reason: "too many" }])
})

test("[FBK-2e] a photo that can't be read leaves the list with its reason; removing one clears the reasons", () => {
  const { list } = withNewPhotos(noPhotos, ["a", "b"])
  const failed = withFailedPhoto(list, "a", { reason: "heic", name: "IMG_1.HEIC" })
  expect(failed.photos.map(({ id }) => id)).toEqual(["b"])
  expect(failed.errors).toEqual([{ reason: "heic", name: "IMG_1.HEIC" }])
  expect(withoutPhoto(failed, "b")).toEqual(noPhotos)
})

test("a photo that was removed while it was prepared doesn't come back", () => {
  const { list } = withNewPhotos(noPhotos, ["a", "b"])
  const changed = withReadyPhoto(withReadyPhoto(withoutPhoto(list, "a"), ready("a")), ready("b"))
  expect(readyPhotos(changed).map(({ id }) => id)).toEqual(["b"])
  expect(changed.photos).toHaveLength(1)
})
