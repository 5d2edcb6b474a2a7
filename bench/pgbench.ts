import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Pool } from "pg"

export interface BareSql {
  databaseUrl: string
  /** The statements of one run of the script. `:one` and `:other` are random numbers, new for each run. */
  statements: readonly string[]
  connections: number
  seconds: number
  /** The directory for the script. */
  directory: string
}

/**
 * Measures how many times per second the bare statements run: with pgbench and prepared statements, or with
 * the driver in plain loops if pgbench is missing.
 */
export function measureBareSql(bare: BareSql): number | Promise<number> {
  const pgbench = findPgbench()
  return pgbench ? measurePgbench(pgbench, bare) : measureDriver(bare)
}

function measurePgbench(
  pgbench: string,
  { databaseUrl, statements, connections, seconds, directory }: BareSql,
): number {
  const script = join(directory, "bare.sql")
  const singleLineStatements = statements.map((each) => `${each.replaceAll(/\s+/g, " ")};`)
  const randomVariables = ["one", "other"].map((name) => `\\set ${name} random(1, 9000000000000000)`)
  writeFileSync(script, [...randomVariables, ...singleLineStatements, ""].join("\n"))
  const load = ["-c", String(connections), "-j", "2", "-T", String(seconds)]
  const { status, stdout, stderr } = spawnSync(pgbench, ["-n", "-M", "prepared", ...load, "-f", script, databaseUrl], {
    encoding: "utf8",
  })
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (status !== 0 || rate === undefined) throw new Error(`pgbench: ${stderr}`)
  return Number(rate)
}

const random = () => Math.floor(Math.random() * 2 ** 53)

async function measureDriver({ databaseUrl, statements, connections, seconds }: BareSql): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: connections })
  const deadline = performance.now() + seconds * 1000
  let transactionCount = 0
  async function loop(): Promise<void> {
    const client = await pool.connect()
    while (performance.now() < deadline) {
      const [one, other] = [random(), random()]
      for (const each of statements)
        await client.query(each.replaceAll(":one", `${one}`).replaceAll(":other", `${other}`))
      transactionCount++
    }
    client.release()
  }
  await Promise.all(Array.from({ length: connections }, loop))
  await pool.end()
  return transactionCount / seconds
}

function findPgbench(): string | undefined {
  const packaged = "/usr/lib/postgresql"
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = ["pgbench", ...versions.map((each) => join(packaged, each, "bin", "pgbench"))]
  return candidates.find((each) => spawnSync(each, ["--version"]).status === 0)
}
