import { execFile } from "node:child_process"
import { join } from "node:path"
import type { DrillShop } from "./with-shop.ts"

const command = join(import.meta.dirname, "../../apps/server/src/commands/check-invariants.ts")
const ALL = 18

/** What `npm run invariants` does, over the shop's database and its partners' books. Answers what is broken. */
export function checkInvariants({ env, partners }: DrillShop): Promise<string[]> {
  const desks = ["--payments", partners.adminUrls.payments, "--messages", partners.adminUrls.messages]
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...desks], { env: { ...process.env, ...env } }, (error, said, complaint) => {
      const lines = said.split("\n")
      const held = lines.filter((line) => /^I\d+ +holds/.test(line)).length
      if (!error && held === ALL) return resolve([])
      const broken = lines.filter((line) => line !== "" && !/^I\d+ +holds/.test(line))
      resolve([`${held} of ${ALL} invariants hold:`, ...broken, complaint.trim()])
    })
  })
}
