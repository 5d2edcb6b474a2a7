import { resolve } from "node:path"
import { readSettings } from "../settings.ts"
import { backUpDatabase } from "./back-up-database.ts"
import { runCommand } from "./run-command.ts"

await runCommand(async ([file, ...extraArgs]) => {
  if (!file || extraArgs.length > 0) return "Name the file to write: npm run backup -- <file>"
  const target = resolve(process.env["INIT_CWD"] ?? ".", file)
  await backUpDatabase(readSettings(process.env), target, (line) => void process.stderr.write(`${line}\n`))
  process.stdout.write(`The backup is in ${target}.\n`)
  return undefined
})
