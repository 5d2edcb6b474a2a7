import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { startHearth } from "../scripts/start-hearth.mjs"
import { fetchOnce } from "./fetch-once.ts"
import { printResult } from "./bench-result.ts"

/** The size of the JavaScript that a first visit to the home page loads, compressed with brotli. */

const clientDir = join(import.meta.dirname, "../apps/web/dist/client")
const hearth = await startHearth()
try {
  for (const country of ["in", "lk", "bd"]) {
    const page = (await fetchOnce(hearth.port, country, "/")).body.toString()
    const files = JSON.parse(page.match(/const files=(\[.*?\])/)?.[1] ?? "[]") as string[]
    if (files.length === 0) throw new Error("the page lists no scripts to load")
    const sizes = files.map((file) => brotliCompressSync(readFileSync(join(clientDir, file))).length)
    for (const [index, file] of files.entries()) console.log(`${String(sizes[index]).padStart(7)}  ${file}`)
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
    printResult({
      name: `home page of ${country}: kB of JavaScript (brotli)`,
      value: total,
      bar: 105,
      better: "lower",
    })
  }
} finally {
  await hearth.stop()
}
