const MAX_STORES = 4

/** LOC-9: moves the selected store to the front. The last four stores are stored. */
export function rememberStore(stores: readonly string[], selected: string): string[] {
  return [selected, ...stores.filter((id) => id !== selected)].slice(0, MAX_STORES)
}
