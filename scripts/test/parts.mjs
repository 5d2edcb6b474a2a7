import { mkdirSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { buildConsole } from "../build/build-console.mjs"
import { buildWeb } from "../build/build-web.mjs"
import { checkSteps } from "../check.mjs"
import { runSteps } from "../check/run-steps.mjs"
import { inCache, inProject } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"
import { findHeadlessChromium } from "./find-chromium.mjs"
import { readPlaywrightReport, readVitestReport } from "./results.mjs"

/** Returns the path for a tool's report and deletes the previous report, so that it is never taken for this run's. */
function reportFor(part) {
  mkdirSync(inCache("test-reports"), { recursive: true })
  const report = inCache("test-reports", `${part}.json`)
  rmSync(report, { force: true })
  return report
}

/** Two more workers than cores, because a database test waits for the network and timers as long as it computes. */
const extraWorkers = `--maxWorkers=${availableParallelism() + 2}`

const vitest = (part, project, ...extraArgs) => ({
  part,
  async run(node, { collect }) {
    const report = reportFor(part)
    // So many failures have one cause, and if each is a timeout, the rest would take hours.
    const bail = "--bail=10"
    const reporting = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
    const args = ["run", "--project", project, ...reporting, bail, ...extraArgs]
    const { output } = await runProgram(node, [inProject("node_modules/vitest/vitest.mjs"), ...args], {
      quiet: collect !== undefined,
      lowPriority: collect !== undefined,
    })
    collect?.(output)
    return readVitestReport(report, part)
  },
})

const check = {
  part: "check",
  async run(node, { collect }) {
    const steps = await runSteps(checkSteps(node), 2, collect)
    return steps.map(({ name, ok }) => ({ title: name, file: "", ok }))
  },
}

const journeys = (part, project) => ({
  part,
  async run(node, { pictures }) {
    const chromium = await findHeadlessChromium()
    await buildWeb(node)
    await buildConsole(node)
    const report = reportFor(part)
    const args = ["test", "--config", "e2e/playwright.config.ts", "--project", project]
    const env = { CHROMIUM_PATH: chromium, PICTURES_DIR: await pictures, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    await runProgram(node, [inProject("node_modules/@playwright/test/cli.js"), ...args], { env })
    return readPlaywrightReport(report)
  },
})

/**
 * The parts that `npm test` runs, in this order; each returns its results. With the function `collect`, a part prints
 * nothing and passes its output to this function.
 */
export const parts = {
  check: [check],
  unit: [vitest("unit", "pure")],
  db: [vitest("db-postgres", "db-postgres", extraWorkers)],
  e2e: [journeys("e2e", "journeys")],
}

/** These only compute. They run beside the others, which mostly wait for the disk, the network or a page. */
export const partsThatCompute = ["check", "unit"]

/** Parts that run only when they are named; a change lands only after they have passed. */
export const longParts = {
  long: [
    vitest("db-postgres-long", "db-postgres-long", extraWorkers),
    vitest("db-embedded", "db-embedded", extraWorkers),
    journeys("e2e-long", "long"),
  ],
}
