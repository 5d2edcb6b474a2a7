import type { DecodedPhoto, Size } from "./prepare-photo.ts"

/** Decodes a photo, upright. Returns undefined if this browser can't. */
export async function decodePhoto(file: File): Promise<DecodedPhoto | undefined> {
  const picture = await createImageBitmap(file).catch(() => decodeAsImage(file))
  if (!picture || picture.width === 0 || picture.height === 0) return undefined
  return {
    width: picture.width,
    height: picture.height,
    encode: (size, quality) => encode(picture, size, quality),
    close: () => "close" in picture && picture.close(),
  }
}

/** Safari shows HEIC photos as images, but doesn't decode them as bitmaps in every version. */
async function decodeAsImage(file: File): Promise<HTMLImageElement | undefined> {
  try {
    const image = new Image()
    image.src = await toDataUrl(file)
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

/** As JPEG, which every browser can encode, on white, because a JPEG isn't transparent. */
async function encode(picture: CanvasImageSource, { width, height }: Size, quality: number): Promise<Blob> {
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width, height })
  const context = canvas.getContext("2d")
  if (!context) throw new Error("no canvas")
  context.fillStyle = "#fff"
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
  if (!blob) throw new Error("the photo could not be encoded")
  return blob
}

/** The page's security policy allows images as data URLs, but not as object URLs. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(String(reader.result)))
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file could not be read")))
    reader.readAsDataURL(blob)
  })
}
