import type { Photo } from "./read-photo.ts"

/** Names a stored photo. Both ids are UUIDs that we made. */
export interface PhotoId {
  /** The customer or guest whose photo it is. */
  ownerId: string
  photoId: string
}

export function photoKey({ ownerId, photoId }: PhotoId, size: keyof Photo): string {
  return `${photoPrefix(ownerId)}${photoId}-${size}.webp`
}

/** The beginning of the keys of all photos of one owner. */
export function photoPrefix(ownerId: string): string {
  return `photos/${ownerId}/`
}

/** Returns the owner of the photo with this key, or undefined if it is another kind of file. */
export function photoOwner(key: string): string | undefined {
  return /^photos\/([^/]+)\//.exec(key)?.[1]
}
