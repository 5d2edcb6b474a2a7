import { drawDrafts } from "./build/draw-pictures.mjs"
import { prepareNode } from "./prepare.mjs"
import { UserError, runCommand } from "./setup/project.mjs"
import { longParts, parts, partsThatCompute } from "./test/parts.mjs"
import { storeResults } from "./test/results.mjs"

const allParts = { ...parts, ...longParts }

/** Runs all but the slow tests, or the named parts: `npm test -- unit db`, `npm test -- long`. */
await runCommand(async (requestedParts) => {
  const unknown = requestedParts.find((name) => !Object.hasOwn(allParts, name))
  if (unknown) throw new UserError(`There is no part "${unknown}": the parts are ${Object.keys(allParts).join(", ")}.`)
  const chosen = requestedParts.length > 0 ? requestedParts : Object.keys(parts)
  const node = await prepareNode()
  // Drawing the pictures takes a while the first time, so it runs while the other parts run.
  const pictures = chosen.includes("e2e") || chosen.includes("long") ? drawDrafts(node) : undefined
  pictures?.catch(() => {})
  const computingParts = chosen.filter((name) => partsThatCompute.includes(name))
  const otherParts = chosen.filter((name) => !partsThatCompute.includes(name))
  const runsBothGroups = computingParts.length > 0 && otherParts.length > 0
  const summaries = await Promise.all([
    runParts(computingParts, node, { isQuiet: runsBothGroups }),
    runParts(otherParts, node, { pictures }),
  ])
  const summary = summaries.flat()

  const failed = summary.flatMap(({ part, results }) =>
    results.filter(({ ok }) => !ok).map(({ title }) => [part, title]),
  )
  if (failed.length > 0) console.log("\nFailed:")
  for (const [part, title] of failed) console.log(`  ${part}: ${title}`)
  console.log("")
  for (const { part, results, seconds } of summary) {
    const passed = results.filter(({ ok }) => ok).length
    console.log(`  ${part.padEnd(12)} ${passed} passed, ${results.length - passed} failed, ${seconds.toFixed(0)} s`)
  }
  const total = summary.flatMap(({ results }) => results).length
  console.log(`\n${total - failed.length} passed, ${failed.length} failed`)
  return failed.length > 0 ? 1 : 0
})

/** Runs the parts one after the other. With `isQuiet`, each part prints its output when it ends. */
async function runParts(names, node, { pictures, isQuiet = false }) {
  const summary = []
  for (const { part, run } of names.flatMap((name) => allParts[name])) {
    const lines = []
    const collect = isQuiet ? (text) => void lines.push(text) : undefined
    if (!isQuiet) console.log(`\n── ${part}`)
    const startedAt = performance.now()
    const results = await run(node, { pictures, collect }).catch(toFailedResults)
    if (isQuiet) console.log([`\n\n── ${part}`, ...lines].join("\n"))
    storeResults(part, results)
    summary.push({ part, results, seconds: (performance.now() - startedAt) / 1000 })
  }
  return summary
}

/** A part that can't run, for example because there is no browser, counts as failed; the other parts still run. */
function toFailedResults(error) {
  if (!(error instanceof UserError)) throw error
  console.error(error.message)
  return [{ title: error.message, file: "", ok: false }]
}
