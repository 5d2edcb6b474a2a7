import type { RatingFigures } from "@hearth/contract/calls/console/ratings.calls.ts"
import { countries, currencyOf } from "@hearth/domain/countries/countries.ts"
import { dayOfIsoDate, MAX_RATING_DAYS, ratingPeriods } from "@hearth/domain/feedback/rating-periods.ts"
import { officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import { isoDateOf, timestampOf } from "@hearth/domain/stores/zoned-time.ts"
import * as issueCategoryTexts from "@hearth/texts/feedback/issue-categories.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { toIso } from "../../platform/to-iso.ts"
import { assertRole, type OfficeCaller } from "../head-office/public.ts"
import type { RatingsDeps } from "./feedback-deps.ts"
import { listRatedDishes, type RatingSums, sumRatingsByPeriod, sumRatingsByStore } from "./ratings.store.ts"

/** A store with fewer ratings is listed last: its average says little. */
const FEW_RATINGS = 5
const MAX_LISTED = 100

interface RatingsInput {
  firstDay: string
  lastDay: string
  storeId?: string | undefined
}

/** FBK-3: returns ratings and complaints of the country over time, by store, dish and category. */
export async function readRatings(
  deps: RatingsDeps,
  caller: OfficeCaller,
  { firstDay: firstDate, lastDay: lastDate, storeId }: RatingsInput,
): Promise<RatingFigures> {
  const { db, clock } = deps
  await assertRole(deps, db, caller, officeRoles)
  const { country } = caller
  const [firstDay, lastDay] = [dayOfIsoDate(firstDate), dayOfIsoDate(lastDate)]
  if (lastDay < firstDay || lastDay - firstDay >= MAX_RATING_DAYS)
    throw new AppError("BAD_REQUEST", {
      input: { field: "lastDay", problem: `must be within ${MAX_RATING_DAYS} days from the first day` },
    })
  const periods = ratingPeriods(firstDay, lastDay)
  const startOf = (day: number) => new Date(timestampOf(day, 0, countries[country].timeZone))
  const query = {
    country,
    storeId,
    from: startOf(firstDay),
    until: startOf(lastDay + 1),
    periodStarts: periods.map(startOf),
  }
  const byPeriod = await sumRatingsByPeriod(db, query)
  const cases = await deps.readCaseFigures(db, query)
  const sumsOf = (index: number) => byPeriod.find(({ period }) => period === index + 1) ?? noRatings
  return {
    currency: currencyOf(country),
    overTime: periods.map((day, index) =>
      Object.assign(describeSums(sumsOf(index)), { firstDay: isoDateOf(day), cases: cases.byPeriod[index] ?? 0 }),
    ),
    total: {
      ...describeSums(byPeriod.reduce(addSums, noRatings)),
      cases: cases.byPeriod.reduce((sum, count) => sum + count, 0),
      remedies: cases.remedies,
    },
    stores: listStores(deps, caller, await sumRatingsByStore(db, query), cases.byStore),
    dishes: (await listRatedDishes(db, query, MAX_LISTED)).map(({ productId, ratings, likedPercent }) => ({
      productId,
      name: deps.productName(country, productId),
      ratings,
      likedPercent,
    })),
    categories: cases.byCategory.map(({ category, cases: count }) => ({
      category,
      name: issueCategoryTexts.nameOfCategory(category),
      cases: count,
    })),
    at: toIso(clock.now()),
  }
}

const noRatings: RatingSums = { ratings: 0, stars: 0, npsAnswers: 0, promoters: 0, detractors: 0 }

function addSums(one: RatingSums, other: RatingSums): RatingSums {
  return {
    ratings: one.ratings + other.ratings,
    stars: one.stars + other.stars,
    npsAnswers: one.npsAnswers + other.npsAnswers,
    promoters: one.promoters + other.promoters,
    detractors: one.detractors + other.detractors,
  }
}

function describeSums({ ratings, stars, npsAnswers, promoters, detractors }: RatingSums) {
  return {
    ratings,
    averageStars: averageOf({ ratings, stars }),
    nps: npsAnswers === 0 ? null : Math.round((100 * (promoters - detractors)) / npsAnswers),
  }
}

/** Rounded to hundredths. */
function averageOf({ ratings, stars }: Pick<RatingSums, "ratings" | "stars">): number | null {
  return ratings === 0 ? null : Math.round((100 * stars) / ratings) / 100
}

const hasFew = ({ ratings }: { ratings: number }) => Number(ratings < FEW_RATINGS)

function listStores(
  { findStore }: RatingsDeps,
  { country }: OfficeCaller,
  rated: readonly { storeId: string; ratings: number; stars: number }[],
  casesByStore: ReadonlyMap<string, number>,
): RatingFigures["stores"] {
  const ratedIds = new Set(rated.map(({ storeId }) => storeId))
  const unrated = [...casesByStore.keys()].filter((storeId) => !ratedIds.has(storeId))
  const stores = [...rated, ...unrated.map((storeId) => ({ storeId, ratings: 0, stars: 0 }))].map((store) => ({
    storeId: store.storeId,
    name: findStore(country, store.storeId)?.name ?? store.storeId,
    ratings: store.ratings,
    averageStars: averageOf(store),
    cases: casesByStore.get(store.storeId) ?? 0,
  }))
  return stores
    .toSorted(
      (one, other) =>
        hasFew(one) - hasFew(other) ||
        (one.averageStars ?? 6) - (other.averageStars ?? 6) ||
        one.storeId.localeCompare(other.storeId),
    )
    .slice(0, MAX_LISTED)
}
