import * as feedbackTexts from "@hearth/texts/console/feedback.ts"
import { BoxDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { PagedList } from "../../shell/head-office/paged-list.tsx"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { FeedbackRow } from "./feedback-row.tsx"
import { RefreshButton } from "../../shell/refresh-button.tsx"
import type { FeedbackFilter, useFeedback } from "./use-feedback.ts"

export interface FeedbackListProps {
  explanation: string
  list: ReturnType<typeof useFeedback>
  show: FeedbackFilter
  onShow: (show: FeedbackFilter) => void
  /** The list is about more than one store. */
  showsStore?: boolean
  /** Whether the member may read the number of somebody who wrote without an order. */
  canReadNumbers?: boolean
}

/** What customers said, newest first, with a choice of what is shown. */
export function FeedbackList(props: FeedbackListProps) {
  const { explanation, list, show, onShow, showsStore = false, canReadNumbers = false } = props
  const { entries, errorMessage, reload, ...pages } = list
  return (
    <>
      <p className="soft">{explanation}</p>
      <div className="heading-row">
        <RadioGroup<FeedbackFilter>
          legend={feedbackTexts.filter}
          legendHidden
          variant="chips"
          value={show}
          onChange={onShow}
          options={(["all", "words", "low"] as const).map((value) => ({
            value,
            label: feedbackTexts.filters[value],
          }))}
        />
        <RefreshButton reload={reload} />
      </div>
      {entries === undefined ? (
        <LoadingPanel label={feedbackTexts.feedback} errorMessage={errorMessage} onRetry={reload} />
      ) : entries.length === 0 ? (
        <NoFeedback isFiltered={show !== "all"} />
      ) : (
        <section className="panel" aria-label={feedbackTexts.feedback}>
          <PagedList end={feedbackTexts.allShown(entries.length)} {...pages}>
            {entries.map((entry) => (
              <FeedbackRow
                key={entry.feedbackId}
                feedback={entry}
                showsStore={showsStore}
                canReadNumber={canReadNumbers && entry.hasMobile}
              />
            ))}
          </PagedList>
        </section>
      )}
    </>
  )
}

function NoFeedback({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState drawing={<SearchDrawing />} title={feedbackTexts.noMatches}>
      {feedbackTexts.noMatchesHint}
    </EmptyState>
  ) : (
    <EmptyState drawing={<BoxDrawing />} title={feedbackTexts.none}>
      {feedbackTexts.noneHint}
    </EmptyState>
  )
}
