import { prepareNode } from "./prepare.mjs"
import { build } from "./build.mjs"
import { findPrograms } from "./run/find-programs.mjs"
import { runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

/**
 * Runs the benchmarks one after the other, all or those named, and compares their results with their bars. A benchmark
 * prints each result as a line `RESULT {"name": …, "value": …, "bar": …, "better": "higher" | "lower"}`. Most values
 * are ratios to a baseline in the same run, because machines differ and are shared.
 */
await runCommand(async (requestedNames) => {
  const benches = findPrograms("bench", "bench", requestedNames)
  const node = await prepareNode()
  await build(node)
  const results = []
  for (const { name, file } of benches) {
    console.log(`── ${name}`)
    const { code, output } = await runProgram(node, [file], { quiet: true })
    const benchResults = [...output.matchAll(/^RESULT (.*)$/gm)].map(([, json]) => JSON.parse(json))
    console.log(output.replaceAll(/^RESULT .*\n?/gm, "").trimEnd())
    if (code !== 0 || benchResults.length === 0)
      benchResults.push({ name: `${name} completed`, value: 0, bar: 1, better: "higher" })
    results.push(...benchResults)
  }
  const width = Math.max(0, ...results.map(({ name }) => name.length))
  console.log("")
  for (const result of results) {
    const bar = `${result.better === "lower" ? "≤" : "≥"} ${result.bar}`
    console.log(
      `  ${meetsBar(result) ? "✓" : "✗"} ${result.name.padEnd(width)}  ${result.value.toFixed(2).padStart(8)}   ${bar}`,
    )
  }
  const missed = results.filter((result) => !meetsBar(result)).length
  console.log(`\n${results.length - missed} bars met, ${missed} missed`)
  return missed > 0 ? 1 : 0
})

function meetsBar({ value, bar, better }) {
  return better === "lower" ? value <= bar : value >= bar
}
