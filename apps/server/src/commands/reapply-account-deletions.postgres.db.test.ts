import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { freshDatabase } from "../testing/fresh-database.ts"
import { testSettings } from "../testing/test-settings.ts"
import { backUpDatabase } from "./back-up-database.ts"
import { reapplyAccountDeletions } from "./reapply-account-deletions.ts"
import { restoreDatabase } from "./restore-database.ts"

test("[IDN-13c] [SEC-14b] an account that was deleted after the backup is deleted again after the restore; other accounts stay", async () => {
  const directory = mkdtempSync(join(tmpdir(), "hearth-backup-"))
  const database = await freshDatabase()
  onTestFinished(async () => {
    await database.close()
    rmSync(directory, { recursive: true })
  })
  const settings = testSettings({ dataDir: directory, databaseUrl: database.url })
  const [deletedId, otherId] = [randomUUID(), randomUUID()]
  await sql`
    insert into identity.person (id, kind, country, created_at, phone, first_name)
    values (${deletedId}, 'customer', 'IN', now(), '+919811200001', 'Asha'),
      (${otherId}, 'customer', 'IN', now(), '+919811200002', 'Ravi')`.execute(database.db)
  const file = join(directory, "backup")
  await backUpDatabase(settings, file)
  await restoreDatabase(settings, file, { force: true })
  expect(await reapplyAccountDeletions(settings)).toBe(0)

  mkdirSync(settings.deletionsDir)
  writeFileSync(join(settings.deletionsDir, deletedId), "")
  await restoreDatabase(settings, file, { force: true })
  expect(await reapplyAccountDeletions(settings)).toBe(1)
  const { rows } = await sql`
    select phone, first_name as name from identity.person where id in (${deletedId}, ${otherId}) order by first_name`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { phone: null, name: "" },
    { phone: "+919811200002", name: "Ravi" },
  ])
  expect(readdirSync(settings.deletionsDir)).toEqual([deletedId])
})
