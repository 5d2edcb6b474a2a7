import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import { filterCancelledIds } from "../orders/public.ts"

interface CaseReportQuery {
  country: CountryCode
  storeId: string | undefined
  from: Date
  until: Date
  /** The start of each period, the first one at `from`. */
  periodStarts: readonly Date[]
}

/** How many complaints there were, and what the remedies were worth. */
interface CaseReport {
  /** The number of cases opened in each period, in the order of the periods. */
  countByPeriod: number[]
  countByStore: ReadonlyMap<string, number>
  countByCategory: { category: IssueCategory; count: number }[]
  /** What the remedies given in this time are worth. A new order that was cancelled doesn't count as given. */
  remedyTotal: number
}

/** The cases of a period, of a store or of a category; the other two are null. */
interface CaseCount {
  period: number | null
  storeId: string | null
  category: IssueCategory | null
  count: number
}

/** FBK-3: counts the cases that were opened between `from` and `until`, and sums up the remedies given in that time. */
export async function readCaseReport(db: Queryable, query: CaseReportQuery): Promise<CaseReport> {
  const { country, storeId, from, until, periodStarts } = query
  const starts = periodStarts.map((start) => start.toISOString())
  const isOfStore = storeId === undefined ? sql`true` : sql`store_id = ${storeId}`
  const { rows } = await sql<CaseCount>`
    select period, store_id as "storeId", category, count(*)::int as count from (
      select width_bucket(opened_at, ${starts}::timestamptz[]) as period, store_id, category from cases.case
      where country = ${country} and opened_at >= ${from} and opened_at < ${until} and ${isOfStore}) as opened
    group by grouping sets ((period), (store_id), (category))`.execute(db)
  const { rows: given } = await sql<{ newOrderId: string | null; amount: number }>`
    select new_order_id as "newOrderId", sum(remedy.amount)::bigint as amount
    from cases.remedy join cases.case as found on found.id = remedy.case_id
    where remedy.country = ${country} and remedy.state = 'GIVEN' and given_at >= ${from} and given_at < ${until}
      and ${isOfStore}
    group by new_order_id`.execute(db)
  const cancelledIds = await filterCancelledIds(
    db,
    given.flatMap(({ newOrderId }) => newOrderId ?? []),
  )
  const countByStore = new Map<string, number>()
  const countByCategory = new Map<IssueCategory, number>()
  const countByPeriod = periodStarts.map(() => 0)
  for (const row of rows) {
    if (row.period !== null) countByPeriod[row.period - 1] = row.count
    if (row.storeId !== null) countByStore.set(row.storeId, row.count)
    if (row.category !== null) countByCategory.set(row.category, row.count)
  }
  return {
    countByPeriod,
    countByStore,
    countByCategory: Array.from(countByCategory, ([category, count]) => ({ category, count })).toSorted(
      (one, other) => other.count - one.count || one.category.localeCompare(other.category),
    ),
    remedyTotal: given
      .filter(({ newOrderId }) => newOrderId === null || !cancelledIds.has(newOrderId))
      .reduce((sum, { amount }) => sum + amount, 0),
  }
}
