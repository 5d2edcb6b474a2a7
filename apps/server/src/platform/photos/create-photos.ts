import { createQueue } from "../create-queue.ts"
import type { FileStorage, StoredFile } from "../files/file-storage.ts"
import { type PhotoId, photoKey, photoPrefix } from "./photo-keys.ts"
import { type Photo, readPhoto } from "./read-photo.ts"

/** Two photos need up to 600 MB while they are decoded. */
const MAX_DECODED_AT_ONCE = 2

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
      await files.put(photoKey(id, "full"), full.bytes, "image/webp")
      await files.put(photoKey(id, "thumbnail"), thumbnail.bytes, "image/webp")
    },
    load: (id, size) => files.get(photoKey(id, size)),
    async delete(id) {
      await files.delete(photoKey(id, "full"))
      await files.delete(photoKey(id, "thumbnail"))
    },
    async deleteAllOf(ownerId) {
      await files.deleteAll(photoPrefix(ownerId))
    },
  }
}
