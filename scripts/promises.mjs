import { readFileSync } from "node:fs"
import { inProject, runCommand } from "./setup/project.mjs"
import { evaluateRequirements, parseRequirements } from "./test/evaluate-requirements.mjs"
import { readAllResults } from "./test/results.mjs"

const marks = { kept: "✓", broken: "✗", "partly kept": "◐", untested: "○" }

/**
 * Lists for each requirement of docs/requirements.md and each of its parts the tests that name it, and whether they
 * passed in the last run. Fails if a test names a requirement or a part that doesn't exist.
 */
await runCommand((args) => {
  const requirements = parseRequirements(readFileSync(inProject("docs/requirements.md"), "utf8"))
  const results = readAllResults()
  const evaluation = evaluateRequirements(requirements, results)
  if (args.includes("--json")) console.log(JSON.stringify(evaluation))
  else print(evaluation, results.length)
  return evaluation.unknownTags.length > 0 ? 1 : 0
})

function print({ promises, unknownTags }, resultCount) {
  if (resultCount === 0) console.log("There are no results yet: run npm test first.\n")
  for (const { id, text, parts, state } of promises) {
    console.log(`${marks[state]} ${id.padEnd(7)} ${text.slice(0, 100)}`)
    for (const { letter, text: promise, tests } of parts) {
      if (letter !== "") console.log(`    ${tests.length === 0 ? "○" : "·"} ${letter}: ${promise}`)
      for (const { part, title, ok } of tests) console.log(`      ${ok ? "✓" : "✗"} ${part}: ${title}`)
    }
  }
  for (const { tag, part, title } of unknownTags)
    console.log(`\n${tag} names no requirement, or doesn't say which of its parts: ${part}: ${title}`)
  const count = (state) => promises.filter((promise) => promise.state === state).length
  const untestedParts = promises.flatMap(({ parts }) => parts).filter(({ tests }) => tests.length === 0).length
  console.log(
    `\n${promises.length} promises: ${count("kept")} kept, ${count("partly kept")} partly kept, ${count("broken")} broken, ` +
      `${count("untested")} without a test; ${untestedParts} parts without a test`,
  )
}
