import type { DeviceStorage } from "../../../client/storage/device-storage.ts"
import { asRecord } from "../../../client/storage/stored-shapes.ts"
import { type ReadyPhoto } from "../photos/photo-list.ts"
import { fromDataUrl } from "../photos/from-data-url.ts"
import { toDataUrl } from "../photos/decode-photo.ts"

/** A request that was sent, so that sending the same again after a reload has the same idempotency key. */
export interface SentRequest {
  content: string
  key: string
}

export interface StoredDraft {
  form: unknown
  photos: ReadyPhoto[]
  sent: SentRequest | undefined
}

/** Input typed this shortly before the page is left may be lost: encryption is asynchronous. */
const SAVE_DELAY_MS = 150

type DraftStorage = Pick<DeviceStorage, "read" | "write" | "remove">

/** The photos have their own entry, because they are large and change seldom. */
const entries = {
  complaint: { form: "complaintDraft", photos: "complaintPhotosDraft" },
  reply: { form: "replyDraft", photos: "replyPhotosDraft" },
} as const

type EntryName = (typeof entries)[keyof typeof entries]["form" | "photos"]

interface DraftOptions<Form> {
  kind: keyof typeof entries
  /** What the draft is about: an order or a case. The draft of another one is ignored, and replaced by the first save. */
  id: string
  /** An empty form is removed instead of stored. */
  isEmpty?: (form: Form) => boolean
}

export interface CaseDraft<Form> {
  read: () => StoredDraft
  save: (form: Form) => void
  savePhotos: (photos: readonly ReadyPhoto[]) => Promise<void>
  flush: () => void
  keyFor: (form: Form, content: string) => string
  discard: () => void
}

/** A draft in this tab only, encrypted, and removed when the customer signs out. */
export function createCaseDraft<Form>(
  storage: DraftStorage,
  { kind, id, isEmpty = () => false }: DraftOptions<Form>,
): CaseDraft<Form> {
  const names = entries[kind]
  let pending: { form: Form; timer: ReturnType<typeof setTimeout> } | undefined
  let sent: SentRequest | undefined
  let lastSave: symbol | undefined
  let isDiscarded = false

  function read(): StoredDraft {
    const { form, sent: storedRequest } = readOwn(names.form)
    const { content, key } = asRecord(storedRequest)
    sent = typeof content === "string" && typeof key === "string" ? { content, key } : undefined
    const { photos } = readOwn(names.photos)
    return { form, photos: Array.isArray(photos) ? photos.flatMap(toReadyPhoto) : [], sent }
  }

  /** The stored entry, if it has this id. */
  function readOwn(name: EntryName): Readonly<Record<string, unknown>> {
    const stored = asRecord(storage.read(name))
    return stored.id === id ? stored : {}
  }

  /** Removes the entry, unless it has another id. */
  function removeOwn(name: EntryName): void {
    if (readOwn(name).id === id) storage.remove(name)
  }

  function write(form: Form): void {
    if (isDiscarded) return
    if (isEmpty(form)) removeOwn(names.form)
    else storage.write(names.form, { id, form, sent })
  }

  function flush(): void {
    if (!pending) return
    clearTimeout(pending.timer)
    const { form } = pending
    pending = undefined
    write(form)
  }

  function save(form: Form): void {
    if (pending) pending.form = form
    else pending = { form, timer: setTimeout(flush, SAVE_DELAY_MS) }
  }

  /** Only the last of several saves is stored, whichever ends first. */
  async function savePhotos(photos: readonly ReadyPhoto[]): Promise<void> {
    const save = Symbol("save")
    lastSave = save
    const stored = await Promise.all(
      photos.map(async ({ id: photoId, blob, preview }) => ({ id: photoId, preview, content: await toDataUrl(blob) })),
    )
    if (isDiscarded || save !== lastSave) return
    if (stored.length === 0) removeOwn(names.photos)
    else storage.write(names.photos, { id, photos: stored })
  }

  /** Returns the key for this content: the same for the same content, also after a reload. */
  function keyFor(form: Form, content: string): string {
    if (sent?.content !== content) sent = { content, key: crypto.randomUUID() }
    flush()
    write(form)
    return sent.key
  }

  /** Removes the draft. This object stores nothing afterwards, not even what is being saved. */
  function discard(): void {
    isDiscarded = true
    if (pending) clearTimeout(pending.timer)
    pending = undefined
    removeOwn(names.form)
    removeOwn(names.photos)
  }

  return { read, save, savePhotos, flush, keyFor, discard }
}

function toReadyPhoto(stored: unknown): ReadyPhoto[] {
  const { id, preview, content } = asRecord(stored)
  const blob = typeof content === "string" ? fromDataUrl(content) : undefined
  return typeof id === "string" && typeof preview === "string" && blob ? [{ id, state: "ready", blob, preview }] : []
}
