import type { PhotoProblem } from "./photo-list.ts"

/** The server keeps photos at this size. */
const MAX_SIDE = 1600
const PREVIEW_SIDE = 320
/** Four photos of this size reach the server within its 20 seconds over a connection of 500 kilobits per second. */
export const MAX_PHOTO_BYTES = 300 * 1024
const QUALITIES = [0.82, 0.7, 0.55, 0.4] as const
const SMALLER = 0.75
const MIN_SIDE = 480

/** Phones run out of memory while they decode larger files. */
export const MAX_INPUT_MEGABYTES = 30

export interface Size {
  width: number
  height: number
}

/** A decoded picture that can be encoded at any size. */
export interface DecodedPhoto extends Size {
  encode: (size: Size, quality: number) => Promise<Blob>
  close: () => void
}

export interface PreparedPhoto {
  blob: Blob
  preview: Blob
}

export type PrepareResult = { ok: true; photo: PreparedPhoto } | { ok: false; problem: PhotoProblem }

/**
 * FBK-2: makes a photo small enough to send. `decode` returns undefined if this browser can't decode it. A HEIC photo
 * that the browser can decode becomes a JPEG like the others.
 */
export async function preparePhoto(
  file: File,
  decode: (file: File) => Promise<DecodedPhoto | undefined>,
): Promise<PrepareResult> {
  const { name } = file
  const refuse = (reason: PhotoProblem["reason"]) => ({ ok: false, problem: { reason, name } }) as const
  if (!mayBePhoto(file)) return refuse("wrong type")
  if (file.size > MAX_INPUT_MEGABYTES * 1024 * 1024) return refuse("too large")
  const decoded = file.size === 0 ? undefined : await decode(file)
  if (!decoded) return refuse(isHeic(file) ? "heic" : "unreadable")
  try {
    const preview = await decoded.encode(fitWithin(decoded, PREVIEW_SIDE), QUALITIES[0])
    return { ok: true, photo: { blob: await encodeSmall(decoded), preview } }
  } catch {
    return refuse("unreadable")
  } finally {
    decoded.close()
  }
}

/** Lowers the quality, then the size, until the photo is small enough. */
async function encodeSmall(decoded: DecodedPhoto): Promise<Blob> {
  for (let side = MAX_SIDE; ; side *= SMALLER) {
    const size = fitWithin(decoded, side)
    for (const quality of QUALITIES) {
      const blob = await decoded.encode(size, quality)
      const isSmallest = side * SMALLER < MIN_SIDE && quality === QUALITIES.at(-1)
      if (blob.size <= MAX_PHOTO_BYTES || isSmallest) return blob
    }
  }
}

/** The size with its longer side at most `side`, never enlarged and never empty. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const HEIC = /^image\/hei[cf]|\.hei[cf]$/i
const PHOTO_NAME = /\.(jpe?g|png|webp|gif|bmp|avif|hei[cf])$/i

/** Some systems give no type for HEIC files, so the name counts too. A drawing (SVG) isn't a photo. */
function mayBePhoto({ type, name }: File): boolean {
  return type === "" ? PHOTO_NAME.test(name) : type.startsWith("image/") && type !== "image/svg+xml"
}

function isHeic({ type, name }: File): boolean {
  return HEIC.test(type) || HEIC.test(name)
}
