import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { makeDirectory } from "./make-directory.ts"

const root = mkdtempSync(join(tmpdir(), "hearth-make-"))
afterAll(() => rmSync(root, { recursive: true }))

test("creates a directory with its parents, and leaves an existing one unchanged", () => {
  const deep = join(root, "a/b/c")
  makeDirectory(deep)
  makeDirectory(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
})

test("fails if a file is in the way or the directory can't be created", () => {
  writeFileSync(join(root, "file"), "")
  expect(() => makeDirectory(join(root, "file"))).toThrow(/EEXIST/)
  expect(() => makeDirectory(join(root, "file/x/y"))).toThrow(/ENOTDIR/)
  expect(() => makeDirectory("/proc/nope/x")).toThrow(/ENOENT/)
})
