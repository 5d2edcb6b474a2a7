import type { KitchenData, Menu } from "@hearth/contract/calls/catalog.calls.ts"
import { useCallback } from "react"
import { unwrapReply } from "../client/api/unwrap-reply.ts"
import { api } from "../client/api/api.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import { type Query, useQuery } from "../client/api/use-query.ts"

/** How long an answer is taken as it is; after that the server is asked, and mostly says that it still holds (304). */
const FRESH_MS = 60_000

interface CachedFetch<Data> {
  fetchedAt: number
  data: Promise<Data>
}

const menus = new Map<string, CachedFetch<Menu>>()
const kitchens = new Map<string, CachedFetch<KitchenData>>()

/** The whole menu of a store, with what a page leaves out: sizes, recipes, choices, words to search by. */
export function fetchMenu(storeId: string): Promise<Menu> {
  return fetchCached(menus, storeId, async () => {
    return requireList(
      (await unwrapReply(api("GET /v1/{storeId}/menu/data", { params: { storeId } }))).data,
      "products",
    )
  })
}

/** What a store's kitchen can do with a pizza. */
export function fetchKitchen(storeId: string): Promise<KitchenData> {
  return fetchCached(kitchens, storeId, async () => {
    return requireList(
      (await unwrapReply(api("GET /v1/{storeId}/toppings/data", { params: { storeId } }))).data,
      "toppings",
    )
  })
}

/** An answer without what it is about is a failed one: it can be asked for again, and no screen breaks on it. */
function requireList<Data>(data: Data | undefined, list: keyof Data): Data {
  if (!Array.isArray(data?.[list])) throw new TypeError("not an answer")
  return data
}

/** Another menu holds there now: who asks next asks the server. */
export function invalidateMenu(storeId: string): void {
  menus.delete(storeId)
  kitchens.delete(storeId)
}

/** The menu of the store whose pages are shown. */
export function useMenu(): Query<Menu> {
  const storeId = usePageContext().store.id
  return useQuery(useCallback(() => fetchMenu(storeId), [storeId]))
}

export function useKitchen(): Query<KitchenData> {
  const storeId = usePageContext().store.id
  return useQuery(useCallback(() => fetchKitchen(storeId), [storeId]))
}

/** One question for all who ask at once. A failed one is forgotten, so that asking again asks. */
function fetchCached<Data>(
  cache: Map<string, CachedFetch<Data>>,
  storeId: string,
  load: () => Promise<Data>,
): Promise<Data> {
  const cached = cache.get(storeId)
  if (cached && Date.now() - cached.fetchedAt < FRESH_MS) return cached.data
  const next = { fetchedAt: Date.now(), data: load() }
  cache.set(storeId, next)
  next.data.catch(() => cache.get(storeId) === next && cache.delete(storeId))
  return next.data
}
