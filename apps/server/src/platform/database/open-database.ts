import type { Settings } from "../../settings.ts"
import type { Database } from "./database.ts"
import { openEmbedded } from "./open-embedded.ts"
import { openPostgres } from "./open-postgres.ts"

export async function openDatabase(settings: Settings): Promise<Database> {
  const { databaseUrl } = settings
  return databaseUrl === undefined ? openEmbedded(settings) : openPostgres({ ...settings, databaseUrl })
}
