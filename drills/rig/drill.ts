import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type PrivatePostgres, startPrivatePostgres } from "../../scripts/private-postgres.mjs"
import { endLeftovers } from "./start-server.ts"

/** Runs a drill and says in one line how it went. What it throws is what it found. */
export async function drill(name: string, run: () => Promise<string>): Promise<void> {
  try {
    console.log(`${name}: held. ${await run()}`)
  } catch (error) {
    console.log(`${name}: BROKEN. ${error instanceof Error ? error.message : String(error)}`)
    // Buyers that nobody stopped would keep the process alive.
    process.exit(1)
  } finally {
    endLeftovers()
  }
}

export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
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

async function usePostgres<Answer>(how: { durable?: boolean }, work: (postgres: PrivatePostgres) => Promise<Answer>) {
  const postgres = await startPrivatePostgres(how)
  try {
    return await work(postgres)
  } finally {
    await postgres.stop()
  }
}
