import { expect, test, vi } from "vitest"
import type { ReadyPhoto } from "../photos/photo-list.ts"
import { createMemoryStorage } from "../testing/memory-storage.ts"
import { startReply } from "./reply-draft.ts"

vi.mock("../photos/decode-photo.ts", () => ({
  toDataUrl: async (blob: Blob) => `data:${blob.type};base64,${btoa(await blob.text())}`,
}))

const reply = { text: "The second pizza, too.", hasPhotos: false, reopens: false }
const photo: ReadyPhoto = {
  id: "p1",
  state: "ready",
  blob: new Blob(["pixels"], { type: "image/jpeg" }),
  preview: "data:image/jpeg;base64,AA==",
}

/** A storage with what was typed into a case before the page was left. */
function storeReply(change: Partial<typeof reply> = {}) {
  const storage = createMemoryStorage()
  const { draft } = startReply(storage, "case-1", change.reopens ? "RESOLVED" : "WITH_STORE")
  draft.save({ ...reply, ...change })
  draft.flush()
  return { storage, draft }
}

test("[FBK-3b] a message that is being typed is there after a reload, with its photos and its key", async () => {
  const { storage, draft } = storeReply()
  await draft.savePhotos([photo])
  const key = draft.keyFor(reply, "content")

  const after = startReply(storage, "case-1", "WITH_HEAD_OFFICE")
  expect(after.text).toBe(reply.text)
  expect(await after.photos[0]?.blob.text()).toBe("pixels")
  expect(after.draft.keyFor(reply, "content")).toBe(key)
})

test("a message of another case is not shown", () => {
  const { storage } = storeReply()
  expect(startReply(storage, "case-2", "WITH_STORE")).toMatchObject({ text: "", photos: [] })
})

test("[FBK-3b] a message from before the case was resolved is removed", async () => {
  const { storage, draft } = storeReply()
  await draft.savePhotos([photo])
  expect(startReply(storage, "case-1", "RESOLVED")).toMatchObject({ text: "", photos: [] })
  expect([...storage.values.keys()]).toEqual([])
})

test("[FBK-3b] a message that is to reopen the case is there after a reload, also if it has reopened the case already", () => {
  const { storage, draft } = storeReply({ reopens: true })
  const key = draft.keyFor({ ...reply, reopens: true }, "content")
  for (const state of ["RESOLVED", "REOPENED"] as const) {
    const after = startReply(storage, "case-1", state)
    expect(after.text).toBe(reply.text)
    expect(after.draft.keyFor({ ...reply, reopens: true }, "content")).toBe(key)
  }
})

test("photos that are to reopen the case are there after a reload before anything is typed", async () => {
  const { storage, draft } = storeReply({ text: "", hasPhotos: true, reopens: true })
  await draft.savePhotos([photo])
  expect(startReply(storage, "case-1", "RESOLVED").photos).toHaveLength(1)
})

test("a message that was deleted again leaves nothing in the storage", async () => {
  const { storage, draft } = storeReply()
  await draft.savePhotos([photo])
  draft.save({ ...reply, text: "" })
  draft.flush()
  await draft.savePhotos([])
  expect([...storage.values.keys()]).toEqual([])
})

test("a message can be typed after one was removed", () => {
  const { storage } = storeReply()
  const { draft } = startReply(storage, "case-1", "RESOLVED")
  draft.save({ ...reply, reopens: true })
  draft.flush()
  expect(startReply(storage, "case-1", "RESOLVED").text).toBe(reply.text)
})
