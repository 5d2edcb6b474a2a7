import { createHash } from "node:crypto"
import { relative } from "node:path"

const PREFIX_LENGTH = 4
const filesByPrefix = new Map<string, string>()
const namesByFile = new Map<string, string[]>()

/**
 * Names the classes of a CSS module after its file and their position in it, because the longer default names would be
 * repeated in scripts, pages and styles. The client's and the server's build read a file from the top, so their names
 * agree.
 */
export function shortClassName(name: string, path: string): string {
  const file = relative(import.meta.dirname, path.split("?")[0] ?? path)
  const prefix = `_${createHash("sha256").update(file).digest("hex").slice(0, PREFIX_LENGTH)}`
  const otherFile = filesByPrefix.get(prefix) ?? file
  if (otherFile !== file) throw new Error(`${otherFile} and ${file} would share their class names: rename one of them.`)
  filesByPrefix.set(prefix, file)
  const names = namesByFile.get(file) ?? []
  namesByFile.set(file, names)
  if (!names.includes(name)) names.push(name)
  return `${prefix}${names.indexOf(name).toString(36)}`
}
