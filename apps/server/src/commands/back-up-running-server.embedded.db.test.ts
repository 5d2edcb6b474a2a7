import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { openDatabase } from "../platform/database/open-database.ts"
import { testSettings } from "../testing/test-settings.ts"
import { backUpDatabase } from "./back-up-database.ts"
import { restoreDatabase } from "./restore-database.ts"

test("[SEC-13a] the directory of a running server can be neither backed up nor restored into", async () => {
  const workDirectory = mkdtempSync(join(tmpdir(), "hearth-backup-"))
  const settings = testSettings({ dataDir: join(workDirectory, "from"), databaseUrl: undefined })
  const database = await openDatabase(settings)
  onTestFinished(async () => {
    await database.close()
    rmSync(workDirectory, { recursive: true })
  })
  const file = join(workDirectory, "backup")
  await expect(backUpDatabase(settings, file)).rejects.toThrow(/is in use by another process/)
  writeFileSync(file, Buffer.from([0x1f, 0x8b]))
  await expect(restoreDatabase(settings, file, { force: true })).rejects.toThrow(/is in use by another process/)
})
