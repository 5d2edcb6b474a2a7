import type { RatingsReport } from "@hearth/contract/calls/console/ratings.calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { ratingPeriods } from "@hearth/domain/feedback/rating-periods.ts"
import { aspects } from "@hearth/domain/feedback/ratings.ts"
import { officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import { isoDateOf } from "@hearth/domain/stores/zoned-time.ts"
import * as issueCategoryTexts from "@hearth/texts/feedback/issue-categories.ts"
import { toIso } from "../../platform/to-iso.ts"
import { assertRole, type OfficeCaller } from "../head-office/public.ts"
import type { RatingsDeps } from "./feedback-deps.ts"
import {
  countProblems,
  listRatedDishes,
  type RatingSums,
  sumAspects,
  sumRatingsByPeriod,
  sumRatingsByStore,
} from "./ratings.store.ts"
import { type DaysInput, readDays } from "./read-days.ts"

/** A store with fewer ratings is listed last: its average says little. */
const FEW_RATINGS = 5
const MAX_LISTED = 100

interface RatingsInput extends DaysInput {
  storeId?: string | undefined
}

/** FBK-3: returns ratings and complaints of the country over time, by store, dish and category. */
export async function readRatings(
  deps: RatingsDeps,
  caller: OfficeCaller,
  { storeId, ...input }: RatingsInput,
): Promise<RatingsReport> {
  const { db, clock } = deps
  await assertRole(deps, db, caller, officeRoles)
  const { country } = caller
  const { firstDay, lastDay, from, until, startOf } = readDays(country, input)
  const periods = ratingPeriods(firstDay, lastDay)
  const query = { country, storeId, from, until, periodStarts: periods.map(startOf) }
  const [sumsByPeriod, sumsByStore, dishes, aspectSums, problems, caseReport] = await Promise.all([
    sumRatingsByPeriod(db, query),
    sumRatingsByStore(db, query),
    listRatedDishes(db, query, MAX_LISTED),
    sumAspects(db, query),
    countProblems(db, query, MAX_LISTED),
    deps.readCaseReport(db, query),
  ])
  const sumsOf = (index: number) => sumsByPeriod.find(({ period }) => period === index + 1) ?? noRatings
  return {
    currency: currencyOf(country),
    overTime: periods.map((day, index) =>
      Object.assign(describeSums(sumsOf(index)), {
        firstDay: isoDateOf(day),
        cases: caseReport.countByPeriod[index] ?? 0,
      }),
    ),
    total: {
      ...describeSums(sumsByPeriod.reduce(addSums, noRatings)),
      cases: caseReport.countByPeriod.reduce((sum, count) => sum + count, 0),
      remedies: caseReport.remedyTotal,
    },
    stores: listStores(deps, caller, sumsByStore, caseReport.countByStore),
    dishes: dishes.map(({ productId, ratingCount, likedPercent }) => ({
      productId,
      name: deps.productName(country, productId),
      ratings: ratingCount,
      likedPercent,
    })),
    categories: caseReport.countByCategory.map(({ category, count }) => ({
      category,
      name: issueCategoryTexts.nameOfCategory(category),
      cases: count,
    })),
    aspects: aspects.flatMap((aspect) => {
      const sums = aspectSums.find((each) => each.aspect === aspect)
      return sums ? [{ aspect, ratings: sums.ratingCount, averageStars: averageOf(sums) ?? 0 }] : []
    }),
    problems,
    at: toIso(clock.now()),
  }
}

const noRatings: RatingSums = { ratingCount: 0, starSum: 0, npsAnswerCount: 0, promoterCount: 0, detractorCount: 0 }

function addSums(one: RatingSums, other: RatingSums): RatingSums {
  return {
    ratingCount: one.ratingCount + other.ratingCount,
    starSum: one.starSum + other.starSum,
    npsAnswerCount: one.npsAnswerCount + other.npsAnswerCount,
    promoterCount: one.promoterCount + other.promoterCount,
    detractorCount: one.detractorCount + other.detractorCount,
  }
}

function describeSums({ ratingCount, starSum, npsAnswerCount, promoterCount, detractorCount }: RatingSums) {
  return {
    ratings: ratingCount,
    averageStars: averageOf({ ratingCount, starSum }),
    nps: npsAnswerCount === 0 ? null : Math.round((100 * (promoterCount - detractorCount)) / npsAnswerCount),
  }
}

/** Rounded to hundredths. */
function averageOf({ ratingCount, starSum }: Pick<RatingSums, "ratingCount" | "starSum">): number | null {
  return ratingCount === 0 ? null : Math.round((100 * starSum) / ratingCount) / 100
}

const hasFewRatings = ({ ratings }: { ratings: number }) => Number(ratings < FEW_RATINGS)

function listStores(
  { findStore }: RatingsDeps,
  { country }: OfficeCaller,
  ratedStores: readonly { storeId: string; ratingCount: number; starSum: number }[],
  caseCountByStore: ReadonlyMap<string, number>,
): RatingsReport["stores"] {
  const ratedIds = new Set(ratedStores.map(({ storeId }) => storeId))
  const unratedIds = [...caseCountByStore.keys()].filter((storeId) => !ratedIds.has(storeId))
  const stores = [...ratedStores, ...unratedIds.map((storeId) => ({ storeId, ratingCount: 0, starSum: 0 }))].map(
    (store) => ({
      storeId: store.storeId,
      name: findStore(country, store.storeId)?.name ?? store.storeId,
      ratings: store.ratingCount,
      averageStars: averageOf(store),
      cases: caseCountByStore.get(store.storeId) ?? 0,
    }),
  )
  return stores
    .toSorted(
      (one, other) =>
        hasFewRatings(one) - hasFewRatings(other) ||
        (one.averageStars ?? 6) - (other.averageStars ?? 6) ||
        one.storeId.localeCompare(other.storeId),
    )
    .slice(0, MAX_LISTED)
}
