import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { OperatorError } from "../settings.ts"

type PostgresTool = "pg_dump" | "pg_restore" | "psql"

const MAX_ERROR_LENGTH = 4_000

export interface RunningTool {
  /** Writes the whole input. */
  write(input: AsyncIterable<Buffer | string>): Promise<void>
  /** The tool's output as a stream. Throws the tool's error message if it fails. */
  output(): AsyncGenerator<Buffer>
  /**
   * Writes the input and waits for the tool to exit. Throws the tool's error message if the tool fails, otherwise
   * the error from reading the input.
   */
  run(input: AsyncIterable<Buffer | string>): Promise<void>
}

/**
 * Starts one of PostgreSQL's tools on a database. Passes the password in the environment, because other users can see
 * arguments.
 */
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
  // The tool may exit before it has read everything; its exit code gives the reason.
  child.stdin.on("error", () => {})
  const exitCode = new Promise<number | null>((resolve) => {
    child.once("close", resolve)
    child.once("error", (error) => {
      errorOutput = error.message
      resolve(null)
    })
  })
  const waitForExit = async (): Promise<void> => {
    const code = await exitCode
    if (code !== 0) throw new OperatorError(`${nameOf(path)} failed: ${errorLineOf(errorOutput)}`)
  }
  const write = (input: AsyncIterable<Buffer | string>) => pipeline(input, child.stdin)
  return { write, output: () => readOutput(child, waitForExit), run: (input) => run(child, write(input), waitForExit) }
}

async function* readOutput(
  child: ChildProcessWithoutNullStreams,
  waitForExit: () => Promise<void>,
): AsyncGenerator<Buffer> {
  try {
    yield* child.stdout as AsyncIterable<Buffer>
    await waitForExit()
  } finally {
    // The reader may have stopped early.
    child.kill()
  }
}

async function run(
  child: ChildProcessWithoutNullStreams,
  written: Promise<void>,
  waitForExit: () => Promise<void>,
): Promise<void> {
  child.stdout.resume()
  const [writeResult] = await Promise.allSettled([written])
  await waitForExit()
  if (writeResult.status === "rejected") throw writeResult.reason
}

/** Returns the first error line without the tool's name before it and the hints after it. */
function errorLineOf(errorOutput: string): string {
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

/** pg_dump must be at least as new as the server, so this picks the newest installed version. */
function findPostgresTool(tool: PostgresTool): string {
  const debianDirectory = "/usr/lib/postgresql"
  const versions = existsSync(debianDirectory) ? readdirSync(debianDirectory).sort((a, b) => Number(b) - Number(a)) : []
  const directories = [
    ...versions.map((version) => join(debianDirectory, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ]
  const toolPath = directories.map((directory) => join(directory, tool)).find((path) => existsSync(path))
  if (!toolPath)
    throw new OperatorError("Install PostgreSQL's client tools (on Debian: apt-get install postgresql-client).")
  return toolPath
}
