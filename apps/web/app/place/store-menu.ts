import type { KitchenData, Menu } from "@hearth/contract/calls/catalog.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { useCallback } from "react"
import { api } from "../client/api/api.ts"
import { toResult } from "../client/api/to-result.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import { type Query, useQuery } from "@hearth/browser/use-query.ts"

/** How long a response is reused. After that, a new request is sent, which the server mostly answers with 304. */
const FRESH_MS = 60_000

interface CachedFetch<Data> {
  fetchedAt: number
  result: Promise<Result<Data>>
}

const menus = new Map<string, CachedFetch<Menu>>()
const kitchens = new Map<string, CachedFetch<KitchenData>>()

/**
 * Fetches a store's whole menu, with the fields that rendered pages leave out: sizes, recipes, choices, search words.
 */
export function fetchMenu(storeId: string): Promise<Result<Menu>> {
  return fetchCached(menus, storeId, () =>
    toResult(api("GET /v1/{storeId}/menu/data", { params: { storeId } }), ({ data }) => requireList(data, "products")),
  )
}

/** Fetches a store's options for pizzas. */
export function fetchKitchen(storeId: string): Promise<Result<KitchenData>> {
  return fetchCached(kitchens, storeId, () =>
    toResult(api("GET /v1/{storeId}/toppings/data", { params: { storeId } }), ({ data }) =>
      requireList(data, "toppings"),
    ),
  )
}

/** A response without its list counts as failed: it can be requested again, and no screen breaks on it. */
function requireList<Data>(data: Data | undefined, list: keyof Data): Data {
  if (!Array.isArray(data?.[list])) throw new TypeError("unexpected response body")
  return data
}

/** Call it when the store's menu has changed: the next calls fetch the new menu and the new options for pizzas. */
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
  load: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const cached = cache.get(storeId)
  if (cached && Date.now() - cached.fetchedAt < FRESH_MS) return cached.result
  const next = { fetchedAt: Date.now(), result: load() }
  cache.set(storeId, next)
  const removeFromCache = () => cache.get(storeId) === next && cache.delete(storeId)
  next.result.then(({ ok }) => ok || removeFromCache(), removeFromCache)
  return next.result
}
