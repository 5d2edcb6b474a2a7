import { resolve } from "node:path"
import { readSettings } from "../settings.ts"
import { reapplyAccountDeletions } from "./reapply-account-deletions.ts"
import { restoreDatabase } from "./restore-database.ts"
import { runCommand } from "./run-command.ts"

const report = (line: string) => void process.stderr.write(`${line}\n`)

await runCommand(async (args) => {
  const [file, ...extraArgs] = args.filter((arg) => arg !== "--force")
  if (!file || extraArgs.length > 0) return "Name the file to read: npm run restore -- <file> [--force]"
  const source = resolve(process.env["INIT_CWD"] ?? ".", file)
  const settings = readSettings(process.env)
  await restoreDatabase(settings, source, { force: args.includes("--force"), report })
  const deletedAgain = await reapplyAccountDeletions(settings)
  process.stdout.write(`${source} is restored.\n`)
  if (deletedAgain > 0)
    process.stdout.write(`${deletedAgain} accounts that were deleted after the backup have been deleted again.\n`)
  return undefined
})
