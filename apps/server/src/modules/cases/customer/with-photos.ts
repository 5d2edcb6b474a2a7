import { AppError } from "../../../platform/errors/app-error.ts"
import type { UploadedFile } from "../../../platform/http/read-form.ts"
import type { CasesDeps } from "../cases-deps.ts"

/**
 * Checks and stores the photos, does the work that refers to them, and deletes them again if the work is refused or did
 * not use them because an earlier request with the same key did. Runs outside a transaction, because photos are slow.
 */
export async function withPhotos<Answer>(
  { photos, random, log }: Pick<CasesDeps, "photos" | "random" | "log">,
  ownerId: string,
  files: readonly UploadedFile[],
  work: (photoIds: readonly string[]) => Promise<{ answer: Answer; usesPhotos: boolean }>,
): Promise<Answer> {
  // All are checked before one is stored.
  const read = []
  for (const { bytes } of files) read.push(await photos.read(bytes))
  const stored: string[] = []
  const deleteStored = async () => {
    for (const photoId of stored)
      await photos
        .delete({ ownerId, photoId })
        .catch((error: unknown) => log.warn({ err: error, photoId }, "an unused photo could not be deleted"))
  }
  try {
    for (const photo of read) {
      const photoId = random.uuid()
      stored.push(photoId)
      await photos.store({ ownerId, photoId }, photo)
    }
    const { answer, usesPhotos } = await work(stored)
    if (!usesPhotos) await deleteStored()
    return answer
  } catch (error) {
    // After any other error the work may be committed, and a photo that nothing refers to does no harm.
    if (error instanceof AppError) await deleteStored()
    throw error
  }
}
