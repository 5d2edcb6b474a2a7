import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { exclusively } from "../setup/exclusively.mjs"
import { hashFiles } from "../setup/hash-files.mjs"
import { inCache, inProject, PlainError } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"
import { compressAssets } from "./compress-assets.mjs"

export const webDir = inProject("apps/web/dist")

const packages = ["domain", "contract", "ui", "artwork"].map((name) => inProject("packages", name))
const sources = [inProject("apps/web"), ...packages, inProject("package-lock.json"), inProject("scripts/build")]

const isBuilt = (hash) => existsSync(`${webDir}/.stamp`) && readFileSync(`${webDir}/.stamp`, "utf8") === hash

export const isWebBuilt = () => isBuilt(hashFiles(sources))

/**
 * Builds the web app where its sources changed. It is made beside and then put in place, stamp included: a build that is
 * killed leaves the old one or none, never a part of one.
 */
export async function buildWeb(node) {
  if (isWebBuilt()) return
  await exclusively("web app", async () => {
    const hash = hashFiles(sources)
    if (isBuilt(hash)) return
    console.log("Building the web app …")
    const work = inCache("web-build")
    rmSync(work, { recursive: true, force: true })
    mkdirSync(work)
    await runVite(node, `${work}/new`)
    await compressAssets(`${work}/new/client`)
    writeFileSync(`${work}/new/.stamp`, hash)
    if (existsSync(webDir)) renameSync(webDir, `${work}/old`)
    renameSync(`${work}/new`, webDir)
    rmSync(work, { recursive: true, force: true })
  })
}

/** For the browser and for the server, at once. */
async function runVite(node, folder) {
  const run = (kind, ...more) => {
    const args = ["build", "apps/web", "--outDir", `${folder}/${kind}`, "--emptyOutDir", "--logLevel", "warn", ...more]
    return runProgram(node, [inProject("node_modules/vite/bin/vite.js"), ...args], { quiet: true })
  }
  for (const { code, output } of await Promise.all([run("client"), run("server", "--ssr")])) {
    if (code !== 0) throw new PlainError(`${output}\nThe web app could not be built: the reason is above.`)
  }
}
