const DATA_URL = /^data:(image\/\w+);base64,([A-Za-z0-9+/=]+)$/

/** The picture in a data URL; undefined if it is none. */
export function fromDataUrl(url: string): Blob | undefined {
  const [, type, base64] = DATA_URL.exec(url) ?? []
  if (type === undefined || base64 === undefined) return undefined
  try {
    const binaryText = atob(base64)
    const bytes = new Uint8Array(binaryText.length)
    for (let at = 0; at < bytes.length; at++) bytes[at] = binaryText.charCodeAt(at)
    return new Blob([bytes], { type })
  } catch {
    return undefined
  }
}
