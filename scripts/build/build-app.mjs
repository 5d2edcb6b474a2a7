import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { runExclusively } from "../setup/run-exclusively.mjs"
import { hashFiles } from "../setup/hash-files.mjs"
import { inCache, inProject, UserError } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"

/**
 * Defines the build of a browser app, which runs only if the sources have changed. The app is built in another
 * directory and then moved into place together with its stamp: a killed build leaves the old result or none,
 * never a part of one.
 */
export function createAppBuild(name, folder, buildInto) {
  const dir = inProject(folder, "dist")
  const sources = ["packages", folder, "package-lock.json", "scripts/build"].map((source) => inProject(source))
  const isBuiltFrom = (hash) => existsSync(`${dir}/.stamp`) && readFileSync(`${dir}/.stamp`, "utf8") === hash
  const isBuilt = () => isBuiltFrom(hashFiles(sources))

  async function build(node) {
    if (isBuilt()) return
    await runExclusively(name, async () => {
      const hash = hashFiles(sources)
      if (isBuiltFrom(hash)) return
      console.log(`Building the ${name} …`)
      const work = inCache(`${name.replaceAll(" ", "-")}-build`)
      rmSync(work, { recursive: true, force: true })
      mkdirSync(work)
      await buildInto(node, `${work}/new`)
      writeFileSync(`${work}/new/.stamp`, hash)
      if (existsSync(dir)) renameSync(dir, `${work}/old`)
      renameSync(`${work}/new`, dir)
      rmSync(work, { recursive: true, force: true })
    })
  }
  return { dir, isBuilt, build }
}

/** Runs several Vite builds of one folder in parallel. */
export async function runVite(node, name, folder, ...builds) {
  const runs = builds.map(({ into, extraArgs = [] }) => {
    const args = ["build", folder, "--outDir", into, "--emptyOutDir", "--logLevel", "warn", ...extraArgs]
    return runProgram(node, [inProject("node_modules/vite/bin/vite.js"), ...args], { quiet: true })
  })
  for (const { code, output } of await Promise.all(runs)) {
    if (code !== 0) throw new UserError(`${output}\nThe ${name} could not be built: the reason is above.`)
  }
}
