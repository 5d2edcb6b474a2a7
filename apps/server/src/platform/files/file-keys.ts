/** The content types of stored files, by the ending of their keys. The key alone determines the type. */
const contentTypes: Readonly<Record<string, string>> = { webp: "image/webp", jpg: "image/jpeg" }

const MAX_KEY_LENGTH = 200
const SEGMENT = "[a-z0-9][a-z0-9_-]*"
const KEY = new RegExp(`^(?:${SEGMENT}/)*${SEGMENT}\\.(${Object.keys(contentTypes).join("|")})$`)
const PREFIX = new RegExp(`^(?:${SEGMENT}/)+$`)

/**
 * Whether a key has the only form that is allowed. A key of this form can't leave the storage's folder, and it is the
 * same on file systems that ignore upper and lower case.
 */
export function isFileKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && KEY.test(key)
}

/** Throws if the key is not allowed. Keys are made by our code, so that is a bug and not the caller's mistake. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`${JSON.stringify(key)} is not a key of a file.`)
}

export function assertPrefix(prefix: string): void {
  if (!PREFIX.test(prefix)) throw new Error(`${JSON.stringify(prefix)} is not a prefix of files.`)
}

export function contentTypeOf(key: string): string {
  const type = contentTypes[KEY.exec(key)?.[1] ?? ""]
  if (type === undefined) throw new Error(`${JSON.stringify(key)} is not a key of a file.`)
  return type
}

/** Throws if a file of this type can't be stored under the key. */
export function assertContentType(key: string, contentType: string): void {
  if (contentTypeOf(key) !== contentType) throw new Error(`${key} can't be of the type ${contentType}.`)
}
