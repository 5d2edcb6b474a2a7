import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { webVersion } from "./web-version.ts"

test("[CTY-6e] the version changes with the build and is the same for the same build", () => {
  const webDir = mkdtempSync(join(tmpdir(), "hearth-web-"))
  mkdirSync(join(webDir, "client/.vite"), { recursive: true })
  const versionWith = (manifest: string) => {
    writeFileSync(join(webDir, "client/.vite/manifest.json"), manifest)
    return webVersion(webDir)
  }
  const first = versionWith('{"a.ts":{"file":"a-1.js"}}')
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  expect(versionWith('{"a.ts":{"file":"a-2.js"}}')).not.toBe(first)
  expect(versionWith('{"a.ts":{"file":"a-1.js"}}')).toBe(first)
  expect(webVersion(undefined)).toBe("none")
})
