import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { exclusively } from "../setup/exclusively.mjs"
import { hashFiles } from "../setup/hash-files.mjs"
import { inCache, inProject, isCommand, PlainError, runCommand } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"

export const picturesDir = inCache("pictures")

const WEEK_MS = 7 * 24 * 3600 * 1000
const stamp = `${picturesDir}/.stamp`
const sources = [
  ...["artwork", "domain"].map((name) => inProject("packages", name)),
  inProject("apps/server/src/seed"),
  inProject("package-lock.json"),
]

const isDrawnFrom = (hash) => existsSync(stamp) && readFileSync(stamp, "utf8") === hash

export const arePicturesDrawn = () => isDrawnFrom(hashFiles(sources))

/**
 * Draws the pictures of the menu where their sources changed. What is drawn already is kept, so that a run that was
 * stopped goes on where it was. The index is there before the first word is said.
 */
export async function drawPictures(node) {
  if (arePicturesDrawn()) return
  await exclusively("pictures", async () => {
    const hash = hashFiles(sources)
    if (isDrawnFrom(hash)) return
    await draw(node)
    removeOld()
    writeFileSync(stamp, hash)
  })
}

async function draw(node) {
  mkdirSync(picturesDir, { recursive: true })
  const recipes = await runProgram(node, ["apps/server/src/seed/list-recipes.ts"], { quiet: true })
  if (recipes.code !== 0) throw new PlainError(`${recipes.output}\nThe recipes could not be read: the reason is above.`)
  const list = `${picturesDir}/recipes.json`
  writeFileSync(list, recipes.stdout)
  const args = ["packages/artwork/src/render-pictures-cli.ts", list, picturesDir]
  const drawn = await runProgram(node, args, { quiet: true, onLine: showProgress, low: true })
  if (drawn.code !== 0) throw new PlainError(`${drawn.output}\nThe pictures could not be drawn: the reason is above.`)
}

/** Pictures of older recipes may still be on a page that someone has open. */
function removeOld() {
  const index = readFileSync(`${picturesDir}/pictures.json`, "utf8")
  const current = new Set(Object.values(JSON.parse(index)).map(({ base }) => base.split("/").at(-1)))
  for (const file of readdirSync(picturesDir)) {
    const isPicture = /-\d+\.(avif|webp)$/.test(file)
    const age = () => Date.now() - statSync(`${picturesDir}/${file}`).mtimeMs
    if (isPicture && !current.has(file.replace(/-\d+\.\w+$/, "")) && age() > WEEK_MS) rmSync(`${picturesDir}/${file}`)
  }
}

/** The renderer says `12/149`. */
function showProgress(line) {
  const [done, total] = line.split("/").map(Number)
  if (done === 0) console.log(`Drawing ${total} pictures; only the first time takes minutes …`)
  else if (process.stdout.isTTY) process.stdout.write(`\r  ${done} of ${total}${done === total ? "\n" : ""}`)
  else if (done % 25 === 0 || done === total) console.log(`  ${done} of ${total}`)
}

// In a process of its own it can go on while the shop is open.
if (isCommand(import.meta.url)) await runCommand(([node]) => drawPictures(node))
