import { InsertOutOfView } from "../../shared/page/insert-out-of-view.tsx"
import { RecommendedShelf } from "./recommended-shelf.tsx"
import { useRecommendations } from "./use-recommendations.ts"

/** Inserted into a page that is already displayed, hence out of view. */
export default function RecommendedAtHome() {
  const recommended = useRecommendations()
  if (recommended.length === 0) return undefined
  return (
    <InsertOutOfView>
      <RecommendedShelf recommended={recommended} isLinked />
    </InsertOutOfView>
  )
}
