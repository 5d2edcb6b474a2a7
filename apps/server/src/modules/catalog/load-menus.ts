import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { createHash } from "node:crypto"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { notify } from "../../platform/database/notify.ts"
import type { Platform } from "../../platform/platform.ts"
import { checkMenu } from "../../seed/check-menu.ts"
import type { SeedMenu } from "../../seed/menu-schema.ts"
import { lockMenuVersion, readMenuVersion, replaceMenu } from "./catalog.store.ts"
import { deriveMenu } from "./derive-menu.ts"

/** The database channel that notifies nodes of changed menus. */
export const CATALOG_CHANGED = "catalog_changed"

/**
 * Updates the stored menus from the data files and returns the countries that changed. Nodes that start at the same
 * time wait for each other's lock.
 */
export async function loadMenus(
  { db, clock }: Pick<Platform, "db" | "clock">,
  seeds: readonly SeedMenu[],
): Promise<CountryCode[]> {
  const changedCountries: CountryCode[] = []
  for (const seed of seeds) {
    if (await loadMenu({ db, clock }, seed)) changedCountries.push(seed.country)
  }
  return changedCountries
}

async function loadMenu({ db, clock }: Pick<Platform, "db" | "clock">, seed: SeedMenu): Promise<boolean> {
  const menu = deriveMenu(seed)
  const version = createHash("sha256").update(JSON.stringify(menu)).digest("hex")
  if ((await readMenuVersion(db, seed.country)) === version) return false
  const problems = checkMenu(seed)
  if (problems.length > 0) throw new Error(`The menu of ${seed.country} is wrong: ${problems.join("; ")}`)
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    if ((await lockMenuVersion(tx, seed.country, now)) === version) return false
    await replaceMenu(tx, menu, version, now)
    await notify(tx, CATALOG_CHANGED, seed.country)
    return true
  })
}
