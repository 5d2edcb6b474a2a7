import { InsertOutOfView } from "../../shared/page/insert-out-of-view.tsx"
import { RecommendedShelf } from "./recommended-shelf.tsx"
import { useRecommendations } from "./use-recommendations.ts"

/** The recommendations on the home page. They are inserted out of view, so that the displayed page doesn't move. */
export default function RecommendedAtHome() {
  const recommended = useRecommendations()
  if (recommended.length === 0) return undefined
  return (
    <InsertOutOfView>
      <RecommendedShelf recommended={recommended} isLinked />
    </InsertOutOfView>
  )
}
