import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { makeDirectory } from "./make-directory.ts"

const root = mkdtempSync(join(tmpdir(), "hearth-make-"))
afterAll(() => rmSync(root, { recursive: true }))

test("makes a directory with all above it, and leaves one that is there", () => {
  const deep = join(root, "a/b/c")
  makeDirectory(deep)
  makeDirectory(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
})

test("fails where a file stands in the way, or nothing can be made", () => {
  writeFileSync(join(root, "file"), "")
  expect(() => makeDirectory(join(root, "file"))).toThrow(/EEXIST/)
  expect(() => makeDirectory(join(root, "file/x/y"))).toThrow(/ENOTDIR/)
  expect(() => makeDirectory("/proc/nope/x")).toThrow(/ENOENT/)
})
