import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

export interface StoredObject {
  key: string
  contentType: string
  etag: string
  size: number
  modifiedAt: string
}

export interface ObjectStore {
  put(key: string, bytes: Buffer, contentType: string): StoredObject
  find(key: string): StoredObject | undefined
  read(object: StoredObject): Buffer
  delete(key: string): void
  /** In the sequence of their keys, as the real service lists them. */
  list(): StoredObject[]
  clear(): void
}

/** Stores each object as two files, one with its bytes and one with its metadata. */
export function openObjectStore(directory: string): ObjectStore {
  mkdirSync(directory, { recursive: true })
  const objects = new Map<string, StoredObject>()
  for (const name of readdirSync(directory).filter((each) => each.endsWith(".json"))) {
    const object = JSON.parse(readFileSync(join(directory, name), "utf8")) as StoredObject
    objects.set(object.key, object)
  }
  // The files are named after the key's hash, because a key may be longer than a file name can be.
  const pathOf = (key: string, ending: string) =>
    join(directory, `${createHash("sha256").update(key).digest("hex")}.${ending}`)
  const remove = (key: string) => {
    objects.delete(key)
    for (const ending of ["json", "bytes"]) rmSync(pathOf(key, ending), { force: true })
  }
  return {
    put(key, bytes, contentType) {
      const etag = createHash("md5").update(bytes).digest("hex")
      const object = { key, contentType, etag, size: bytes.length, modifiedAt: new Date().toISOString() }
      writeFileSync(pathOf(key, "bytes"), bytes)
      writeFileSync(pathOf(key, "json"), JSON.stringify(object))
      objects.set(key, object)
      return object
    },
    find: (key) => objects.get(key),
    read: ({ key }) => readFileSync(pathOf(key, "bytes")),
    delete: remove,
    list: () => [...objects.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    clear() {
      for (const key of objects.keys()) remove(key)
    },
  }
}
