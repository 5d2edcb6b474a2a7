import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { OperatorError } from "../../settings.ts"
import { testSettings } from "../../testing/test-settings.ts"
import { openDatabase } from "./open-database.ts"

test("[SEC-13c] refuses the embedded database in production without the explicit opt-in", async () => {
  const settings = testSettings({ environment: "production", dataDir: mkdtempSync(join(tmpdir(), "hearth-open-")) })
  await expect(openDatabase(settings)).rejects.toThrow(OperatorError)
  await expect(openDatabase(settings)).rejects.toThrow("EMBEDDED_DATABASE_IN_PRODUCTION=yes")
})

test("[SEC-13a] [SEC-13b] [SEC-13c] with the opt-in, the embedded database locks its directory until it is closed and states its durability", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-open-"))
  const settings = testSettings({ environment: "production", embeddedDatabaseInProduction: true, dataDir })
  const database = await openDatabase(settings)
  expect(database.durability).toMatch(/power cut/)
  await expect(openDatabase(settings)).rejects.toThrow(/is in use by another process/)
  await database.close()
  await (await openDatabase(settings)).close()
})
