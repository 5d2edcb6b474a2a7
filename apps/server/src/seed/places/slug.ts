/** `Cox’s Bazar` → `coxs-bazar`: what a place is called in addresses of ours. */
export function slugOf(name: string): string {
  return plainName(name)
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
}

/** Without the marks of transcription, which nobody types and signs don't show: `Sūrat` → `Surat`. */
export function plainName(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[’‘`]/g, "'").normalize("NFC").trim()
}
