import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type ComplaintForm, emptyComplaint } from "../complaint/complaint-form.ts"
import type { ReadyPhoto } from "../photos/photo-list.ts"
import { createMemoryStorage, type MemoryStorage } from "../testing/memory-storage.ts"
import { createCaseDraft } from "./case-draft.ts"

vi.mock("../photos/decode-photo.ts", () => ({
  toDataUrl: async (blob: Blob) => `data:${blob.type};base64,${btoa(await blob.text())}`,
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createComplaintDraft = (storage: MemoryStorage, id = "IN1") =>
  createCaseDraft<ComplaintForm>(storage, { kind: "complaint", id })

const form = { ...emptyComplaint, text: "The pizza was cold." }
const photo: ReadyPhoto = {
  id: "p1",
  state: "ready",
  blob: new Blob(["pixels"], { type: "image/jpeg" }),
  preview: "data:image/jpeg;base64,AA==",
}

test("[FBK-2c] after a reload the draft has the input, the photos and the key of what was sent", async () => {
  const storage = createMemoryStorage()
  const before = createComplaintDraft(storage)
  before.save(form)
  await before.savePhotos([photo])
  vi.advanceTimersByTime(200)
  const key = before.keyFor(form, "content")

  const after = createComplaintDraft(storage)
  const restored = after.read()
  expect(restored.form).toMatchObject({ text: form.text })
  expect(restored.photos).toHaveLength(1)
  expect(await restored.photos[0]?.blob.text()).toBe("pixels")
  expect(after.keyFor(form, "content")).toBe(key)
})

test("[FBK-2c] the same content has the same key, changed content a new one", () => {
  const draft = createComplaintDraft(createMemoryStorage())
  const key = draft.keyFor(form, "one")
  expect(draft.keyFor(form, "one")).toBe(key)
  expect(draft.keyFor(form, "two")).not.toBe(key)
})

test("the draft of another order is not used", () => {
  const storage = createMemoryStorage()
  createComplaintDraft(storage).keyFor(form, "content")
  expect(createComplaintDraft(storage, "IN2").read()).toEqual({ form: undefined, photos: [], sent: undefined })
})

test("typing stores the draft once after a short pause, and leaving the page stores it at once", () => {
  const storage = createMemoryStorage()
  const write = vi.spyOn(storage, "write")
  const draft = createComplaintDraft(storage)
  draft.save(emptyComplaint)
  draft.save(form)
  vi.advanceTimersByTime(200)
  expect(write).toHaveBeenCalledOnce()
  draft.save({ ...form, text: "more" })
  draft.flush()
  expect(createComplaintDraft(storage).read().form).toMatchObject({ text: "more" })
})

test("removing the draft of one order leaves that of another order", () => {
  const storage = createMemoryStorage()
  createComplaintDraft(storage, "IN2").keyFor(form, "content")
  createComplaintDraft(storage, "IN1").discard()
  expect(createComplaintDraft(storage, "IN2").read().form).toMatchObject({ text: form.text })
})

test("nothing is left once the complaint was sent, not even from a save that was under way", async () => {
  const storage = createMemoryStorage()
  const draft = createComplaintDraft(storage)
  draft.keyFor(form, "content")
  draft.save(form)
  const saving = draft.savePhotos([photo])
  draft.discard()
  await saving
  vi.advanceTimersByTime(1_000)
  expect([...storage.values.keys()]).toEqual([])
})

test.each([null, "x", { id: "IN1", form: 3, sent: "y" }, { id: "IN1", sent: { content: 1, key: 2 } }])(
  "a stored draft of any shape is safe: %j",
  (stored) => {
    const storage = createMemoryStorage()
    storage.write("complaintDraft", stored)
    storage.write("complaintPhotosDraft", { id: "IN1", photos: [null, { id: 1 }, { id: "a", content: "no" }] })
    const restored = createComplaintDraft(storage).read()
    expect(restored.photos).toEqual([])
    expect(restored.sent).toBeUndefined()
  },
)
