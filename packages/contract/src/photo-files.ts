import type { FilesDefinition } from "./define-call.ts"

/** The photos that a customer attaches, for the `files` of a call. */
export const photoFiles = {
  part: "photos",
  maxCount: 4,
  maxBytes: 8 * 1024 * 1024,
  tooMany: "TOO_MANY_PHOTOS",
  tooLarge: "PHOTO_TOO_LARGE",
} as const satisfies FilesDefinition
