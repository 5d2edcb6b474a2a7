import type { OwnStore } from "@hearth/contract/calls/console/store-ops.shapes.ts"

/** How a store is written in the list of suggestions. */
export const storeLabel = ({ name, id }: Pick<OwnStore, "name" | "id">) => `${name} (${id})`

const STORE_ID = /^[0-9A-Z]{1,12}$/

/**
 * Returns the id of the store that was typed: by its number, its name if only one store has it, or a suggestion. People
 * who work at no store have no suggestions, so any number is accepted from them.
 */
export function findStore(typed: string, stores: readonly OwnStore[]): string | undefined {
  const typedId = typed.trim().toUpperCase()
  const byLabel = stores.find(
    (store) => storeLabel(store).toUpperCase() === typedId || store.id.toUpperCase() === typedId,
  )
  if (byLabel) return byLabel.id
  const byName = stores.filter(({ name }) => name.toUpperCase() === typedId)
  if (byName.length === 1) return byName[0]?.id
  return stores.length === 0 && STORE_ID.test(typedId) ? typedId : undefined
}
