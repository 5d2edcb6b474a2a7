const DATA_URL = /^data:(image\/\w+);base64,([A-Za-z0-9+/=]+)$/

/** The picture in a data URL; undefined if it is none. */
export function fromDataUrl(url: string): Blob | undefined {
  const [, type, base64] = DATA_URL.exec(url) ?? []
  if (type === undefined || base64 === undefined) return undefined
  try {
    return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type })
  } catch {
    return undefined
  }
}
