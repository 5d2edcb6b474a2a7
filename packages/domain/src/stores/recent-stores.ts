const MAX_STORES = 4

/** LOC-9: newest first, the selected store moved to the front. */
export function rememberStore(stores: readonly string[], chosen: string): string[] {
  return [chosen, ...stores.filter((id) => id !== chosen)].slice(0, MAX_STORES)
}
