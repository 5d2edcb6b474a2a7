import * as feedbackTexts from "@hearth/texts/console/feedback.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as ratingsTexts from "@hearth/texts/console/ratings.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { useCallback, useState } from "react"
import { call } from "../../client/api.ts"
import { countryFacts } from "../../client/country.ts"
import { serverNow } from "../../client/server-clock.ts"
import { StoreFilter } from "../../shell/head-office/store-filter.tsx"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { useCall } from "../../shell/use-call.ts"
import { FeedbackList } from "./feedback-list.tsx"
import { PeriodChoice } from "./period-choice.tsx"
import { daysOf, type Period } from "./ratings-period.ts"
import { RatingsReport } from "./ratings-report.tsx"
import styles from "./ratings.module.css"
import { RefreshButton } from "../../shell/refresh-button.tsx"
import { type FeedbackFilter, useFeedback } from "./use-feedback.ts"

type View = "report" | "feedback"

/** What customers say about stores and dishes over time, as a report and in their own words; any role of head office. */
export function RatingsScreen({ canReadNumbers }: { canReadNumbers: boolean }) {
  const [view, setView] = useState<View>("report")
  const [period, setPeriod] = useState<Period>("31")
  const [storeId, setStoreId] = useState<string>()
  return (
    <div className={styles.screen}>
      <h1>{ratingsTexts.ratings}</h1>
      <RadioGroup<View>
        legend={ratingsTexts.view}
        legendHidden
        variant="chips"
        value={view}
        onChange={setView}
        options={(["report", "feedback"] as const).map((value) => ({ value, label: ratingsTexts.views[value] }))}
      />
      <div className={styles.choices}>
        <PeriodChoice period={period} onChange={setPeriod} />
        <div className={styles.store}>
          <StoreFilter storeId={storeId} onChange={setStoreId} />
          {storeId === undefined ? undefined : (
            <Button size="small" variant="quiet" icon={<CloseIcon size={16} />} onClick={() => setStoreId(undefined)}>
              {ratingsTexts.wholeCountry}
            </Button>
          )}
        </div>
      </div>
      {view === "report" ? (
        <Report period={period} storeId={storeId} onStore={setStoreId} />
      ) : (
        <OfficeFeedback period={period} storeId={storeId} canReadNumbers={canReadNumbers} />
      )}
    </div>
  )
}

interface ReportProps {
  period: Period
  storeId: string | undefined
  onStore: (storeId: string) => void
}

function Report({ period, storeId, onStore }: ReportProps) {
  const load = useCallback(
    () =>
      call("GET /store-ops/ve1/head-office/ratings", {
        query: {
          ...daysOf(period, serverNow(), countryFacts.timeZone),
          ...(storeId === undefined ? {} : { storeId }),
        },
      }),
    [period, storeId],
  )
  const { data, errorMessage, reload } = useCall(load)
  if (!data) return <LoadingPanel label={ratingsTexts.ratings} errorMessage={errorMessage} onRetry={reload} />
  return (
    <>
      <div className="heading-row">
        <p className="soft">{ratingsTexts.countedAt(headOfficeTexts.dateAndTime(data.at, countryFacts.timeZone))}</p>
        <RefreshButton reload={reload} />
      </div>
      <RatingsReport report={data} period={period} onStore={storeId === undefined ? onStore : undefined} />
    </>
  )
}

interface OfficeFeedbackProps {
  period: Period
  storeId: string | undefined
  canReadNumbers: boolean
}

function OfficeFeedback({ period, storeId, canReadNumbers }: OfficeFeedbackProps) {
  const [show, setShow] = useState<FeedbackFilter>("all")
  const load = useCallback(
    (afterId?: string) =>
      call("GET /store-ops/ve1/head-office/feedback", {
        query: {
          ...daysOf(period, serverNow(), countryFacts.timeZone),
          show,
          ...(storeId === undefined ? {} : { storeId }),
          ...(afterId === undefined ? {} : { afterId }),
        },
      }),
    [period, storeId, show],
  )
  return (
    <FeedbackList
      explanation={feedbackTexts.officeExplanation}
      list={useFeedback(load)}
      show={show}
      onShow={setShow}
      showsStore
      canReadNumbers={canReadNumbers}
    />
  )
}
