import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { createFileStorage } from "./create-file-storage.ts"
import { createFolderStorage } from "./create-folder-storage.ts"
import { testSettings } from "../../testing/test-settings.ts"

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "hearth-files-"))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

test("a stored file is readable only by its owner, and no incomplete file is left", async () => {
  const directory = newDirectory()
  await createFolderStorage(directory).put("photos/ada/1.webp", Buffer.from("pizza"), "image/webp")
  expect(statSync(join(directory, "current/photos/ada/1.webp")).mode & 0o077).toBe(0)
  expect(readdirSync(join(directory, "incoming"))).toEqual([])
})

test("a failed write is reported as FILES_UNAVAILABLE, leaves no incomplete file and doesn't change the previous file", async () => {
  const directory = newDirectory()
  const storage = createFolderStorage(directory)
  await storage.put("photos/1.webp", Buffer.from("first"), "image/webp")
  // Replaces the target by a directory, so that the last step of the write fails.
  mkdirSync(join(directory, "current/photos/2.webp/full"), { recursive: true })
  await expect(storage.put("photos/2.webp", Buffer.from("second"), "image/webp")).rejects.toMatchObject({
    code: "FILES_UNAVAILABLE",
    details: { retryAfterSeconds: 10 },
  })
  expect(readdirSync(join(directory, "incoming"))).toEqual([])
  expect((await storage.get("photos/1.webp"))?.bytes.toString()).toBe("first")
})

test("a file that exists but can't be read is reported as FILES_UNAVAILABLE, not as missing", async () => {
  const directory = newDirectory()
  const storage = createFolderStorage(directory)
  await storage.put("photos/1.webp", Buffer.from("first"), "image/webp")
  const path = join(directory, "current/photos/1.webp")
  rmSync(path)
  // Reading the beginning of this file fails with an error of the disk, also for root.
  symlinkSync("/proc/self/mem", path)
  await expect(storage.get("photos/1.webp")).rejects.toMatchObject({ code: "FILES_UNAVAILABLE" })
})

test("the start deletes incomplete files that are older than an hour, and no newer ones", async () => {
  const directory = newDirectory()
  const incoming = join(directory, "incoming")
  mkdirSync(incoming)
  for (const name of ["old", "new"]) writeFileSync(join(incoming, name), "x")
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60
  utimesSync(join(incoming, "old"), twoHoursAgo, twoHoursAgo)
  await createFolderStorage(directory).prepare()
  expect(readdirSync(incoming)).toEqual(["new"])
})

test("a folder that can't be created stops the start with an error of one sentence", async () => {
  const directory = newDirectory()
  writeFileSync(join(directory, "file"), "x")
  const path = join(directory, "file", "files")
  const starters: (() => Promise<void>)[] = []
  const onStart = (work: () => Promise<void>) => void starters.push(work)
  const settings = testSettings({ files: { directory: path, bucket: undefined } })
  const unused = undefined as never
  createFileStorage({ settings, circuits: unused, clock: unused, onStart })
  await expect(starters[0]?.()).rejects.toThrow(/^The setting FILES_DIR is "[^"]+", which can’t be used: [^\n]+\.$/)
  expect(existsSync(path)).toBe(false)
})
