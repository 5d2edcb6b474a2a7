import { build } from "./build.mjs"
import { runSteps } from "./check/run-steps.mjs"
import { prepareNode } from "./prepare.mjs"
import { findPrograms } from "./run/find-programs.mjs"
import { runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

/** Runs the drills one after the other, all or those named. A drill that exits with 0 has passed. */
await runCommand(async (requestedNames) => {
  const drills = findPrograms("drills", "drill", requestedNames)
  const node = await prepareNode()
  await build(node)
  const steps = drills.map(({ name, file }) => ({
    name,
    async run() {
      const { code, output } = await runProgram(node, [file], { quiet: true })
      return { ok: code === 0, output }
    },
  }))
  const results = await runSteps(steps, 1)
  const failed = results.filter(({ ok }) => !ok).length
  console.log(`${results.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
