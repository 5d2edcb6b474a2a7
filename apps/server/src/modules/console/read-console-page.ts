import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

/**
 * Returns the console's page for a country. It is read at each request: the file is about a kilobyte, few people use
 * the console, and a new build is visible immediately.
 */
export async function readConsolePage(consoleDir: string, country: CountryCode): Promise<string> {
  const page = await readFile(join(consoleDir, "index.html"), "utf8")
  return page.replace('data-country=""', `data-country="${country}"`)
}
