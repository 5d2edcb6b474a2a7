import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

interface FiguresQuery {
  country: CountryCode
  storeId: string | undefined
  from: Date
  until: Date
  /** The start of each period, the first one at `from`. */
  periodStarts: readonly Date[]
}

/** How many complaints there were, and what the remedies were worth. */
interface CaseFigures {
  /** The number of cases opened in each period, in its sequence. */
  byPeriod: number[]
  byStore: ReadonlyMap<string, number>
  byCategory: { category: IssueCategory; cases: number }[]
  /** The remedies that were given in this time. */
  remedies: number
}

/** FBK-3: counts the cases that were opened in a time, in one statement over the index by opening. */
export async function readCaseFigures(db: Queryable, query: FiguresQuery): Promise<CaseFigures> {
  const { country, storeId, from, until, periodStarts } = query
  const starts = periodStarts.map((start) => start.toISOString())
  const ofStore = storeId === undefined ? sql`true` : sql`store_id = ${storeId}`
  const { rows } = await sql<{ period: number; storeId: string; category: IssueCategory; cases: number }>`
    select width_bucket(opened_at, ${starts}::timestamptz[]) as period, store_id as "storeId", category,
      count(*)::int as cases
    from cases.case where country = ${country} and opened_at >= ${from} and opened_at < ${until} and ${ofStore}
    group by 1, 2, 3`.execute(db)
  const { rows: given } = await sql<{ amount: number }>`
    select coalesce(sum(remedy.amount), 0)::bigint as amount
    from cases.remedy join cases.case as found on found.id = remedy.case_id
    where remedy.country = ${country} and remedy.state = 'GIVEN' and given_at >= ${from} and given_at < ${until}
      and ${ofStore}`.execute(db)
  const byStore = new Map<string, number>()
  const byCategory = new Map<IssueCategory, number>()
  const byPeriod = periodStarts.map(() => 0)
  for (const row of rows) {
    byStore.set(row.storeId, (byStore.get(row.storeId) ?? 0) + row.cases)
    byCategory.set(row.category, (byCategory.get(row.category) ?? 0) + row.cases)
    byPeriod[row.period - 1] = (byPeriod[row.period - 1] ?? 0) + row.cases
  }
  return {
    byPeriod,
    byStore,
    byCategory: Array.from(byCategory, ([category, cases]) => ({ category, cases })).toSorted(
      (one, other) => other.cases - one.cases || one.category.localeCompare(other.category),
    ),
    remedies: given[0]?.amount ?? 0,
  }
}
