import { existsSync, readdirSync } from "node:fs"
import { inProject, UserError } from "../setup/project.mjs"

/** Returns the programs `<folder>/<name>.<kind>.ts`: those with the requested names, or all if none is requested. */
export function findPrograms(folder, kind, requestedNames) {
  const ending = `.${kind}.ts`
  const files = existsSync(inProject(folder)) ? readdirSync(inProject(folder)).sort() : []
  const names = files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length))
  const unknown = requestedNames.find((name) => !names.includes(name))
  if (unknown) throw new UserError(`There is no ${kind} "${unknown}". Available: ${names.join(", ") || "none"}.`)
  return (requestedNames.length > 0 ? requestedNames : names).map((name) => ({
    name,
    file: `${folder}/${name}${ending}`,
  }))
}
