import { PGlite } from "@electric-sql/pglite"
import { sql } from "kysely"
import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest"
import { openDatabase } from "../platform/database/open-database.ts"
import type { Settings } from "../settings.ts"
import { emptyDatabase, freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts"
import { testSettings } from "../testing/test-settings.ts"
import { backUpDatabase } from "./back-up-database.ts"
import { restoreDatabase } from "./restore-database.ts"

const onPostgres = process.env["TEST_DATABASE"] === "postgres"
let workDirectory: string
let openDatabases: FreshDatabase[]

beforeEach(() => {
  workDirectory = mkdtempSync(join(tmpdir(), "hearth-backup-"))
  openDatabases = []
})

afterEach(async () => {
  for (const database of openDatabases) await database.close()
  rmSync(workDirectory, { recursive: true })
})

/** Creates settings with their own database: a directory, or a new database on the test's PostgreSQL. */
async function createSettings(name: string, createDatabase: () => Promise<FreshDatabase>): Promise<Settings> {
  const dataDir = join(workDirectory, name)
  if (!onPostgres) {
    if (createDatabase === freshDatabase) await fillDirectory(join(dataDir, "database"))
    return testSettings({ dataDir, databaseUrl: undefined })
  }
  const database = await createDatabase()
  openDatabases.push(database)
  return testSettings({ dataDir, databaseUrl: database.url })
}

/** Loads the test run's prepared dump, because creating an embedded database takes seconds. */
async function fillDirectory(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true })
  const loadDataDir = new Blob([readFileSync(inject("embeddedDump"))])
  await (await PGlite.create({ dataDir: directory, loadDataDir })).close()
}

async function withRows<Answer>(settings: Settings, work: (rows: TestRows) => Promise<Answer>): Promise<Answer> {
  const database = await openDatabase(settings)
  try {
    return await work({
      write: async (text) => {
        await sql`create schema if not exists backup_test`.execute(database.db)
        await sql`create table if not exists backup_test.line (text text)`.execute(database.db)
        await sql`insert into backup_test.line values (${text})`.execute(database.db)
      },
      read: async () => {
        const { rows } = await sql<{ text: string }>`select text from backup_test.line order by text`.execute(
          database.db,
        )
        return rows.map(({ text }) => text)
      },
    })
  } finally {
    await database.close()
  }
}

interface TestRows {
  write(text: string): Promise<void>
  read(): Promise<string[]>
}

describe("[SEC-14b] backup and restore", () => {
  test("a restore brings back exactly the rows that were written before the backup", async () => {
    const source = await createSettings("from", freshDatabase)
    const file = join(workDirectory, "backup")
    await withRows(source, ({ write }) => write("before 🍕"))
    await backUpDatabase(source, file)
    const readableByOthers = statSync(file).mode & 0o077
    expect(readableByOthers).toBe(0)
    await withRows(source, ({ write }) => write("after"))

    const target = await createSettings("to", emptyDatabase)
    await restoreDatabase(target, file)
    expect(await withRows(target, ({ read }) => read())).toEqual(["before 🍕"])
    expect(readdirSync(workDirectory).filter((name) => name.endsWith(".part"))).toEqual([])
  })

  test("a database with data is replaced only with --force", async () => {
    const source = await createSettings("from", freshDatabase)
    const file = join(workDirectory, "backup")
    await withRows(source, ({ write }) => write("old"))
    await backUpDatabase(source, file)
    await withRows(source, ({ write }) => write("new"))

    await expect(restoreDatabase(source, file)).rejects.toThrow(/^There is a database already in .*--force\.$/)
    expect(await withRows(source, ({ read }) => read())).toEqual(["new", "old"])
    await restoreDatabase(source, file, { force: true })
    expect(await withRows(source, ({ read }) => read())).toEqual(["old"])
  })

  test("restoring a file that is not a backup fails and changes nothing", async () => {
    const source = await createSettings("from", freshDatabase)
    const file = join(workDirectory, "no-backup")
    await withRows(source, ({ write }) => write("here"))
    writeFileSync(file, "hello")
    await expect(restoreDatabase(source, file, { force: true })).rejects.toThrow(/is not a Hearth backup/)
    // A valid beginning followed by garbage.
    writeFileSync(file, onPostgres ? "PGDMP and garbage" : Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]))
    await expect(restoreDatabase(source, file, { force: true })).rejects.toBeInstanceOf(Error)
    expect(await withRows(source, ({ read }) => read())).toEqual(["here"])
  })

  test("a backup that was cut off, damaged or made by a newer version is refused in one sentence and changes nothing", async () => {
    const source = await createSettings("from", freshDatabase)
    const file = join(workDirectory, "backup")
    await withRows(source, ({ write }) => write("here"))
    await backUpDatabase(source, file)
    const backupBytes = readFileSync(file)
    await withRows(source, ({ write }) => write("later"))
    const expectRefused = async (bytes: Buffer, errorMessage: RegExp) => {
      writeFileSync(file, bytes)
      await expect(restoreDatabase(source, file, { force: true })).rejects.toThrow(errorMessage)
    }

    await expectRefused(
      backupBytes.subarray(0, backupBytes.length - 100),
      /^The backup \S+ is not complete: its end is missing\.$/,
    )
    const damaged = Buffer.from(backupBytes)
    damaged[Math.floor(backupBytes.length / 2)] = (damaged[Math.floor(backupBytes.length / 2)] ?? 0) ^ 1
    await expectRefused(damaged, /^The backup \S+ is damaged: its content does not match its checksum\.$/)
    const newer = Buffer.from(
      backupBytes
        .subarray(0, backupBytes.lastIndexOf("\nHEARTH-END "))
        .toString("latin1")
        .replace(/"oldestLevel":\d+/, '"oldestLevel":999'),
      "latin1",
    )
    const digest = createHash("sha256").update(newer).digest("hex")
    const footer = Buffer.from(`\nHEARTH-END ${String(newer.length).padStart(16, "0")} ${digest}\n`)
    await expectRefused(Buffer.concat([newer, footer]), /^\S+ was made by a newer version: .*level 999.*\.$/)

    expect(await withRows(source, ({ read }) => read())).toEqual(["here", "later"])
    const dataFiles = onPostgres ? [] : readdirSync(source.dataDir)
    expect(dataFiles.filter((name) => /loading|before/.test(name))).toEqual([])
  })

  test("a backup that can't be written fails with one sentence and leaves no file behind", async () => {
    const source = await createSettings("from", freshDatabase)
    const missingPath = join(workDirectory, "missing", "backup")
    await expect(backUpDatabase(source, missingPath)).rejects.toThrow(
      /^The backup can't be written to \S+: there is no such file or directory\.$/,
    )
    mkdirSync(join(workDirectory, "directory"))
    await expect(backUpDatabase(source, join(workDirectory, "directory"))).rejects.toThrow(/: it is a directory\.$/)
    expect(readdirSync(workDirectory).sort()).toEqual(onPostgres ? ["directory"] : ["directory", "from"])
  })
})
