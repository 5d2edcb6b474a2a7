import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type FilesStandIn, startFiles } from "../../testing/start-files.ts"
import { createCircuitBreakers } from "../circuits/circuit-breakers.ts"
import { createLog, nullDestination } from "../log/create-log.ts"
import { createBucketStorage } from "./create-bucket-storage.ts"
import { createFolderStorage } from "./create-folder-storage.ts"
import type { FileStorage } from "./file-storage.ts"

const directory = mkdtempSync(join(tmpdir(), "hearth-files-"))
let standIn: FilesStandIn
beforeAll(async () => {
  standIn = await startFiles()
})
afterAll(async () => {
  await standIn.stop()
  rmSync(directory, { recursive: true })
})

function bucketStorage(): FileStorage {
  const clock = { now: () => new Date() }
  const circuits = createCircuitBreakers({ clock, log: createLog("silent", nullDestination) })
  return createBucketStorage({ bucket: standIn.bucket, circuits, clock })
}

async function listAll(storage: FileStorage, prefix?: string): Promise<string[]> {
  return (await Array.fromAsync(storage.list(prefix))).toSorted()
}

const bytesOf = (text: string) => Buffer.from(text)

describe.each([
  ["a folder", () => createFolderStorage(directory)],
  ["a bucket", bucketStorage],
])("%s", (_, create) => {
  let storage: FileStorage
  beforeEach(() => {
    storage = create()
  })

  test("returns the bytes and the type of a stored file, and the latest bytes of one that was replaced", async () => {
    const everyByte = Buffer.from(Array.from({ length: 256 }, (_each, index) => index))
    await storage.put("photos/ada/one.webp", everyByte, "image/webp")
    expect(await storage.get("photos/ada/one.webp")).toEqual({ bytes: everyByte, contentType: "image/webp" })
    await storage.put("photos/ada/one.webp", bytesOf("second"), "image/webp")
    expect((await storage.get("photos/ada/one.webp"))?.bytes.toString()).toBe("second")
  })

  test("a file that was never stored or was deleted doesn't exist, and deleting it again succeeds", async () => {
    expect(await storage.get("photos/nobody/none.webp")).toBeUndefined()
    await storage.put("photos/ada/two.jpg", bytesOf("two"), "image/jpeg")
    await storage.delete("photos/ada/two.jpg")
    expect(await storage.get("photos/ada/two.jpg")).toBeUndefined()
    await storage.delete("photos/ada/two.jpg")
  })

  test("lists and deletes the files of one prefix only", async () => {
    for (const key of ["list/ada/1.webp", "list/ada/2.webp", "list/ada/deep/3.webp", "list/ada2/1.webp"])
      await storage.put(key, bytesOf(key), "image/webp")
    expect(await listAll(storage, "list/ada/")).toEqual(["list/ada/1.webp", "list/ada/2.webp", "list/ada/deep/3.webp"])
    expect(await listAll(storage)).toContain("list/ada2/1.webp")
    expect(await storage.deleteAll("list/ada/")).toBe(3)
    expect(await listAll(storage, "list/")).toEqual(["list/ada2/1.webp"])
    expect(await storage.deleteAll("list/ada/")).toBe(0)
  })

  test.each([
    "../x.webp",
    "photos/../../x.webp",
    "/etc/x.webp",
    "photos//x.webp",
    "photos/.hidden.webp",
    "photos\\x.webp",
    "photos/%2e%2e/x.webp",
    "photos/X.webp",
    "photos/x.svg",
    "photos/x",
    "photos/x.webp\0.jpg",
    "",
    `${"a".repeat(300)}.webp`,
  ])("refuses the key %j", async (key) => {
    await expect(storage.put(key, bytesOf("x"), "image/webp")).rejects.toThrow(/is not a key of a file/)
    await expect(storage.get(key)).rejects.toThrow(/is not a key of a file/)
    await expect(storage.delete(key)).rejects.toThrow(/is not a key of a file/)
    expect(existsSync(join(directory, "x.webp"))).toBe(false)
  })

  test.each(["", "/", "../", "photos", "photos/../"])("refuses to delete everything under %j", async (prefix) => {
    await expect(storage.deleteAll(prefix)).rejects.toThrow(/is not a prefix of files/)
  })

  test("refuses a file whose type doesn't fit its key", async () => {
    await expect(storage.put("photos/x.webp", bytesOf("x"), "image/jpeg")).rejects.toThrow(/can't be of the type/)
  })
})
