import type { Result } from "@hearth/browser/result.ts"
import type { ListedFeedback } from "@hearth/contract/calls/console/ratings.calls.ts"
import { usePages } from "../../shell/head-office/use-pages.ts"

export type FeedbackFilter = "all" | "words" | "low"

interface FeedbackPage {
  feedback: readonly ListedFeedback[]
  nextId: string | null
}

const idAfter = ({ nextId }: FeedbackPage) => nextId ?? undefined

/** Loads feedback page by page, newest first. `load` must be a stable function for the same list. */
export function useFeedback(load: (afterId?: string) => Promise<Result<FeedbackPage>>) {
  const { pages, ...list } = usePages<FeedbackPage, string>(load, idAfter)
  return { entries: pages?.flatMap(({ feedback }) => feedback), ...list }
}
