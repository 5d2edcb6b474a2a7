import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type PrivatePostgres, startPrivatePostgres } from "../../scripts/private-postgres.mjs"
import { killLeftovers } from "./start-server.ts"

/** Runs a drill and says in one line how it went. What it throws is what it found. */
export async function drill(name: string, run: () => Promise<string>): Promise<void> {
  try {
    console.log(`${name}: held. ${await run()}`)
  } catch (error) {
    console.log(`${name}: BROKEN. ${error instanceof Error ? error.message : String(error)}`)
    // Buyers that nobody stopped would keep the process alive.
    process.exit(1)
  } finally {
    killLeftovers()
  }
}

export function assertHolds(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message)
}

/** A directory that is gone afterwards. */
export async function withDirectory<Answer>(work: (directory: string) => Promise<Answer>): Promise<Answer> {
  const directory = mkdtempSync(join(tmpdir(), "hearth-drill-"))
  try {
    return await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** A PostgreSQL of the drill's own. */
export function withPostgres<Answer>(work: (url: string) => Promise<Answer>): Promise<Answer> {
  return usePostgres({}, ({ url }) => work(url))
}

/** The same, which may be restarted: what it has committed it still has then. */
export function withDurablePostgres<Answer>(work: (postgres: PrivatePostgres) => Promise<Answer>): Promise<Answer> {
  return usePostgres({ durable: true }, work)
}

async function usePostgres<Answer>(
  options: { durable?: boolean },
  work: (postgres: PrivatePostgres) => Promise<Answer>,
) {
  const postgres = await startPrivatePostgres(options)
  try {
    return await work(postgres)
  } finally {
    await postgres.stop()
  }
}
