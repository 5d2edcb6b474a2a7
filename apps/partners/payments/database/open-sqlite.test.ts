import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { openDatabase } from "./open-sqlite.ts"

test("the database is opened with `synchronous = full`, which syncs each commit to disk", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
  const db = openDatabase(dataDir)
  expect(db.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 })
  db.close()
  rmSync(dataDir, { recursive: true })
})
