/**
 * Runs named steps, `concurrency` at a time, and prints the result of each step. A step returns `{ ok, output }`; the
 * output is printed if the step failed.
 */
export async function runSteps(steps, concurrency = 2, print = console.log) {
  const waiting = [...steps]
  const results = []
  const runWaitingSteps = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now()
      const { ok, output = "" } = await step.run()
      const seconds = (performance.now() - startedAt) / 1000
      results.push({ name: step.name, ok, seconds })
      print(`  ${ok ? "✓" : "✗"} ${step.name} ${seconds.toFixed(1)} s`)
      if (!ok) print(output.trimEnd().replaceAll(/^/gm, "      "))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runWaitingSteps))
  return results
}
