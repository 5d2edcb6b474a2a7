import { AppError } from "../../../platform/errors/app-error.ts"
import type { CasesDeps } from "../cases-deps.ts"
import { findPhoto } from "./thread.store.ts"

/** Returns a photo of a case. The caller has checked who may see the case. */
export async function readCasePhoto(
  { db, photos }: Pick<CasesDeps, "db" | "photos">,
  { caseId, photoId }: { caseId: string; photoId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const photo = await findPhoto(db, { caseId, photoId })
  const file = photo && (await photos.load({ ownerId: photo.ownerId, photoId }, "full"))
  if (!file) throw new AppError("NOT_FOUND")
  return new Uint8Array(file.bytes)
}
