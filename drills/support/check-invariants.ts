import { execFile } from "node:child_process"
import { join } from "node:path"
import type { DrillContext } from "./with-drill-context.ts"

const command = join(import.meta.dirname, "../../apps/server/src/commands/check-invariants.ts")

/**
 * Runs `npm run invariants` over the drill's database and its partners' records. Returns the violations, or an empty
 * list if all invariants hold.
 */
export function checkInvariants({ env, partners }: DrillContext): Promise<string[]> {
  const adminArgs = ["--payments", partners.adminUrls.payments, "--messages", partners.adminUrls.messages]
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, ...adminArgs],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        const lines = stdout.split("\n").filter((line) => line !== "")
        const invariants = lines.filter((line) => /^I\d+ /.test(line))
        // An invariant that wasn't checked doesn't hold.
        const others = lines.filter((line) => !/^I\d+ +holds/.test(line))
        if (!error && invariants.length > 0 && others.length === 0) return resolve([])
        const holdCount = lines.length - others.length
        resolve([`${holdCount} of ${invariants.length} invariants hold:`, ...others, stderr.trim()])
      },
    )
  })
}
