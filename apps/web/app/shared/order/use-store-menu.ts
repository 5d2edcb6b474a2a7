import type { Result } from "@hearth/browser/result.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { useCallback } from "react"
import type { StoreMenu } from "../../cart/cart-view.ts"
import { fetchKitchen, fetchMenu } from "../../place/store-menu.ts"

/** The menu of an order's store, for descriptions and pictures. Undefined until it is loaded, or without a store. */
export function useStoreMenu(storeId: string | undefined): StoreMenu | undefined {
  const load = useCallback(async (): Promise<Result<StoreMenu>> => {
    const id = storeId ?? ""
    const [menu, kitchen] = await Promise.all([fetchMenu(id), fetchKitchen(id)])
    if (!menu.ok) return menu
    return kitchen.ok ? { ok: true, data: { storeId: id, menu: menu.data, kitchen: kitchen.data } } : kitchen
  }, [storeId])
  const query = useQuery(storeId === undefined ? undefined : load)
  return query.state === "ready" ? query.value : undefined
}
