import { useMemo } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useSession } from "../../client/session/session.store.ts"
import { useSoldOut } from "../../place/stock.store.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { type Recommendation, fetchRecommendations } from "./recommendations.api.ts"

/** ORD-9: empty if there is no earlier order or the request fails, since recommendations are optional. */
export function useRecommendations(): readonly Recommendation[] {
  const { store, features } = usePageContext()
  const isHydrated = useHydrated()
  const session = useSession()
  const soldOut = useSoldOut()
  const userId = session?.userId
  const storeId = store.id
  const load = useMemo(
    () => (userId === undefined ? undefined : (signal: AbortSignal) => fetchRecommendations(storeId, signal)),
    [storeId, userId],
  )
  const query = useQuery(isHydrated && features.includes("order_history") ? load : undefined)
  return query.state === "ready" ? query.value.filter(({ product }) => !soldOut.has(product.id)) : []
}
