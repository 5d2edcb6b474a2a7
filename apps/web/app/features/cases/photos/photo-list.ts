import { photoFiles } from "@hearth/contract/photo-files.ts"

/** A photo that the customer has added. `preparing`: it is being decoded and made smaller. */
export type AddedPhoto =
  | { id: string; state: "preparing" }
  | { id: string; state: "ready"; blob: Blob; /** A data URL. */ preview: string }

export type ReadyPhoto = Extract<AddedPhoto, { state: "ready" }>

/** Why a file can't be added. */
export type PhotoProblem = { reason: "wrong type" | "too large" | "heic" | "unreadable"; name: string }
export type PhotoError = PhotoProblem | { reason: "too many" }

export interface PhotoList {
  photos: readonly AddedPhoto[]
  errors: readonly PhotoError[]
}

export const MAX_PHOTOS = photoFiles.maxCount
export const noPhotos: PhotoList = { photos: [], errors: [] }

/** Adds as many as fit. The errors of the previous choice are replaced. */
export function withNewPhotos(list: PhotoList, ids: readonly string[]): { list: PhotoList; accepted: string[] } {
  const accepted = ids.slice(0, MAX_PHOTOS - list.photos.length)
  const added = accepted.map((id): AddedPhoto => ({ id, state: "preparing" }))
  const errors: PhotoError[] = accepted.length < ids.length ? [{ reason: "too many" }] : []
  return { list: { photos: [...list.photos, ...added], errors }, accepted }
}

/** The photo is ready. It may have been removed meanwhile. */
export function withReadyPhoto(list: PhotoList, photo: ReadyPhoto): PhotoList {
  return { ...list, photos: list.photos.map((each) => (each.id === photo.id ? photo : each)) }
}

export function withFailedPhoto(list: PhotoList, id: string, problem: PhotoProblem): PhotoList {
  return { photos: list.photos.filter((each) => each.id !== id), errors: [...list.errors, problem] }
}

export function withoutPhoto(list: PhotoList, id: string): PhotoList {
  return { photos: list.photos.filter((each) => each.id !== id), errors: [] }
}

export function readyPhotos(list: PhotoList): ReadyPhoto[] {
  return list.photos.filter((photo): photo is ReadyPhoto => photo.state === "ready")
}
