import { encode } from "uqr"

const DOT_PX = 12
const FILE_NAME = "lankaqr.png"

/**
 * Exports the QR code as an image that a bank's app on the same phone can read: opens the phone's share menu, or
 * downloads the image where there is none. Returns false if neither is possible.
 */
export async function saveQrImage(payload: string): Promise<boolean> {
  const picture = await drawPng(payload)
  if (!picture) return false
  const file = new File([picture], FILE_NAME, { type: picture.type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return true
    } catch (error) {
      // The customer closed the share menu and wants no image. After any other error the image is downloaded.
      if (error instanceof DOMException && error.name === "AbortError") return true
    }
  }
  const href = URL.createObjectURL(picture)
  Object.assign(document.createElement("a"), { href, download: FILE_NAME }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
  return true
}

function drawPng(payload: string): Promise<Blob | null> {
  const { data, size } = encode(payload, { ecc: "M", border: 2 })
  const canvas = Object.assign(document.createElement("canvas"), { width: size * DOT_PX, height: size * DOT_PX })
  const context = canvas.getContext("2d")
  if (!context) return Promise.resolve(null)
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = "#000"
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * DOT_PX, y * DOT_PX, DOT_PX, DOT_PX)
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
}
