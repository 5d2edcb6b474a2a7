import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { relative } from "node:path"
import { inCache, root } from "../setup/project.mjs"

// The last run's results of each part: [{ title, file, ok }], one file per part.
const folder = inCache("test-results")

export function storeResults(part, results) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${part}.json`, `${JSON.stringify(results, null, 1)}\n`)
}

export function readAllResults() {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const part = file.slice(0, -".json".length)
      return JSON.parse(readFileSync(`${folder}/${file}`, "utf8")).map(({ title, file: testFile, ok }) => ({
        part,
        title,
        file: testFile,
        ok,
      }))
    })
}

const readReport = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined)

/** Reads vitest's JSON report. A file that failed outside its tests counts as one failed test. */
export function readVitestReport(report, part) {
  const files = readReport(report)?.testResults ?? []
  const results = files.flatMap(({ name, status, assertionResults, message }) => {
    const file = relative(root, name)
    // A test that does not apply to this database is skipped there and not counted.
    const executedTests = assertionResults.filter(({ status }) => status === "passed" || status === "failed")
    const tests = executedTests.map(({ fullName, status }) => ({ title: fullName, file, ok: status === "passed" }))
    // The file failed although none of its tests did: it could not be loaded, or a hook failed.
    const hasFailedOutsideTests = status === "failed" && tests.every(({ ok }) => ok)
    if (hasFailedOutsideTests) tests.push({ title: `${file} runs: ${message}`, file, ok: false })
    return tests
  })
  return results.length > 0 ? results : [{ title: `${part} has tests that run`, file: "", ok: false }]
}

/** Reads Playwright's JSON report. A test that passed only at a retry counts as failed. */
export function readPlaywrightReport(report) {
  const parsed = readReport(report)
  if (!parsed) return [{ title: "e2e has tests that run", file: "", ok: false }]
  const walk = (suite, path) => [
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...path, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map((test) => ({
        title: [...path, title].join(" ").trim(),
        file: `e2e/${file}`,
        ok: test.status === "expected",
      })),
    ),
  ]
  const results = parsed.suites.flatMap((suite) => walk(suite, []))
  const errors = parsed.errors.map(({ message }) => ({ title: `e2e runs: ${message}`, file: "", ok: false }))
  return results.length + errors.length > 0
    ? [...results, ...errors]
    : [{ title: "e2e has tests", file: "", ok: false }]
}
