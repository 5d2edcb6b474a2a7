import type { RatingFigures } from "@hearth/contract/calls/console/ratings.calls.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as ratingsTexts from "@hearth/texts/console/ratings.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { CloseIcon, RefreshIcon } from "@hearth/ui/icon/icons.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { useCallback, useState } from "react"
import { call } from "../../client/api.ts"
import { countryFacts, formatLocalMoney } from "../../client/country.ts"
import { serverNow } from "../../client/server-clock.ts"
import { StoreFilter } from "../../shell/head-office/store-filter.tsx"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { useCall } from "../../shell/use-call.ts"
import { type Metric, RatingsChart } from "./ratings-chart.tsx"
import { daysOf, intervalOf, type Period, periods } from "./ratings-period.ts"
import { RatingsTable } from "./ratings-table.tsx"
import styles from "./ratings.module.css"

/** What customers say about stores and dishes over time; any role of head office. */
export function RatingsScreen() {
  const [period, setPeriod] = useState<Period>("31")
  const [storeId, setStoreId] = useState<string>()
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
  const [refreshing, setRefreshing] = useState(false)

  async function refresh(): Promise<void> {
    setRefreshing(true)
    await reload()
    setRefreshing(false)
  }

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{ratingsTexts.ratings}</h1>
        <Button
          variant="secondary"
          size="small"
          icon={<RefreshIcon size={18} />}
          busy={refreshing}
          onClick={() => void refresh()}
        >
          {ratingsTexts.refresh}
        </Button>
      </header>
      <div className={styles.choices}>
        <RadioGroup<Period>
          legend={ratingsTexts.period}
          variant="chips"
          value={period}
          onChange={setPeriod}
          options={periods.map((value) => ({ value, label: ratingsTexts.lastDays[value] }))}
        />
        <div className={styles.store}>
          <StoreFilter storeId={storeId} onChange={setStoreId} />
          {storeId === undefined ? undefined : (
            <Button size="small" variant="quiet" icon={<CloseIcon size={16} />} onClick={() => setStoreId(undefined)}>
              {ratingsTexts.wholeCountry}
            </Button>
          )}
        </div>
      </div>
      {data ? (
        <Report report={data} period={period} onStore={storeId === undefined ? setStoreId : undefined} />
      ) : (
        <LoadingPanel label={ratingsTexts.ratings} errorMessage={errorMessage} onRetry={reload} />
      )}
    </div>
  )
}

interface ReportProps {
  report: RatingFigures
  period: Period
  /** Shows only one store; undefined if only one is shown. */
  onStore: ((storeId: string) => void) | undefined
}

function Report({ report, period, onStore }: ReportProps) {
  const { total, overTime, stores, dishes, categories, at } = report
  const [metric, setMetric] = useState<Metric>("stars")
  if (total.ratings === 0 && total.cases === 0)
    return (
      <EmptyState drawing={<BoxDrawing />} title={ratingsTexts.noRatings}>
        {ratingsTexts.noRatingsHint}
      </EmptyState>
    )
  return (
    <>
      <dl className={styles.tiles}>
        <Tile
          name={ratingsTexts.averageStars}
          value={total.averageStars === null ? ratingsTexts.none : total.averageStars.toFixed(1)}
          note={ratingsTexts.outOfFive}
        />
        <Tile
          name={ratingsTexts.recommendation}
          value={total.nps === null ? ratingsTexts.none : ratingsTexts.signed(total.nps)}
          note={ratingsTexts.recommendationHint}
        />
        <Tile name={ratingsTexts.metrics.ratings} value={ratingsTexts.signed(total.ratings)} />
        <Tile name={ratingsTexts.metrics.cases} value={ratingsTexts.signed(total.cases)} />
        <Tile name={ratingsTexts.remedyTotal} value={formatLocalMoney(total.remedies)} />
      </dl>
      <section className="panel" aria-labelledby="ratings-over-time">
        <div className={styles.chartHead}>
          <h2 id="ratings-over-time">{ratingsTexts.overTime}</h2>
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
          title={ratingsTexts.problems}
          hint={ratingsTexts.problemsHint}
          heads={[ratingsTexts.problem, ratingsTexts.metrics.cases]}
          rows={categories
            .filter(({ cases }) => cases > 0)
            .map(({ category, name, cases }) => ({ id: category, name, cells: [ratingsTexts.signed(cases)] }))}
        />
      </div>
      <p className="soft">{ratingsTexts.countedAt(headOfficeTexts.dateAndTime(at, countryFacts.timeZone))}</p>
    </>
  )
}

function Tile({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {note ? <span className="soft">{note}</span> : undefined}
      </dd>
    </div>
  )
}
