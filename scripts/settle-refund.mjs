import { prepare } from "./prepare.mjs"
import { runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

await runCommand(
  async (args) => (await runProgram(await prepare(), ["apps/server/src/commands/settle-refund.ts", ...args])).code,
)
