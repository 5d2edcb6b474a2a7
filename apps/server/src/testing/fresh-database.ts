import { PGlite } from "@electric-sql/pglite"
import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import { Client } from "pg"
import { inject } from "vitest"
import type { Database } from "../platform/database/database.ts"
import { embeddedDatabase } from "../platform/database/open-embedded.ts"
import { openPostgres } from "../platform/database/open-postgres.ts"
import { testSettings } from "./test-settings.ts"

export interface FreshDatabase extends Database {
  /** The URL for another process (PostgreSQL only). */
  url: string | undefined
}

/** Creates a separate database, migrated and seeded, that is dropped when it is closed. */
export async function freshDatabase(): Promise<FreshDatabase> {
  if (process.env.TEST_DATABASE === "postgres") return newPostgres(inject("postgresTemplate"))
  return newEmbedded(inject("embeddedDump"))
}

/** Creates a separate empty database. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  return process.env.TEST_DATABASE === "postgres" ? newPostgres("template0") : newEmbedded(inject("embeddedEmptyDump"))
}

async function newEmbedded(dump: string): Promise<FreshDatabase> {
  const [pgliteWasmModule, loadDataDir] = await Promise.all([compilePglite(), readDump(dump)])
  return { ...embeddedDatabase(await PGlite.create({ loadDataDir, pgliteWasmModule }), () => {}), url: undefined }
}

/** Node provides WebAssembly, but only the browser's types declare it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

/** Compiled once, not for every test file. */
let module: Promise<object> | undefined
function compilePglite(): Promise<object> {
  const file = new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite"))
  module ??= readFile(file).then((bytes) => WebAssembly.compile(bytes))
  return module
}

const dumps = new Map<string, Promise<Blob>>()
function readDump(path: string): Promise<Blob> {
  const dump = dumps.get(path) ?? readFile(path).then((bytes) => new Blob([bytes]))
  dumps.set(path, dump)
  return dump
}

async function newPostgres(template: string): Promise<FreshDatabase> {
  const admin = inject("postgresUrl")
  const name = `hearth_test_${randomBytes(6).toString("hex")}`
  await query(admin, `create database ${name} template ${template}`)
  const url = Object.assign(new URL(admin), { pathname: name }).href
  const database = openPostgres({ ...testSettings(), databaseUrl: url })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await query(admin, `drop database ${name} with (force)`)
    },
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}
