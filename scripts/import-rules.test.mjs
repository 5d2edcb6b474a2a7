import { execFile } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inProject } from "./setup/project.mjs"

/** dependency-cruiser takes seconds, and longer on a busy machine. */
const CRUISER_TIMEOUT_MS = 120_000

const modules = "apps/server/src/modules"
const features = "apps/web/app/features"

/**
 * Each entry is a rule, a file that breaks the rule, and the import in this file that breaks it. `future` stands for a
 * module or feature that is added later.
 */
const violations = [
  ["no-circular", "packages/domain/src/a.ts", "./b.ts"],
  ["import-exists", "apps/server/src/app.ts", "./not-there.ts"],
  ["domain-imports-nothing", "packages/domain/src/reads-files.ts", "node:fs"],
  ["domain-imports-nothing", "packages/domain/src/calls.ts", "@hearth/contract/ok.ts"],
  ["contract-imports-domain-only", "packages/contract/src/shows.ts", "@hearth/ui/ok.ts"],
  ["contract-imports-domain-only", "packages/contract/src/words.ts", "@hearth/texts/ok.ts"],
  ["texts-import-contract-and-domain", "packages/texts/src/en/kit.ts", "@hearth/ui/ok.ts"],
  ["browser-imports-contract-only", "packages/browser/src/rules.ts", "@hearth/domain/ok.ts"],
  ["browser-imports-contract-only", "packages/browser/src/words.ts", "@hearth/texts/ok.ts"],
  ["browser-imports-contract-only", "packages/browser/src/shows.ts", "@hearth/ui/ok.ts"],
  ["ui-imports-browser-domain-and-texts", "packages/ui/src/calls.ts", "@hearth/contract/ok.ts"],
  ["server-without-browser-code", "apps/server/src/follows.ts", "@hearth/browser/ok.ts"],
  ["server-without-browser-code", "packages/contract/src/follows.ts", "@hearth/browser/ok.ts"],
  ["artwork-imports-domain-only", "packages/artwork/src/shows.ts", "@hearth/ui/ok.ts"],
  ["platform-imports", "apps/server/src/platform/knows.ts", "../modules/future/public.ts"],
  ["platform-imports", "apps/server/src/platform/deep/composes.ts", "../../app.ts"],
  ["platform-imports", "apps/server/src/platform/draws.ts", "@hearth/ui/ok.ts"],
  ["module-imports", `${modules}/future/composes.ts`, "../../app.ts"],
  ["module-imports", `${modules}/future/draws.ts`, "@hearth/ui/ok.ts"],
  ["module-public-api-only", `${modules}/future/reaches-in.ts`, "../other/other.store.ts"],
  ["module-public-api-only", `${modules}/future/deep/reaches-in.ts`, "../../other/deep/public.ts"],
  ["seed-imports", "apps/server/src/seed/acts.ts", "../modules/future/public.ts"],
  ["no-imports-between-features", `${features}/future/visits.ts`, "../other/ok.ts"],
  ["no-imports-between-features", "apps/console/app/features/future/visits.ts", "../other/ok.ts"],
  ["feature-imports", `${features}/future/routes.ts`, "../../routes/ok.ts"],
  ["feature-imports", `${features}/future/frames.ts`, "../../shell/ok.ts"],
  ["shared-imports", "apps/web/app/shared/future/knows.ts", "../../features/future/ok.ts"],
  ["shared-imports", "apps/web/app/shared/future/frames.ts", "../../shell/ok.ts"],
  ["cart-imports", "apps/web/app/cart/knows.ts", "../shared/future/ok.ts"],
  ["place-imports", "apps/web/app/place/knows.ts", "../cart/ok.ts"],
  ["client-imports", "apps/web/app/client/knows.ts", "../place/ok.ts"],
  ["client-imports", "apps/web/app/client/frames.ts", "../shell/ok.ts"],
  ["console-feature-imports", "apps/console/app/features/future/composes.ts", "../../console.ts"],
  ["console-shell-imports", "apps/console/app/shell/knows.ts", "../features/other/ok.ts"],
  ["console-client-imports", "apps/console/app/client/knows.ts", "../shell/ok.ts"],
  ["shell-imports", "apps/web/app/shell/knows.ts", "../features/future/ok.ts"],
  ["no-node-in-browser-code", `${features}/future/reads-files.ts`, "node:fs"],
  ["no-node-in-browser-code", "packages/contract/src/reads-files.ts", "node:fs"],
  ["no-node-in-browser-code", "packages/browser/src/reads-files.ts", "node:fs"],
  ["no-imports-between-apps", "apps/future/calls.ts", "../server/src/settings.ts"],
  ["stand-ins-import-none-of-our-code", "apps/partners/future/knows.ts", "@hearth/contract/ok.ts"],
  ["packages-import-no-apps", "packages/future/src/climbs.ts", "../../../apps/server/src/settings.ts"],
  ["apps-and-packages-import-no-tools", "apps/server/src/runs-script.ts", "../../../scripts/ok.mjs"],
  ["apps-and-packages-import-no-tests", "apps/server/src/uses-test.ts", "./settings.test.ts"],
  ["apps-and-packages-import-no-tests", "apps/server/src/uses-testing.ts", "./testing/build-test-app.ts"],
]

