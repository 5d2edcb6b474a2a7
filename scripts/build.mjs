import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { compressAssets } from "./build/compress-assets.mjs"
import { prepare } from "./prepare.mjs"
import { exclusively } from "./setup/exclusively.mjs"
import { hashFiles } from "./setup/hash-files.mjs"
import { inCache, inProject, isCommand, PlainError, runCommand } from "./setup/project.mjs"
import { runProgram } from "./setup/run-program.mjs"

export const webDir = inProject("apps/web/dist")
export const picturesDir = inCache("pictures")

const packages = ["domain", "contract", "ui", "artwork"].map((name) => inProject("packages", name))
const webSources = [inProject("apps/web"), ...packages, inProject("package-lock.json"), inProject("scripts/build.mjs")]
const pictureSources = [
  ...["artwork", "domain"].map((name) => inProject("packages", name)),
  inProject("apps/server/src/seed"),
  inProject("package-lock.json"),
]

const folders = [
  { name: "pictures", folder: picturesDir, sources: pictureSources, make: renderPictures },
  { name: "web", folder: webDir, sources: webSources, make: buildWeb },
]

/** The folders whose sources changed since they were made, with the hash of their sources now. */
const stale = (names) =>
  folders.flatMap((each) => {
    if (!names.includes(each.name)) return []
    const hash = hashFiles(each.sources)
    const stamp = `${each.folder}/.stamp`
    return existsSync(stamp) && readFileSync(stamp, "utf8") === hash ? [] : [{ ...each, hash }]
  })

const everything = folders.map(({ name }) => name)

export const isBuilt = (names = everything) => stale(names).length === 0

/** Makes the pictures and the web app where their sources changed since the last time. */
export async function build(node, names = everything) {
  if (isBuilt(names)) return
  await exclusively("build", async () => {
    for (const each of stale(names)) await makeAnew(node, each)
  })
}

/**
 * A folder is made beside and then put in place, stamp included: a build that is killed leaves the old folder or none,
 * never a part of one.
 */
async function makeAnew(node, { folder, make, hash }) {
  const work = inCache("build")
  rmSync(work, { recursive: true, force: true })
  mkdirSync(`${work}/new`, { recursive: true })
  await make(node, `${work}/new`)
  writeFileSync(`${work}/new/.stamp`, hash)
  if (existsSync(folder)) renameSync(folder, `${work}/old`)
  renameSync(`${work}/new`, folder)
  rmSync(work, { recursive: true, force: true })
}

async function buildWeb(node, folder) {
  console.log("Building the web app …")
  const vite = inProject("node_modules/vite/bin/vite.js")
  const options = ["--logLevel", "warn", "--emptyOutDir"]
  const builds = await Promise.all([
    runProgram(node, [vite, "build", "apps/web", "--outDir", `${folder}/client`, ...options], { quiet: true }),
    runProgram(node, [vite, "build", "apps/web", "--ssr", "--outDir", `${folder}/server`, ...options], { quiet: true }),
  ])
  for (const { code, output } of builds) {
    if (code !== 0) throw new PlainError(`${output}\nThe web app could not be built: the reason is above.`)
  }
  await compressAssets(`${folder}/client`)
}

async function renderPictures(node, folder) {
  console.log("Drawing the pictures …")
  const recipes = await runProgram(node, ["apps/server/src/seed/list-recipes.ts"], { quiet: true })
  if (recipes.code !== 0) throw new PlainError(`${recipes.output}\nThe recipes could not be read: the reason is above.`)
  const renderer = "packages/artwork/src/render-pictures-cli.ts"
  const list = `${folder}/recipes.json`
  writeFileSync(list, recipes.stdout)
  const drawn = await runProgram(node, [renderer, list, folder, inCache("drawn-pictures")], { quiet: true })
  if (drawn.code !== 0) throw new PlainError(`${drawn.output}\nThe pictures could not be drawn: the reason is above.`)
  rmSync(list)
}

if (isCommand(import.meta.url)) await runCommand(async () => build(await prepare()))
