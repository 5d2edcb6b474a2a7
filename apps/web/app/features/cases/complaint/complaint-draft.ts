import type { DeviceStorage } from "../../../client/storage/device-storage.ts"
import { asRecord } from "../../../client/storage/stored-shapes.ts"
import { type ReadyPhoto } from "../photos/photo-list.ts"
import { fromDataUrl } from "../photos/from-data-url.ts"
import { toDataUrl } from "../photos/decode-photo.ts"
import type { ComplaintForm } from "./complaint-form.ts"

/** A request that was sent, so that sending the same again after a reload has the same idempotency key. */
export interface SentRequest {
  content: string
  key: string
}

export interface ComplaintDraft {
  form: unknown
  photos: ReadyPhoto[]
  sent: SentRequest | undefined
}

/** Input typed this shortly before the page is left may be lost: encryption is asynchronous. */
const SAVE_DELAY_MS = 150

type DraftStorage = Pick<DeviceStorage, "read" | "write" | "remove">

/**
 * The draft of a complaint about one order, in this tab only, encrypted, and removed when the customer signs out. The
 * photos have their own entry, because they are large and change seldom.
 */
export function createComplaintDraft(storage: DraftStorage, orderId: string) {
  let pending: { form: ComplaintForm; timer: ReturnType<typeof setTimeout> } | undefined
  let sent: SentRequest | undefined
  let lastSave: symbol | undefined
  let isDiscarded = false

  function read(): ComplaintDraft {
    const { form, sent: storedRequest } = readOwn("complaintDraft")
    const { content, key } = asRecord(storedRequest)
    sent = typeof content === "string" && typeof key === "string" ? { content, key } : undefined
    const { photos } = readOwn("complaintPhotosDraft")
    return { form, photos: Array.isArray(photos) ? photos.flatMap(toReadyPhoto) : [], sent }
  }

  /** The stored entry, if it is of this order. */
  function readOwn(name: "complaintDraft" | "complaintPhotosDraft"): Readonly<Record<string, unknown>> {
    const stored = asRecord(storage.read(name))
    return stored.orderId === orderId ? stored : {}
  }

  function write(form: ComplaintForm): void {
    if (!isDiscarded) storage.write("complaintDraft", { orderId, form, sent })
  }

  function flush(): void {
    if (!pending) return
    clearTimeout(pending.timer)
    const { form } = pending
    pending = undefined
    write(form)
  }

  function save(form: ComplaintForm): void {
    if (pending) pending.form = form
    else pending = { form, timer: setTimeout(flush, SAVE_DELAY_MS) }
  }

  /** Only the last of several saves is stored, whichever ends first. */
  async function savePhotos(photos: readonly ReadyPhoto[]): Promise<void> {
    const save = Symbol("save")
    lastSave = save
    const stored = await Promise.all(
      photos.map(async ({ id, blob, preview }) => ({ id, preview, content: await toDataUrl(blob) })),
    )
    if (!isDiscarded && save === lastSave) storage.write("complaintPhotosDraft", { orderId, photos: stored })
  }

  /** Returns the key for this content: the same for the same content, also after a reload. */
  function keyFor(form: ComplaintForm, content: string): string {
    if (sent?.content !== content) sent = { content, key: crypto.randomUUID() }
    flush()
    write(form)
    return sent.key
  }

  function discard(): void {
    isDiscarded = true
    if (pending) clearTimeout(pending.timer)
    pending = undefined
    storage.remove("complaintDraft")
    storage.remove("complaintPhotosDraft")
  }

  return { read, save, savePhotos, flush, keyFor, discard }
}

export type ComplaintDraftStorage = ReturnType<typeof createComplaintDraft>

function toReadyPhoto(stored: unknown): ReadyPhoto[] {
  const { id, preview, content } = asRecord(stored)
  const blob = typeof content === "string" ? fromDataUrl(content) : undefined
  return typeof id === "string" && typeof preview === "string" && blob ? [{ id, state: "ready", blob, preview }] : []
}
