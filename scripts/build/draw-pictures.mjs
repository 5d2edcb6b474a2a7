import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { basename } from "node:path"
import { runExclusively } from "../setup/run-exclusively.mjs"
import { hashFiles } from "../setup/hash-files.mjs"
import { inCache, inProject, isCommand, UserError, runCommand } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"

export const picturesDir = inCache("pictures")
/** The same pictures in low quality but quickly drawn, for tests that don't check how they look. */
const draftsDir = inCache("draft-pictures")

const WEEK_MS = 7 * 24 * 3600 * 1000
const stampIn = (directory) => `${directory}/.stamp`
const sources = [
  ...["artwork", "domain"].map((name) => inProject("packages", name)),
  inProject("apps/server/src/seed"),
  inProject("package-lock.json"),
]

function isDrawnFrom(hash, directory) {
  return existsSync(stampIn(directory)) && readFileSync(stampIn(directory), "utf8") === hash
}

export const arePicturesDrawn = () => isDrawnFrom(hashFiles(sources), picturesDir)

/**
 * Draws the menu's pictures if their sources have changed. Existing pictures are reused, so that a stopped run can
 * continue. The index of the pictures exists before the first line of output, which `startDrawing` waits for.
 */
export async function drawPictures(node) {
  if (!arePicturesDrawn()) await drawInto(node, picturesDir)
}

/** Returns a directory with pictures for tests: the real ones if they are drawn, else drafts. */
export async function drawDrafts(node) {
  if (arePicturesDrawn()) return picturesDir
  await drawInto(node, draftsDir, "draft")
  return draftsDir
}

async function drawInto(node, directory, ...extraArgs) {
  await runExclusively(`pictures-${basename(directory)}`, async () => {
    const hash = hashFiles(sources)
    if (isDrawnFrom(hash, directory)) return
    await draw(node, directory, extraArgs)
    removeOld(directory)
    writeFileSync(stampIn(directory), hash)
  })
}

async function draw(node, directory, extraArgs) {
  mkdirSync(directory, { recursive: true })
  const recipes = await runProgram(node, ["apps/server/src/seed/list-recipes.ts"], { quiet: true })
  if (recipes.code !== 0) throw new UserError(`${recipes.output}\nThe recipes could not be read: the reason is above.`)
  const list = `${directory}/recipes.json`
  writeFileSync(list, recipes.stdout)
  const args = ["packages/artwork/src/render-pictures-cli.ts", list, directory, ...extraArgs]
  const drawn = await runProgram(node, args, { quiet: true, onLine: showProgress, lowPriority: true })
  if (drawn.code !== 0) throw new UserError(`${drawn.output}\nThe pictures could not be drawn: the reason is above.`)
}

/** Deletes pictures of older recipes after a week, because open pages may still show them. */
function removeOld(directory) {
  const index = readFileSync(`${directory}/pictures.json`, "utf8")
  const current = new Set(Object.values(JSON.parse(index)).map(({ base }) => base.split("/").at(-1)))
  for (const file of readdirSync(directory)) {
    const isPicture = /-\d+\.(avif|webp)$/.test(file)
    const age = () => Date.now() - statSync(`${directory}/${file}`).mtimeMs
    if (isPicture && !current.has(file.replace(/-\d+\.\w+$/, "")) && age() > WEEK_MS) rmSync(`${directory}/${file}`)
  }
}

/** Prints the progress. The renderer reports it in lines such as `12/149`. */
function showProgress(line) {
  const [done, total] = line.split("/").map(Number)
  if (done === 0) console.log(`Drawing ${total} pictures; only the first time takes minutes …`)
  else if (process.stdout.isTTY) process.stdout.write(`\r  ${done} of ${total}${done === total ? "\n" : ""}`)
  else if (done % 25 === 0 || done === total) console.log(`  ${done} of ${total}`)
}

// Runs in its own process when it is called as a command, so that drawing can continue while the server is running.
if (isCommand(import.meta.url)) await runCommand(([node]) => drawPictures(node))
