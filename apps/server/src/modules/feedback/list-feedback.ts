import type { ListedFeedback } from "@hearth/contract/calls/console/ratings.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import { toIso } from "../../platform/to-iso.ts"
import { assertRole, type OfficeCaller } from "../head-office/public.ts"
import type { RatingsDeps } from "./feedback-deps.ts"
import { type FeedbackListQuery, type ListedRow, listFeedbackRows } from "./feedback-list.store.ts"
import { type DaysInput, readDays } from "./read-days.ts"

const PAGE_SIZE = 30

interface FeedbackListInput extends DaysInput, Pick<FeedbackListQuery, "show"> {
  storeId?: string | undefined
  afterId?: string | undefined
}

interface FeedbackPage {
  feedback: ListedFeedback[]
  nextId: string | null
}

/** FBK-1: lists what customers of the country said, for any role of head office. */
export async function listCountryFeedback(
  deps: RatingsDeps,
  caller: OfficeCaller,
  input: FeedbackListInput,
): Promise<FeedbackPage> {
  await assertRole(deps, deps.db, caller, officeRoles)
  return listFeedback(deps, caller.country, input)
}

/** FBK-1: lists what a store's customers said. The platform has checked that the caller is the store's manager. */
export function listStoreFeedback(
  deps: RatingsDeps,
  country: CountryCode,
  input: FeedbackListInput & { storeId: string },
): Promise<FeedbackPage> {
  return listFeedback(deps, country, input)
}

async function listFeedback(
  { db, findStore }: RatingsDeps,
  country: CountryCode,
  { storeId, show, afterId, ...days }: FeedbackListInput,
): Promise<FeedbackPage> {
  const { from, until } = readDays(country, days)
  // Reads one row more than a page has, to find out whether there is another page.
  const rows = await listFeedbackRows(db, { country, storeId, from, until, show, afterId }, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const nameOf = (id: string) => findStore(country, id)?.name ?? id
  return {
    feedback: page.map((row) => describeRow(row, nameOf)),
    nextId: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  }
}

function describeRow({ id, createdAt, storeId, problems, ...row }: ListedRow, nameOf: (storeId: string) => string) {
  return {
    feedbackId: id,
    at: toIso(createdAt),
    store: storeId === null ? null : { storeId, name: nameOf(storeId) },
    problems: problems ?? [],
    ...row,
  }
}
