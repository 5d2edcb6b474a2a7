import { RecommendedShelf } from "./recommended-shelf.tsx"
import { useRecommendations } from "./use-recommendations.ts"

/** Shown below an empty cart. */
export function RecommendedInCart() {
  const recommended = useRecommendations()
  return recommended.length === 0 ? undefined : <RecommendedShelf recommended={recommended} isLinked={false} />
}
