import { readFileSync } from "node:fs"
import { inProject, runCommand } from "./setup/project.mjs"
import { readAllResults } from "./test/results.mjs"

const idsIn = (title) => [...title.matchAll(/\[([A-Z]{3}-\d+)\]/g)].map(([, id]) => id)

/**
 * Lists for each requirement of docs/requirements.md the tests that name it, and whether they passed in the last run.
 */
await runCommand((args) => {
  const lines = readFileSync(inProject("docs/requirements.md"), "utf8").matchAll(/^- ([A-Z]{3}-\d+) (.*)$/gm)
  const promises = [...lines].map(([, id, text]) => ({ id, text, tests: [] }))
  const byId = new Map(promises.map((promise) => [promise.id, promise]))
  const strangers = []
  const results = readAllResults()
  for (const { part, title, file, ok } of results) {
    for (const id of idsIn(title)) {
      const promise = byId.get(id)
      if (promise) promise.tests.push({ part, title, file, ok })
      else strangers.push({ part, title, file, id })
    }
  }
  const untested = promises.filter(({ tests }) => tests.length === 0)
  const broken = promises.filter(({ tests }) => tests.some(({ ok }) => !ok))

  if (args.includes("--json"))
    console.log(JSON.stringify({ promises, untested: untested.map(({ id }) => id), strangers }))
  else print({ promises, untested, broken, strangers, results })
  return strangers.length > 0 ? 1 : 0
})

function print({ promises, untested, broken, strangers, results }) {
  if (results.length === 0) console.log("There are no results yet: run npm test first.\n")
  for (const { id, text, tests } of promises.filter((promise) => promise.tests.length > 0)) {
    console.log(`${tests.every(({ ok }) => ok) ? "✓" : "✗"} ${id.padEnd(7)} ${text.slice(0, 100)}`)
    for (const { part, title, ok } of tests) console.log(`    ${ok ? "✓" : "✗"} ${part}: ${title}`)
  }
  if (untested.length > 0) console.log("\nWithout a test:")
  for (const { id, text } of untested) console.log(`  ${id.padEnd(7)} ${text.slice(0, 100)}`)
  for (const { id, part, title } of strangers)
    console.log(`\n${id} is no promise of ours, but a test names it: ${part}: ${title}`)
  const kept = promises.length - untested.length - broken.length
  console.log(`\n${promises.length} promises: ${kept} kept, ${broken.length} broken, ${untested.length} without a test`)
}
