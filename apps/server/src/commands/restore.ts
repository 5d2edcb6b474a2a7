import { resolve } from "node:path"
import { readSettings } from "../settings.ts"
import { restoreDatabase } from "./restore-database.ts"
import { runCommand } from "./run-command.ts"

const report = (line: string) => void process.stderr.write(`${line}\n`)

await runCommand(async (args) => {
  const [file, ...rest] = args.filter((arg) => arg !== "--force")
  if (!file || rest.length > 0) return "Say which file to read: npm run restore -- <file> [--force]"
  const source = resolve(process.env["INIT_CWD"] ?? ".", file)
  await restoreDatabase(readSettings(process.env), source, { force: args.includes("--force"), report })
  process.stdout.write(`${source} is restored.\n`)
  return undefined
})
