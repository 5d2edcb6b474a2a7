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
  const storeByLabel = stores.find(
    (store) => storeLabel(store).toUpperCase() === typedId || store.id.toUpperCase() === typedId,
  )
  if (storeByLabel) return storeByLabel.id
  const storesByName = stores.filter(({ name }) => name.toUpperCase() === typedId)
  if (storesByName.length === 1) return storesByName[0]?.id
  return stores.length === 0 && STORE_ID.test(typedId) ? typedId : undefined
}
