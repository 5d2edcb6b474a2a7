import { PGlite } from "@electric-sql/pglite"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest"
import type { Database } from "../platform/database/database.ts"
import { openDatabase } from "../platform/database/open-database.ts"
import { createFolderStorage } from "../platform/files/create-folder-storage.ts"
import { createPhotos } from "../platform/photos/create-photos.ts"
import type { Settings } from "../settings.ts"
import { type FreshDatabase, freshDatabase } from "../testing/fresh-database.ts"
import { testSettings } from "../testing/test-settings.ts"
import { backUpDatabase } from "./back-up-database.ts"
import { restoreDatabase } from "./restore-database.ts"

let workDirectory: string
let settings: Settings
let database: FreshDatabase | undefined

beforeEach(async () => {
  workDirectory = mkdtempSync(join(tmpdir(), "hearth-backup-"))
  const dataDir = join(workDirectory, "data")
  if (process.env["TEST_DATABASE"] === "postgres") database = await freshDatabase()
  else {
    const directory = join(dataDir, "database")
    mkdirSync(directory, { recursive: true })
    const loadDataDir = new Blob([readFileSync(inject("embeddedDump"))])
    await (await PGlite.create({ dataDir: directory, loadDataDir })).close()
  }
  settings = testSettings({ dataDir, databaseUrl: database?.url })
})

afterEach(async () => {
  await database?.close()
  database = undefined
  rmSync(workDirectory, { recursive: true })
})

const storage = () => createFolderStorage(settings.files.directory)
const put = (key: string, bytes: Buffer) => storage().put(key, bytes, "image/webp")
const backupPath = () => join(workDirectory, "backup")
const restore = () => restoreDatabase(settings, backupPath(), { force: true })

async function withDatabase<Result>(work: (db: Database["db"]) => Promise<Result>): Promise<Result> {
  const opened = await openDatabase(settings)
  return work(opened.db).finally(() => opened.close())
}

async function readAll(): Promise<Record<string, string | undefined>> {
  const keys = (await Array.fromAsync(storage().list())).toSorted()
  return Object.fromEntries(
    await Promise.all(keys.map(async (key) => [key, (await storage().get(key))?.bytes.toString("latin1")])),
  )
}

describe("[SEC-14b] backup and restore of stored files", () => {
  test("a restore brings back exactly the files of the backup, and keeps the replaced ones under another name", async () => {
    const large = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    await put("photos/ada/1.webp", large)
    await put("photos/ada/2.webp", Buffer.from('{"key":"../x.webp","size":1}\nHEARTH-END\n'))
    await put("photos/ravi/3.webp", Buffer.alloc(0))
    const before = await readAll()
    await backUpDatabase(settings, backupPath())
    await storage().delete("photos/ada/1.webp")
    await put("photos/ada/2.webp", Buffer.from("changed"))
    await put("photos/new/4.webp", Buffer.from("after the backup"))

    await restore()
    expect(await readAll()).toEqual(before)
    const [replaced = "", ...others] = readdirSync(settings.files.directory).filter((name) =>
      name.startsWith("before-"),
    )
    expect(others).toEqual([])
    expect(existsSync(join(settings.files.directory, replaced, "photos/new/4.webp"))).toBe(true)
    expect(existsSync(join(settings.files.directory, "loading"))).toBe(false)
  })

  test("the photos of an account that was deleted after the backup don't come back; those of others do", async () => {
    const photos = createPhotos(storage())
    const [deletedId, otherId, photoId] = [randomUUID(), randomUUID(), randomUUID()]
    const picture = { bytes: Buffer.from("photo"), width: 1, height: 1 }
    for (const ownerId of [deletedId, otherId])
      await photos.store({ ownerId, photoId }, { full: picture, thumbnail: picture })
    await backUpDatabase(settings, backupPath())
    await photos.deleteAllOf(deletedId)
    mkdirSync(settings.deletionsDir, { recursive: true })
    writeFileSync(join(settings.deletionsDir, deletedId), "")

    await restore()
    expect(await photos.load({ ownerId: deletedId, photoId }, "full")).toBeUndefined()
    expect((await photos.load({ ownerId: otherId, photoId }, "full"))?.bytes.toString()).toBe("photo")
    expect((await Array.fromAsync(storage().list())).every((key) => key.includes(otherId))).toBe(true)
  })

  test("existing files are replaced only with --force", async () => {
    await put("photos/ada/1.webp", Buffer.from("one"))
    await backUpDatabase(settings, backupPath())
    await put("photos/ada/2.webp", Buffer.from("two"))
    await expect(restoreDatabase(settings, backupPath())).rejects.toThrow(
      /^There are photos already in .*; to replace them, add --force\.$/,
    )
    expect(Object.keys(await readAll())).toEqual(["photos/ada/1.webp", "photos/ada/2.webp"])
  })

  test("a backup that is damaged in its files is refused and changes nothing", async () => {
    await put("photos/ada/1.webp", Buffer.from("a photo of a pizza"))
    await backUpDatabase(settings, backupPath())
    const bytes = readFileSync(backupPath())
    bytes[bytes.indexOf("a photo of a pizza")] = 0
    writeFileSync(backupPath(), bytes)
    await put("photos/ada/2.webp", Buffer.from("two"))
    const before = await readAll()
    await expect(restore()).rejects.toThrow(/is damaged: its content does not match its checksum\.$/)
    expect(await readAll()).toEqual(before)
    expect(existsSync(join(settings.files.directory, "loading"))).toBe(false)
  })

  test("files that can't be unpacked stop the restore before the database is replaced, with one sentence", async () => {
    await put("photos/ada/1.webp", Buffer.from("one"))
    await backUpDatabase(settings, backupPath())
    await withDatabase((db) => sql`create schema written_after_the_backup`.execute(db))
    rmSync(settings.files.directory, { recursive: true })
    writeFileSync(settings.files.directory, "a file where the folder should be")
    await expect(restore()).rejects.toThrow(/^The photos can't be restored into [^\n]+\.$/)
    const { rows } = await withDatabase((db) =>
      sql`select 1 from pg_namespace where nspname = 'written_after_the_backup'`.execute(db),
    )
    expect(rows.length).toBe(1)
  })

  test("with a bucket, a backup has no files, and a restore leaves the folder as it is", async () => {
    await put("photos/ada/1.webp", Buffer.from("one"))
    const bucket = { url: "https://files.example", name: "photos", region: "x", accessKey: "x", secretKey: "x" }
    const withBucket = { ...settings, files: { ...settings.files, bucket } }
    await backUpDatabase(withBucket, backupPath())
    expect(readFileSync(backupPath()).includes("photos/ada/1.webp")).toBe(false)
    await restore()
    expect(Object.keys(await readAll())).toEqual(["photos/ada/1.webp"])

    await backUpDatabase(settings, backupPath())
    const reports: string[] = []
    const report = (sentence: string) => void reports.push(sentence)
    await restoreDatabase(withBucket, backupPath(), { force: true, report })
    expect(reports[0]).toMatch(/^The photos in the backup are not restored, because FILES_URL is set/)
    expect(Object.keys(await readAll())).toEqual(["photos/ada/1.webp"])
  })
})
