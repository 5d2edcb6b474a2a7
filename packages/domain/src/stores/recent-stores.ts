const MAX_STORES = 4

/** LOC-9: newest first, the selected store moved to the front. */
export function rememberStore(stores: readonly string[], selected: string): string[] {
  return [selected, ...stores.filter((id) => id !== selected)].slice(0, MAX_STORES)
}
