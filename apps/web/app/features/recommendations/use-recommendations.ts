import { useCallback } from "react"
import { useBoot } from "../../session/boot.tsx"
import { useSession } from "../../session/session-store.ts"
import { useSoldOut } from "../../session/stock.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { useTakenOver } from "../../shell/taken-over.ts"
import { type Recommendation, recommendations } from "./recommendations.api.ts"

/** ORD-9: nothing where there is nothing, where it can't be had, or nobody was here before: nobody asked for it. */
export function useRecommendations(): readonly Recommendation[] {
  const { store, features } = useBoot()
  const isKnown = useTakenOver()
  const session = useSession()
  const soldOut = useSoldOut()
  const who = session?.userId
  const storeId = store.id
  const ask = useCallback(
    (signal: AbortSignal) => (who === undefined ? Promise.resolve([]) : recommendations(storeId, signal)),
    [storeId, who],
  )
  const answer = useAnswer(isKnown && features.includes("order_history") ? ask : undefined)
  return answer.state === "ready" ? answer.value.filter(({ product }) => !soldOut.has(product.id)) : []
}
