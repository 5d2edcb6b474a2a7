/** A stored file. Files are small enough to be in memory as a whole. */
export interface StoredFile {
  bytes: Buffer
  contentType: string
}

/**
 * Stores files that don't belong in the database, such as photos. A key looks like a path: `photos/<owner>/<id>.webp`.
 * Every function throws the error FILES_UNAVAILABLE if the storage can't be used right now.
 */
export interface FileStorage {
  /** Stores a file, or replaces it. When this returns, the file survives a crash. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Returns undefined if there is no such file. */
  get(key: string): Promise<StoredFile | undefined>
  /** Succeeds if there is no such file. */
  delete(key: string): Promise<void>
  /** Deletes every file whose key begins with the prefix, which ends with a slash. Returns their number. */
  deleteAll(prefix: string): Promise<number>
  /** Lists the keys that begin with the prefix in no particular order; without a prefix, every key. */
  list(prefix?: string): AsyncIterable<string>
}
