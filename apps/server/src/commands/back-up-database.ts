import { open, rename, rm, writeFile } from "node:fs/promises"
import { openEmbedded } from "../platform/database/open-embedded.ts"
import { type Settings, SettingError } from "../settings.ts"
import { runPostgresTool } from "./run-postgres-tool.ts"

/** Writes the whole database into one file. The file appears only when it is whole and on the disk. */
export async function backUpDatabase(settings: Settings, file: string): Promise<void> {
  const part = `${file}.part`
  try {
    // It holds everyone's personal data, so only its owner may read it, from the first byte.
    await writeFile(part, "", { mode: 0o600 })
    if (settings.databaseUrl === undefined) await dumpEmbedded(settings, part)
    else await runPostgresTool("pg_dump", ["--format=custom", `--file=${part}`, `--dbname=${settings.databaseUrl}`])
    const written = await open(part, "r+")
    await written.sync()
    await written.close()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Takes the directory's lock, so that it never reads files under a running server. */
async function dumpEmbedded(settings: Settings, part: string): Promise<void> {
  const database = await openEmbedded(settings)
  try {
    if (database.jobs.kind !== "embedded") throw new SettingError("This is no embedded database.")
    const dump = await database.jobs.pglite.dumpDataDir("gzip")
    await writeFile(part, Buffer.from(await dump.arrayBuffer()))
  } finally {
    await database.close()
  }
}
