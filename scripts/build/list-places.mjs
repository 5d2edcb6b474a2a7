import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { hashFiles } from "../setup/hash-files.mjs"
import { inCache, inProject, UserError } from "../setup/project.mjs"
import { runProgram } from "../setup/run-program.mjs"

const file = inCache("places.json")
const stamp = inCache("places.stamp")
const sources = [inProject("apps/server/src/seed/places"), inProject("package-lock.json")]

/**
 * Writes every seeded place to a file if the sources have changed, and returns the file: the stand-in for the maps
 * service reads it.
 */
export async function listPlaces(node) {
  const hash = hashFiles(sources)
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return file
  const placesList = await runProgram(node, ["apps/server/src/commands/list-places.ts"], { quiet: true })
  if (placesList.code !== 0)
    throw new UserError(`${placesList.output}\nThe places could not be listed: the reason is above.`)
  // Writes another file and renames it, so that a second start never reads an incomplete list.
  writeFileSync(`${file}.${process.pid}`, placesList.stdout)
  renameSync(`${file}.${process.pid}`, file)
  writeFileSync(stamp, hash)
  return file
}
