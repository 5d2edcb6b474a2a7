import { sql } from "kysely"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync, statSync, truncateSync } from "node:fs"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { openDatabase } from "../apps/server/src/platform/database/open-database.ts"
import { readSettings } from "../apps/server/src/settings.ts"
import { drill, assertHolds, withDirectory, withPostgres } from "./support/drill.ts"

/*
 * A PostgreSQL database and an embedded database, each of one GiB, are backed up and restored by processes with a heap
 * of 64 MiB whose memory does not grow with the size. A truncated file is refused and leaves the target unchanged.
 *
 * Meant to catch: a restore that made one string of the dump ("Cannot create a string longer than 0x1fffffe8
 * characters").
 */

/** The size of each database. */
const DATABASE_MEBIBYTES = 1100
const HEAP_MEBIBYTES = 64
/** The embedded database itself uses 450 to 1100 MiB, for 10 MiB of data as for 1 GiB. */
const MAX_MEMORY_MEBIBYTES = { postgres: 250, embedded: 1300 }
const commands = join(import.meta.dirname, "..", "apps", "server", "src", "commands")

interface CommandResult {
  code: number
  stderr: string
  seconds: number
  /** The peak memory of the process. */
  mebibytes: number
}

async function run(command: string, args: string[], env: Record<string, string>): Promise<CommandResult> {
  const startedAt = Date.now()
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEBIBYTES}`, join(commands, command), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  })
  const stderr = text(child.stderr)
  const exited = once(child, "exit") as Promise<[number | null]>
  let mebibytes = 0
  while (child.exitCode === null && child.signalCode === null) {
    mebibytes = Math.max(mebibytes, peakMemory(child.pid))
    await wait(200)
  }
  const [code] = await exited
  return {
    code: code ?? -1,
    stderr: (await stderr).trim(),
    seconds: Math.round((Date.now() - startedAt) / 1000),
    mebibytes,
  }
}

function peakMemory(pid: number | undefined): number {
  try {
    const [, kibibytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
    return Math.round(Number(kibibytes ?? 0) / 1024)
  } catch {
    return 0
  }
}

const fillSql = (mebibytes: number) =>
  `create table wide (n integer, content text);
   alter table wide alter column content set storage external;
   insert into wide select n, repeat(md5(n::text), 32768) from generate_series(1, ${mebibytes}) n`
const countSql = "select count(*)::int as rows from wide where content = repeat(md5(n::text), 32768)"

interface Target {
  env: Record<string, string>
  fill(): Promise<void>
  count(): Promise<number>
}

async function backUpAndRestore(
  kind: "postgres" | "embedded",
  file: string,
  from: Target,
  to: Target,
): Promise<string> {
  await from.fill()
  const backup = await run("back-up.ts", [file], from.env)
  assertHolds(backup.code === 0, `${kind}: the backup failed: ${backup.stderr}`)
  const restore = await run("restore.ts", [file], to.env)
  assertHolds(restore.code === 0, `${kind}: the restore failed: ${restore.stderr}`)
  assertHolds((await to.count()) === DATABASE_MEBIBYTES, `${kind}: rows are missing after the restore`)
  for (const { mebibytes } of [backup, restore]) {
    const maxMemory = MAX_MEMORY_MEBIBYTES[kind]
    assertHolds(
      mebibytes > 0 && mebibytes < maxMemory,
      `${kind}: a command used ${mebibytes} MiB of memory, more than ${maxMemory}`,
    )
  }
  assertHolds(/MiB \(\d+ %\)/.test(restore.stderr), `${kind}: the restore did not report its progress`)

  const size = statSync(file).size
  truncateSync(file, Math.floor(size * 0.9))
  const refused = await run("restore.ts", [file, "--force"], to.env)
  assertHolds(
    refused.code === 1 && /is not complete/.test(refused.stderr),
    `${kind}: a truncated file was accepted: ${refused.stderr}`,
  )
  assertHolds((await to.count()) === DATABASE_MEBIBYTES, `${kind}: a refused file changed the target`)
  const summaries = [backup, restore].map(({ seconds, mebibytes }) => `${seconds} s with ${mebibytes} MiB`)
  return `${kind}: ${Math.round(size / 1024 / 1024)} MiB file, backup ${summaries[0]}, restore ${summaries[1]}.`
}

async function query(url: string, text: string): Promise<{ rows: number }[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<{ rows: number }>(text)).rows
  } finally {
    await client.end()
  }
}

function onPostgres(server: string, name: string): Target {
  const url = Object.assign(new URL(server), { pathname: name }).href
  return {
    env: { DATABASE_URL: url },
    fill: async () => void (await query(url, fillSql(DATABASE_MEBIBYTES))),
    count: async () => (await query(url, countSql))[0]?.rows ?? 0,
  }
}

function inDirectory(dataDir: string): Target {
  const env = { DATA_DIR: dataDir, DATABASE_URL: "" }
  async function runStatements(...statements: string[]): Promise<number> {
    const database = await openDatabase(readSettings(env))
    try {
      let rows = 0
      for (const each of statements)
        rows = (await sql.raw<{ rows: number }>(each).execute(database.db)).rows[0]?.rows ?? 0
      return rows
    } finally {
      await database.close()
    }
  }
  return {
    env,
    fill: async () => void (await runStatements(...fillSql(DATABASE_MEBIBYTES).split(";"))),
    count: () => runStatements(countSql),
  }
}

await drill("large backup", () =>
  withDirectory(async (directory) => {
    const postgresSummary = await withPostgres(async (url) => {
      for (const name of ["source", "target"]) await query(url, `create database ${name}`)
      return backUpAndRestore("postgres", join(directory, "one"), onPostgres(url, "source"), onPostgres(url, "target"))
    })
    const [from, to] = [inDirectory(join(directory, "from")), inDirectory(join(directory, "to"))]
    return `${postgresSummary} ${await backUpAndRestore("embedded", join(directory, "other"), from, to)}`
  }),
)
