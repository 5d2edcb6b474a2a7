import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type PrivatePostgres, startPrivatePostgres } from "../../scripts/private-postgres.mjs"
import { killLeftovers } from "./start-server.ts"

/** Runs a drill and prints the result in one line. The drill has failed if `run` throws an error. */
export async function drill(name: string, run: () => Promise<string>): Promise<void> {
  try {
    console.log(`${name}: passed. ${await run()}`)
  } catch (error) {
    console.log(`${name}: FAILED. ${error instanceof Error ? error.message : String(error)}`)
    // Running buyers would keep the process alive.
    process.exit(1)
  } finally {
    killLeftovers()
  }
}

export function assertHolds(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message)
}

/** Creates a temporary directory and removes it afterwards. */
export async function withDirectory<Result>(work: (directory: string) => Promise<Result>): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), "hearth-drill-"))
  try {
    return await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Starts a PostgreSQL for this drill only. */
export function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  return usePostgres({}, ({ url }) => work(url))
}

/** Starts a PostgreSQL that can be restarted without losing committed data. */
export function withDurablePostgres<Result>(work: (postgres: PrivatePostgres) => Promise<Result>): Promise<Result> {
  return usePostgres({ durable: true }, work)
}

async function usePostgres<Result>(
  options: { durable?: boolean },
  work: (postgres: PrivatePostgres) => Promise<Result>,
) {
  const postgres = await startPrivatePostgres(options)
  try {
    return await work(postgres)
  } finally {
    await postgres.stop()
  }
}
