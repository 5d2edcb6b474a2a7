import { sql } from "kysely"
import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import { afterEach, beforeEach, expect, test } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../testing/fresh-database.ts"

let directory: string
let source: FreshDatabase
let target: FreshDatabase

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "hearth-backup-"))
  source = await emptyDatabase()
  target = await emptyDatabase()
})

afterEach(async () => {
  await source.close()
  await target.close()
  rmSync(directory, { recursive: true })
})

/** A wrong password works, because the test server trusts local connections. */
const PASSWORD = randomUUID()
const HEAP_MEBIBYTES = 48
const SQL_MEBIBYTES = 96

const commandLines = (): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, "utf8")]
      } catch {
        return []
      }
    })

/**
 * Runs the command in a process with a small heap and returns the command lines on this machine that contained the
 * password meanwhile.
 */
async function run(command: string, file: string, { url = "" }: FreshDatabase): Promise<{ leaked: string[] }> {
  const databaseUrl = Object.assign(new URL(url), { password: PASSWORD }).href
  const args = [`--max-old-space-size=${HEAP_MEBIBYTES}`, join(import.meta.dirname, command), file]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory },
    stdio: ["ignore", "ignore", "pipe"],
  })
  const stderr = text(child.stderr)
  const exited = once(child, "exit") as Promise<[number | null]>
  const leaked = new Set<string>()
  while (child.exitCode === null && child.signalCode === null) {
    for (const line of commandLines()) if (line.includes(PASSWORD)) leaked.add(line)
    await wait(100)
  }
  const [code] = await exited
  expect({ code, stderr: code === 0 ? "" : await stderr }).toEqual({ code: 0, stderr: "" })
  return { leaked: [...leaked] }
}

test("[SEC-14a] [SEC-14b] a dump of twice the heap's size can be written and restored, and no command line contains the password", async () => {
  await source.withoutTimeouts((db) =>
    sql`create table wide as select n, repeat(md5(n::text), 32768) as row from generate_series(1, ${sql.lit(SQL_MEBIBYTES)}) n`.execute(
      db,
    ),
  )
  const file = join(directory, "backup")
  expect(await run("back-up.ts", file, source)).toEqual({ leaked: [] })
  expect(await run("restore.ts", file, target)).toEqual({ leaked: [] })
  const restoredRows = await target.withoutTimeouts((db) =>
    sql<{ rows: number; bytes: number }>`
      select count(*)::int as rows, sum(length(row))::int as bytes from wide where row = repeat(md5(n::text), 32768)`.execute(
      db,
    ),
  )
  expect(restoredRows.rows).toEqual([{ rows: SQL_MEBIBYTES, bytes: SQL_MEBIBYTES * 1024 * 1024 }])
})
