import { photoFiles } from "@hearth/contract/photo-files.ts"
import { AppError } from "../errors/app-error.ts"
import { pictureTypeOf } from "./picture-type.ts"

export interface EncodedPicture {
  bytes: Buffer
  width: number
  height: number
}

/** A photo as we store it: WebP in two sizes, with nothing in it but its pixels. */
export interface Photo {
  full: EncodedPicture
  thumbnail: EncodedPicture
}

/**
 * 50 megapixels, the largest photo that phones take by default. Such a photo needs up to 300 MB while it is decoded.
 */
const MAX_PIXELS = 50_000_000
const FULL_SIZE = 1600
const THUMBNAIL_SIZE = 320
const QUALITY = { full: 80, thumbnail: 75 } as const
/** Stops the work on a file that was crafted to take long. */
const MAX_SECONDS = 15

const inputOptions = {
  limitInputPixels: MAX_PIXELS,
  // Refuses a truncated file, but accepts harmless deviations from the format, which some phones write.
  failOn: "error",
} as const

/**
 * Decodes a photo that someone uploaded and encodes it again, upright and at most 1600 pixels long. EXIF data, the
 * location, colour profiles, comments and anything appended to the file are removed. Throws PHOTO_TOO_LARGE or
 * PHOTO_NOT_READABLE. The work is done in sharp's own threads.
 */
export async function readPhoto(bytes: Buffer): Promise<Photo> {
  if (bytes.length > photoFiles.maxBytes) throw new AppError("PHOTO_TOO_LARGE")
  const type = pictureTypeOf(bytes)
  if (type === undefined) throw notReadable("not a JPEG, PNG or WebP file")
  const sharp = await loadSharp()
  try {
    // Reads the header only, so that a small file which declares billions of pixels costs nothing.
    const { format, width, height } = await sharp(bytes, inputOptions).metadata()
    if (format !== type) throw notReadable("its content is of another type than its first bytes")
    if (width * height > MAX_PIXELS) throw notReadable("too many pixels")
    const { data, info } = await sharp(bytes, inputOptions)
      .autoOrient()
      .resize({ ...fitInto(FULL_SIZE) })
      .flatten({ background: "#ffffff" })
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } }
    const full = await sharp(data, pixels).webp({ quality: QUALITY.full }).toBuffer({ resolveWithObject: true })
    const thumbnail = await sharp(data, pixels)
      .resize({ ...fitInto(THUMBNAIL_SIZE) })
      .webp({ quality: QUALITY.thumbnail })
      .toBuffer({ resolveWithObject: true })
    return { full: toPicture(full), thumbnail: toPicture(thumbnail) }
  } catch (error) {
    throw toPhotoError(error)
  }
}

const fitInto = (size: number) => ({ width: size, height: size, fit: "inside", withoutEnlargement: true }) as const

function toPicture({ data, info: { width, height } }: { data: Buffer; info: { width: number; height: number } }) {
  return { bytes: data, width, height }
}

function notReadable(reason: string): AppError {
  return new AppError("PHOTO_NOT_READABLE", { reason })
}

function toPhotoError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { message } = error as Error
  // The photo may be fine and this machine busy.
  if (message.startsWith("timeout")) return new AppError("UNAVAILABLE", { reason: "photo too slow" }, { cause: error })
  return new AppError("PHOTO_NOT_READABLE", { reason: message }, { cause: error })
}

/** Loaded with the first photo, because most processes never decode one. */
async function loadSharp() {
  const { default: sharp } = await import("sharp")
  // Each photo is decoded once, so a cache would only occupy memory. One thread per photo; `createPhotos` runs several.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
