import { spawn } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"
import { SettingError } from "../settings.ts"

type Tool = "pg_dump" | "pg_restore" | "psql"

/** Runs one of PostgreSQL's own tools to its end and answers what it printed. */
export async function runPostgresTool(tool: Tool, args: readonly string[], input = ""): Promise<string> {
  const child = spawn(findTool(tool), args, { stdio: "pipe" })
  const printed: Buffer[] = []
  let complaint = ""
  child.stdout.on("data", (data: Buffer) => printed.push(data))
  child.stderr.on("data", (data: Buffer) => (complaint += String(data)))
  // It may end before it read everything; its exit code says why.
  child.stdin.on("error", () => {})
  child.stdin.end(input)
  const code = await new Promise((resolve) => child.on("close", resolve))
  if (code !== 0) throw new SettingError(`${tool} failed: ${complaint.trim()}`)
  return Buffer.concat(printed).toString("utf8")
}

/** A dump can be made by tools as new as the server or newer, so the newest that is installed is taken. */
function findTool(tool: Tool): string {
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
