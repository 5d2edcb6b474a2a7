import type { KitchenData, Menu } from "@hearth/contract/calls/catalog.calls.ts"
import { useCallback } from "react"
import { unwrapReply } from "../client/api/unwrap-reply.ts"
import { api } from "../client/api/api.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import { type Query, useQuery } from "@hearth/browser/use-query.ts"

/** How long a response is used without a new request, which is mostly answered with 304. */
const FRESH_MS = 60_000

interface CachedFetch<Data> {
  fetchedAt: number
  data: Promise<Data>
}

const menus = new Map<string, CachedFetch<Menu>>()
const kitchens = new Map<string, CachedFetch<KitchenData>>()

/** Fetches a store's whole menu, including what a page leaves out: sizes, recipes, choices and search words. */
export function fetchMenu(storeId: string): Promise<Menu> {
  return fetchCached(menus, storeId, async () => {
    return requireList(
      (await unwrapReply(api("GET /v1/{storeId}/menu/data", { params: { storeId } }))).data,
      "products",
    )
  })
}

/** Fetches a store's options for pizzas. */
export function fetchKitchen(storeId: string): Promise<KitchenData> {
  return fetchCached(kitchens, storeId, async () => {
    return requireList(
      (await unwrapReply(api("GET /v1/{storeId}/toppings/data", { params: { storeId } }))).data,
      "toppings",
    )
  })
}

/** A response without its list counts as failed: it can be requested again, and no screen breaks on it. */
function requireList<Data>(data: Data | undefined, list: keyof Data): Data {
  if (!Array.isArray(data?.[list])) throw new TypeError("unexpected response body")
  return data
}

/** The store has another menu now: the next call fetches it. */
export function invalidateMenu(storeId: string): void {
  menus.delete(storeId)
  kitchens.delete(storeId)
}

/** The menu of the shown store. */
export function useMenu(): Query<Menu> {
  const storeId = usePageContext().store.id
  return useQuery(useCallback(() => fetchMenu(storeId), [storeId]))
}

export function useKitchen(): Query<KitchenData> {
  const storeId = usePageContext().store.id
  return useQuery(useCallback(() => fetchKitchen(storeId), [storeId]))
}

/** Concurrent callers share one request. A failed request is removed, so that the next call retries it. */
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
