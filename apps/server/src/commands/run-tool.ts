import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { SettingError } from "../settings.ts"

type PostgresTool = "pg_dump" | "pg_restore" | "psql"

const MAX_ERROR_LENGTH = 4_000

export interface RunningTool {
  /** Writes its input, to the end. */
  write(input: AsyncIterable<Buffer | string>): Promise<void>
  /** What it prints, as a stream. Throws its complaint where it failed. */
  output(): AsyncGenerator<Buffer>
  /** Writes its input and waits for its end; throws its complaint where it failed, else what broke the input. */
  run(input: AsyncIterable<Buffer | string>): Promise<void>
}

/** Starts one of PostgreSQL's own tools on a database. The password goes by the environment: arguments are public. */
export function startPostgresTool(tool: PostgresTool, args: readonly string[], databaseUrl?: string): RunningTool {
  const { address, password } = splitPassword(databaseUrl)
  const target = address === undefined ? [] : [`--dbname=${address}`]
  const env = password === undefined ? process.env : { ...process.env, PGPASSWORD: password }
  return startTool(findPostgresTool(tool), [...args, ...target], env)
}

export function splitPassword(databaseUrl: string | undefined): { address?: string; password?: string } {
  if (databaseUrl === undefined) return {}
  const url = new URL(databaseUrl)
  const password = url.password === "" ? url.searchParams.get("password") : decodeURIComponent(url.password)
  url.password = ""
  url.searchParams.delete("password")
  return { address: url.href, ...(password === null ? {} : { password }) }
}

export function startTool(path: string, args: readonly string[], env = process.env): RunningTool {
  const child = spawn(path, args, { stdio: "pipe", env })
  let errorOutput = ""
  child.stderr.on("data", (data: Buffer) => (errorOutput = (errorOutput + String(data)).slice(-MAX_ERROR_LENGTH)))
  // It may end before it read everything; its exit code says why.
  child.stdin.on("error", () => {})
  const closed = new Promise<number | null>((resolve) => {
    child.once("close", resolve)
    child.once("error", (error) => {
      errorOutput = error.message
      resolve(null)
    })
  })
  const end = async (): Promise<void> => {
    const code = await closed
    if (code !== 0) throw new SettingError(`${nameOf(path)} failed: ${firstLine(errorOutput)}`)
  }
  const write = (input: AsyncIterable<Buffer | string>) => pipeline(input, child.stdin)
  return { write, output: () => readOutput(child, end), run: (input) => run(child, write(input), end) }
}

async function* readOutput(child: ChildProcessWithoutNullStreams, end: () => Promise<void>): AsyncGenerator<Buffer> {
  try {
    yield* child.stdout as AsyncIterable<Buffer>
    await end()
  } finally {
    // The reader may have stopped early.
    child.kill()
  }
}

async function run(
  child: ChildProcessWithoutNullStreams,
  written: Promise<void>,
  end: () => Promise<void>,
): Promise<void> {
  child.stdout.resume()
  const [broken] = await Promise.allSettled([written])
  await end()
  if (broken.status === "rejected") throw broken.reason
}

/** What went wrong, without the tool's name and place before it and its hints after it. */
function firstLine(errorOutput: string): string {
  const lines = errorOutput.split("\n").filter((line) => line.trim() !== "")
  const line = lines.find((each) => /error:|fatal:/i.test(each)) ?? lines[0] ?? "it gave no reason"
  return line
    .replace(/^\S*(?:psql|pg_dump|pg_restore|tar)\S*:\s+/, "")
    .replace(/^(?:error|fatal):\s+/i, "")
    .trim()
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

/** A dump can be made by tools as new as the server or newer, so the newest that is installed is taken. */
function findPostgresTool(tool: PostgresTool): string {
  const packaged = "/usr/lib/postgresql"
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => join(packaged, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ]
  const found = places.map((place) => join(place, tool)).find((path) => existsSync(path))
  if (!found)
    throw new SettingError("Install PostgreSQL's client tools (on Debian: apt-get install postgresql-client).")
  return found
}
