import type { RatingsReport as Report } from "@hearth/contract/calls/console/ratings.calls.ts"
import * as ratingsTexts from "@hearth/texts/console/ratings.ts"
import * as questionTexts from "@hearth/texts/feedback/feedback-questions.ts"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { useState } from "react"
import { formatLocalMoney } from "../../client/country.ts"
import { ReportTile, ReportTiles } from "../../shell/report-tiles.tsx"
import { nameProblem } from "./name-problem.ts"
import { type Metric, RatingsChart } from "./ratings-chart.tsx"
import { intervalOf, type Period } from "./ratings-period.ts"
import { RatingsTable } from "./ratings-table.tsx"
import styles from "./ratings.module.css"

export interface RatingsReportProps {
  report: Report
  period: Period
  /** Shows only one store; undefined if only one is shown. */
  onStore: ((storeId: string) => void) | undefined
}

/** The report of a period: averages, the chart, and tables by store, dish, aspect and problem. */
export function RatingsReport({ report, period, onStore }: RatingsReportProps) {
  const { total, overTime, stores, dishes, aspects, problems, categories } = report
  const [metric, setMetric] = useState<Metric>("stars")
  if (total.ratings === 0 && total.cases === 0)
    return (
      <EmptyState drawing={<BoxDrawing />} title={ratingsTexts.noRatings}>
        {ratingsTexts.noRatingsHint}
      </EmptyState>
    )
  return (
    <>
      <ReportTiles>
        <ReportTile
          name={ratingsTexts.averageStars}
          value={total.averageStars === null ? ratingsTexts.none : total.averageStars.toFixed(1)}
          note={ratingsTexts.outOfFive}
        />
        <ReportTile
          name={ratingsTexts.recommendation}
          value={total.nps === null ? ratingsTexts.none : ratingsTexts.signed(total.nps)}
          note={ratingsTexts.recommendationHint}
        />
        <ReportTile name={ratingsTexts.metrics.ratings} value={ratingsTexts.signed(total.ratings)} />
        <ReportTile name={ratingsTexts.metrics.cases} value={ratingsTexts.signed(total.cases)} />
        <ReportTile name={ratingsTexts.remedyTotal} value={formatLocalMoney(total.remedies)} />
      </ReportTiles>
      <section className="panel" aria-labelledby="ratings-over-time">
        <div className="heading-row">
          <h2 id="ratings-over-time" className={styles.chartTitle}>
            {ratingsTexts.overTime}
          </h2>
          <RadioGroup<Metric>
            legend={ratingsTexts.metric}
            legendHidden
            variant="chips"
            value={metric}
            onChange={setMetric}
            options={(["stars", "nps", "ratings", "cases"] as const).map((value) => ({
              value,
              label: ratingsTexts.metrics[value],
            }))}
          />
        </div>
        <RatingsChart metric={metric} points={overTime} interval={intervalOf(period)} />
      </section>
      <div className={styles.tables}>
        {onStore ? (
          <RatingsTable
            title={ratingsTexts.stores}
            hint={ratingsTexts.storesHint}
            heads={[
              ratingsTexts.store,
              ratingsTexts.metrics.stars,
              ratingsTexts.metrics.ratings,
              ratingsTexts.metrics.cases,
            ]}
            rows={stores.map((store) => ({
              id: store.storeId,
              name: store.name,
              cells: [
                store.averageStars === null ? ratingsTexts.none : store.averageStars.toFixed(1),
                ratingsTexts.signed(store.ratings),
                ratingsTexts.signed(store.cases),
              ],
              onOpen: () => onStore(store.storeId),
            }))}
          />
        ) : undefined}
        <RatingsTable
          title={ratingsTexts.dishes}
          hint={ratingsTexts.dishesHint}
          heads={[ratingsTexts.dish, ratingsTexts.liked, ratingsTexts.metrics.ratings]}
          rows={dishes.map((dish) => ({
            id: dish.productId,
            name: dish.name,
            cells: [ratingsTexts.percent(dish.likedPercent), ratingsTexts.signed(dish.ratings)],
            share: dish.likedPercent,
          }))}
        />
        <RatingsTable
          title={ratingsTexts.aspects}
          hint={ratingsTexts.aspectsHint}
          heads={[ratingsTexts.aspect, ratingsTexts.metrics.stars, ratingsTexts.metrics.ratings]}
          rows={aspects.map(({ aspect, averageStars, ratings }) => ({
            id: aspect,
            name: questionTexts.nameOfAspect(aspect),
            cells: [averageStars.toFixed(1), ratingsTexts.signed(ratings)],
          }))}
        />
        <RatingsTable
          title={ratingsTexts.lowScoreProblems}
          hint={ratingsTexts.lowScoreProblemsHint}
          heads={[ratingsTexts.problem, ratingsTexts.customers]}
          rows={problems.map(({ aspect, problem, count }) => ({
            id: `${aspect} ${problem}`,
            name: nameProblem({ aspect, problem }),
            cells: [ratingsTexts.signed(count)],
          }))}
        />
        <RatingsTable
          title={ratingsTexts.problems}
          hint={ratingsTexts.problemsHint}
          heads={[ratingsTexts.problem, ratingsTexts.metrics.cases]}
          rows={categories
            .filter(({ cases }) => cases > 0)
            .map(({ category, name, cases }) => ({ id: category, name, cells: [ratingsTexts.signed(cases)] }))}
        />
      </div>
    </>
  )
}
