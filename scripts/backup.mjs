import { prepareNode } from "./prepare.mjs"
import { runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

await runCommand(
  async (args) => (await runProgram(await prepareNode(), ["apps/server/src/commands/back-up.ts", ...args])).code,
)
