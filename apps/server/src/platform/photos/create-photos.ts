import { createQueue } from "../create-queue.ts"
import type { FileStorage, StoredFile } from "../files/file-storage.ts"
import { type Photo, readPhoto } from "./read-photo.ts"

/** Two photos need up to 600 MB while they are decoded. */
const MAX_DECODED_AT_ONCE = 2

/** Names a stored photo. Both ids are UUIDs that we made. */
export interface PhotoId {
  /** The customer or guest whose photo it is. */
  ownerId: string
  photoId: string
}

export interface Photos {
  /**
   * Checks a file that someone uploaded and makes a photo of it. Throws PHOTO_TOO_LARGE or PHOTO_NOT_READABLE. Waits
   * while other photos are decoded, so call it outside a transaction.
   */
  read(bytes: Buffer): Promise<Photo>
  /** Stores both sizes. Call it before the row that refers to them is committed, and outside a transaction. */
  store(id: PhotoId, photo: Photo): Promise<void>
  /** Returns undefined if there is no such photo. */
  load(id: PhotoId, size: keyof Photo): Promise<StoredFile | undefined>
  delete(id: PhotoId): Promise<void>
  /** Deletes every photo of this customer or guest. */
  deleteAllOf(ownerId: string): Promise<void>
}

/** Stores photos in the file storage. */
export function createPhotos(files: FileStorage): Photos {
  const queue = createQueue(MAX_DECODED_AT_ONCE)
  return {
    read: (bytes) => queue(() => readPhoto(bytes)),
    async store(id, { full, thumbnail }) {
      await files.put(keyOf(id, "full"), full.bytes, "image/webp")
      await files.put(keyOf(id, "thumbnail"), thumbnail.bytes, "image/webp")
    },
    load: (id, size) => files.get(keyOf(id, size)),
    async delete(id) {
      await files.delete(keyOf(id, "full"))
      await files.delete(keyOf(id, "thumbnail"))
    },
    async deleteAllOf(ownerId) {
      await files.deleteAll(prefixOf(ownerId))
    },
  }
}

function keyOf({ ownerId, photoId }: PhotoId, size: keyof Photo): string {
  return `${prefixOf(ownerId)}${photoId}-${size}.webp`
}

const PREFIX = "photos/"

function prefixOf(ownerId: string): string {
  return `${PREFIX}${ownerId}/`
}
