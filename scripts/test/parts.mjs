import { mkdirSync, rmSync } from "node:fs"
import { buildWeb } from "../build/build-web.mjs"
import { checkSteps } from "../check.mjs"
import { runSteps } from "../check/run-steps.mjs"
import { inCache, inProject } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"
import { findHeadlessChromium } from "./find-chromium.mjs"
import { fromPlaywright, fromVitest } from "./results.mjs"

/** A fresh place for a tool's own report, so that an old one is never taken for this run's. */
function reportFor(part) {
  mkdirSync(inCache("test-reports"), { recursive: true })
  const report = inCache("test-reports", `${part}.json`)
  rmSync(report, { force: true })
  return report
}

const vitest = (part, project) => ({
  part,
  async run(node) {
    const report = reportFor(part)
    const args = ["run", "--project", project, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
    await runProgram(node, [inProject("node_modules/vitest/vitest.mjs"), ...args])
    return fromVitest(report, part)
  },
})

const check = {
  part: "check",
  async run(node) {
    const steps = await runSteps(checkSteps(node))
    return steps.map(({ name, ok }) => ({ title: name, file: "", ok }))
  },
}

const journeys = {
  part: "e2e",
  async run(node, pictures) {
    const chromium = await findHeadlessChromium()
    await buildWeb(node)
    const report = reportFor("e2e")
    const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=dot,json"]
    const env = { CHROMIUM_PATH: chromium, PICTURES_DIR: await pictures, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    await runProgram(node, [inProject("node_modules/@playwright/test/cli.js"), ...args], { env })
    return fromPlaywright(report)
  },
}

/** What `npm test` runs, in this order; each answers its results. */
export const parts = {
  check: [check],
  unit: [vitest("unit", "pure")],
  db: [vitest("db-embedded", "db-embedded"), vitest("db-postgres", "db-postgres")],
  e2e: [journeys],
}
