import { PGlite } from "@electric-sql/pglite"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { startPrivatePostgres } from "../../../../scripts/private-postgres.mjs"
import { buildApp } from "../app.ts"
import type { Database } from "../platform/database/database.ts"
import { migrate } from "../platform/database/migrate.ts"
import { embeddedDatabase } from "../platform/database/open-embedded.ts"
import { openPostgres } from "../platform/database/open-postgres.ts"
import { createLog, nullDestination } from "../platform/log/create-log.ts"
import { testSettings } from "./test-settings.ts"

declare module "vitest" {
  interface ProvidedContext {
    embeddedDump: string
    embeddedEmptyDump: string
    postgresUrl: string
    postgresTemplate: string
  }
}

/** Prepares a migrated and seeded database once per test run, which each test file copies quickly. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env.TEST_DATABASE === "postgres" ? preparePostgres(project) : prepareEmbedded(project)
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), "hearth-test-"))
  const pglite = await PGlite.create()
  const database = embeddedDatabase(pglite, () => {})
  const dump = async (name: string): Promise<string> => {
    const path = join(directory, name)
    writeFileSync(path, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()))
    return path
  }
  project.provide("embeddedEmptyDump", await dump("empty.tar"))
  await migrateAndSeed(database)
  project.provide("embeddedDump", await dump("seeded.tar"))
  await database.close()
  return async () => rmSync(directory, { recursive: true, force: true })
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env.TEST_POSTGRES_URL
  const server = configuredUrl ? { url: configuredUrl, stop: async () => {} } : await startPrivatePostgres()
  const template = `hearth_template_${process.pid}_${Date.now()}`
  await query(server.url, `create database ${template}`)
  const settings = testSettings({ databaseUrl: Object.assign(new URL(server.url), { pathname: template }).href })
  const database = openPostgres({ ...settings, databaseUrl: settings.databaseUrl ?? "" })
  await migrateAndSeed(database)
  await database.close()
  project.provide("postgresUrl", server.url)
  project.provide("postgresTemplate", template)
  return async () => {
    await query(server.url, `drop database if exists ${template}`)
    await server.stop()
  }
}

async function migrateAndSeed(database: Database): Promise<void> {
  await migrate(database)
  // Starting the app seeds the database.
  const app = buildApp({ settings: testSettings(), database, log: createLog("silent", nullDestination) })
  await app.start()
  await app.stop()
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}
