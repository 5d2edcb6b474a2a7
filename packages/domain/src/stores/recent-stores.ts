const MAX_STORES = 4

/** LOC-9: most recent first, the chosen one moved to the front. */
export function rememberStore(stores: readonly string[], chosen: string): string[] {
  return [chosen, ...stores.filter((id) => id !== chosen)].slice(0, MAX_STORES)
}