/** Imports that are allowed. */
const allowed = [
  ["packages/domain/src/b.ts", "./a.ts"],
  ["packages/domain/src/ok.test.ts", "node:fs"],
  ["packages/domain/src/ok.ts"],
  ["packages/contract/src/ok.ts", "@hearth/domain/ok.ts"],
  ["packages/texts/src/ok.ts", "@hearth/contract/ok.ts"],
  ["packages/browser/src/ok.ts", "@hearth/contract/ok.ts"],
  ["packages/ui/src/ok.ts", "@hearth/domain/ok.ts"],
  ["packages/ui/src/follows.ts", "@hearth/browser/ok.ts"],
  ["packages/artwork/src/ok.ts", "@hearth/domain/ok.ts"],
  ["apps/server/src/settings.ts", "node:path"],
  ["apps/server/src/settings.test.ts", "./settings.ts"],
  ["apps/server/src/testing/build-test-app.ts", "../../../../scripts/ok.mjs"],
  ["apps/server/src/platform/ok.ts", "../settings.ts"],
  ["apps/server/src/platform/words.ts", "@hearth/texts/ok.ts"],
  ["apps/server/src/seed/ok.ts", "@hearth/domain/ok.ts"],
  ["apps/server/src/seed/words.ts", "@hearth/texts/ok.ts"],
  [`${modules}/other/public.ts`, "../../platform/ok.ts"],
  [`${modules}/other/other.events.ts`, "@hearth/contract/ok.ts"],
  [`${modules}/other/other.store.ts`, "../../seed/ok.ts"],
  [`${modules}/other/words.ts`, "@hearth/texts/ok.ts"],
  [`${modules}/other/deep/public.ts`, "../other.store.ts"],
  [`${modules}/future/public.ts`, "../other/public.ts"],
  [`${modules}/future/on-event.ts`, "../other/other.events.ts"],
  [`${modules}/future/future.db.test.ts`, "../../testing/build-test-app.ts"],
  ["apps/web/app/brand.ts"],
  ["apps/web/app/shell/ok.ts", "@hearth/ui/ok.ts"],
  ["apps/web/app/document.server.ts", "node:fs"],
  ["apps/web/app/client/ok.ts", "@hearth/contract/ok.ts"],
  ["apps/web/app/client/follows.ts", "@hearth/browser/ok.ts"],
  ["apps/web/app/place/ok.ts", "../client/ok.ts"],
  ["apps/web/app/cart/ok.ts", "../place/ok.ts"],
  ["apps/web/app/shared/future/ok.ts", "../../cart/ok.ts"],
  ["apps/web/app/shell/bar.ts", "../cart/ok.ts"],
  [`${features}/other/ok.ts`, "../../shared/future/ok.ts"],
  ["apps/console/app/client/ok.ts", "@hearth/contract/ok.ts"],
  ["apps/console/app/client/follows.ts", "@hearth/browser/ok.ts"],
  ["apps/console/app/shell/ok.ts", "../client/ok.ts"],
  ["apps/console/app/console.ts", "./features/other/ok.ts"],
  [`${features}/future/ok.ts`, "@hearth/artwork/ok.ts"],
  [`${features}/future/brand.ts`, "../../brand.ts"],
  ["apps/web/app/routes/ok.ts", "../features/future/ok.ts"],
  ["apps/console/app/features/other/ok.ts", "@hearth/ui/ok.ts"],
  ["apps/partners/future/ok.ts", "node:http"],
  ["scripts/ok.mjs", "node:fs"],
  ["drills/ok.ts", "../scripts/ok.mjs"],
]

let directory
let reported

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "hearth-import-rules-"))
  for (const file of [".dependency-cruiser.cjs", "tsconfig.json"]) cpSync(inProject(file), join(directory, file))
  mkdirSync(join(directory, "node_modules/@hearth"), { recursive: true })
  for (const name of ["domain", "contract", "texts", "browser", "ui", "artwork"]) {
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@hearth/${name}`, exports: { "./*": "./src/*" } }))
    symlinkSync(join(directory, "packages", name), join(directory, "node_modules/@hearth", name))
  }
  for (const [file, ...imports] of [...allowed, ...violations.map(([, ...rest]) => rest)]) {
    write(file, `${imports.map((path) => `import "${path}"\n`).join("")}export {}\n`)
  }
  const cruiser = inProject("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs")
  const args = ["--config", ".dependency-cruiser.cjs", "--output-type", "json", "apps", "packages", "scripts", "drills"]
  const run = promisify(execFile)(process.execPath, [cruiser, ...args], { cwd: directory, maxBuffer: 1e8 })
  // The exit code is the number of violations; the output is the same either way.
  const { stdout } = await run.catch((error) => error)
  reported = JSON.parse(stdout).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
}, CRUISER_TIMEOUT_MS)

afterAll(() => rmSync(directory, { recursive: true, force: true }))

function write(file, text) {
  mkdirSync(join(directory, dirname(file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}

test.each(violations)("%s reports %s importing %s", (rule, file) => {
  expect(reported).toContain(`${rule}: ${file}`)
})

test("allowed imports are not reported", () => {
  const allowedFiles = allowed.map(([file]) => file).filter((file) => file !== "packages/domain/src/b.ts")
  expect(reported.filter((each) => allowedFiles.some((file) => each.endsWith(`: ${file}`)))).toEqual([])
})

test("the list of violations has an entry for every rule", async () => {
  const { default: config } = await import("../.dependency-cruiser.cjs")
  const coveredRules = new Set(violations.map(([rule]) => rule))
  expect(config.forbidden.map(({ name }) => name).filter((name) => !coveredRules.has(name))).toEqual([])
})
