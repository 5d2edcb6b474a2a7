import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { startPrivatePostgres } from "../../scripts/private-postgres.mjs"
import { startServerProcess } from "./server-process.ts"

export interface BenchServer {
  port: number
  /** The settings of the server, which tokens are made with. */
  env: Readonly<Record<string, string>>
  databaseUrl: string
  /** A connection to the server's database. */
  client: Client
  /** A temporary directory. */
  directory: string
}

const SECRET = "a secret that only the benchmark uses, of enough length"

/** Runs the work with a server on a new database, and removes both afterwards. */
export async function withServer(work: (server: BenchServer) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
  const postgres = await startPrivatePostgres()
  const env = { DATA_DIR: directory, DATABASE_URL: postgres.url, DATABASE_POOL: "10", SECRET, LOG_LEVEL: "info" }
  const server = await startServerProcess(env)
  const client = new Client(postgres.url)
  try {
    await client.connect()
    await work({ port: server.port, env, databaseUrl: postgres.url, client, directory })
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
