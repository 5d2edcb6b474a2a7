import { existsSync } from "node:fs"
import {
  checkFiles,
  checkFolders,
  findLeftovers,
  findInternals,
  findModuleState,
  findSecretsAndMachinePaths,
  findTooLong,
} from "./check/check-files.mjs"
import { runSteps } from "./check/run-steps.mjs"
import { prepareNode } from "./prepare.mjs"
import { inProject, isCommand, runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

const typeChecks = [
  ["server, partners and packages", "tsconfig.json"],
  ["ui", "packages/ui/tsconfig.json"],
  ["browser", "packages/browser/tsconfig.json"],
  ["web", "apps/web/tsconfig.json"],
  ["console", "apps/console/tsconfig.json"],
  ["journeys", "e2e/tsconfig.json"],
  ["benches", "bench/tsconfig.json"],
]

/** The checks of the sources, each a named step; the slow ones come first. */
export function checkSteps(node) {
  const tool = (name, file, ...args) => ({
    name,
    async run() {
      const { code, output } = await runProgram(node, [inProject("node_modules", file), ...args], { quiet: true })
      return { ok: code === 0, output }
    },
  })
  const folders = ["apps", "packages", "scripts", "bench", "drills", "e2e"].filter((folder) =>
    existsSync(inProject(folder)),
  )
  return [
    ...typeChecks
      .filter(([, file]) => existsSync(inProject(file)))
      .map(([name, file]) => tool(`types: ${name}`, "@typescript/native/bin/tsc", "--noEmit", "-p", file)),
    tool(
      "import rules",
      "dependency-cruiser/bin/dependency-cruiser.mjs",
      "--config",
      ".dependency-cruiser.cjs",
      ...folders,
    ),
    tool("unused code", "knip/bin/knip.js", "--no-progress", "--no-config-hints"),
    tool("lint", "oxlint/bin/oxlint", "--deny-warnings", "."),
    tool("format", "oxfmt/bin/oxfmt", "--check", "."),
    { name: "file sizes", run: () => checkFiles(findTooLong) },
    { name: "folder sizes", run: checkFolders },
    { name: "no secrets, no paths of one machine", run: () => checkFiles(findSecretsAndMachinePaths) },
    { name: "no leftovers", run: () => checkFiles(findLeftovers) },
    { name: "no state at module level in the browser", run: () => checkFiles(findModuleState) },
    { name: "no internals of libraries", run: () => checkFiles(findInternals) },
    { name: "texts in the catalogue", run: findTexts },
  ]
}

/** Imported here, because it needs TypeScript, which a fresh clone has only after `prepareNode()`. */
async function findTexts() {
  const { findTextsOutsideCatalogue } = await import("./check/find-texts.mjs")
  return checkFiles(findTextsOutsideCatalogue)
}

if (isCommand(import.meta.url)) {
  await runCommand(async () => {
    const results = await runSteps(checkSteps(await prepareNode()))
    const failed = results.filter(({ ok }) => !ok).length
    console.log(`${results.length - failed} passed, ${failed} failed`)
    return failed > 0 ? 1 : 0
  })
}
