import * as feedbackTexts from "@hearth/texts/console/feedback.ts"
import { useCallback, useState } from "react"
import { call } from "../../client/api.ts"
import { countryFacts } from "../../client/country.ts"
import { serverNow } from "../../client/server-clock.ts"
import { FeedbackList } from "./feedback-list.tsx"
import { PeriodChoice } from "./period-choice.tsx"
import { daysOf, type Period } from "./ratings-period.ts"
import styles from "./ratings.module.css"
import { type FeedbackFilter, useFeedback } from "./use-feedback.ts"

/** What a store's customers say, for its manager. */
export function StoreFeedbackScreen({ storeId }: { storeId: string }) {
  const [period, setPeriod] = useState<Period>("31")
  const [show, setShow] = useState<FeedbackFilter>("all")
  const load = useCallback(
    (afterId?: string) =>
      call("GET /store-ops/ve1/stores/{storeId}/feedback", {
        params: { storeId },
        query: {
          ...daysOf(period, serverNow(), countryFacts.timeZone),
          show,
          ...(afterId === undefined ? {} : { afterId }),
        },
      }),
    [storeId, period, show],
  )
  return (
    <div className={styles.screen}>
      <h1>{feedbackTexts.feedback}</h1>
      <PeriodChoice period={period} onChange={setPeriod} />
      <FeedbackList
        explanation={feedbackTexts.storeExplanation}
        list={useFeedback(load)}
        show={show}
        onShow={setShow}
      />
    </div>
  )
}
