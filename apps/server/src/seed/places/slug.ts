/** Returns the slug of a place for our URLs: `Cox’s Bazar` → `coxs-bazar`. */
export function slugOf(name: string): string {
  return plainName(name)
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
}

/** Removes diacritics, which people don't type and signs don't show: `Sūrat` → `Surat`. */
export function plainName(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[’‘`]/g, "'").normalize("NFC").trim()
}
