import { execFile } from "node:child_process"
import { join } from "node:path"
import type { DrillContext } from "./with-drill-context.ts"

const command = join(import.meta.dirname, "../../apps/server/src/commands/check-invariants.ts")
const INVARIANT_COUNT = 18

/** Runs `npm run invariants` over the drill's database and its partners' records. Returns what is broken. */
export function checkInvariants({ env, partners }: DrillContext): Promise<string[]> {
  const adminArgs = ["--payments", partners.adminUrls.payments, "--messages", partners.adminUrls.messages]
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, ...adminArgs],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        const lines = stdout.split("\n")
        const holdCount = lines.filter((line) => /^I\d+ +holds/.test(line)).length
        if (!error && holdCount === INVARIANT_COUNT) return resolve([])
        const broken = lines.filter((line) => line !== "" && !/^I\d+ +holds/.test(line))
        resolve([`${holdCount} of ${INVARIANT_COUNT} invariants hold:`, ...broken, stderr.trim()])
      },
    )
  })
}
