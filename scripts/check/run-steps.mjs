/**
 * Runs named steps, some in parallel, and prints the result of each when it ends. A step returns `{ ok, words }`; the
 * words are printed if it failed.
 */
export async function runSteps(steps, atOnce = 2) {
  const waiting = [...steps]
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now()
      const { ok, words = "" } = await step.run()
      const seconds = (performance.now() - began) / 1000
      results.push({ name: step.name, ok, seconds })
      console.log(`  ${ok ? "✓" : "✗"} ${step.name} ${seconds.toFixed(1)} s`)
      if (!ok) console.log(words.trimEnd().replaceAll(/^/gm, "      "))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
