import { prepareNode } from "./prepare.mjs"
import { build } from "./build.mjs"
import { findPrograms } from "./run/find-programs.mjs"
import { runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

/**
 * Runs the benchmarks one after the other, all or those named, and compares their ratios with their bars. A benchmark
 * prints each ratio as a line `RATIO {"name": …, "ratio": …, "bar": …, "better": "higher" | "lower"}`. The ratio is to
 * a baseline in the same run, because machines differ and are shared.
 */
await runCommand(async (named) => {
  const benches = findPrograms("bench", "bench", named)
  const node = await prepareNode()
  await build(node)
  const ratios = []
  for (const { name, file } of benches) {
    console.log(`── ${name}`)
    const { code, output } = await runProgram(node, [file], { quiet: true })
    const benchRatios = [...output.matchAll(/^RATIO (.*)$/gm)].map(([, json]) => JSON.parse(json))
    console.log(output.replaceAll(/^RATIO .*\n?/gm, "").trimEnd())
    if (code !== 0 || benchRatios.length === 0)
      benchRatios.push({ name: `${name} completed`, ratio: 0, bar: 1, better: "higher" })
    ratios.push(...benchRatios)
  }
  const width = Math.max(0, ...ratios.map(({ name }) => name.length))
  console.log("")
  for (const result of ratios) {
    const bar = `${result.better === "lower" ? "≤" : "≥"} ${result.bar}`
    console.log(
      `  ${meetsBar(result) ? "✓" : "✗"} ${result.name.padEnd(width)}  ${result.ratio.toFixed(2).padStart(8)}   ${bar}`,
    )
  }
  const missed = ratios.filter((result) => !meetsBar(result)).length
  console.log(`\n${ratios.length - missed} bars met, ${missed} missed`)
  return missed > 0 ? 1 : 0
})

function meetsBar({ ratio, bar, better }) {
  return better === "lower" ? ratio <= bar : ratio >= bar
}
