import { type Problem, problems } from "../feedback/ratings.ts"
import type { IssueCategory } from "./issue-categories.ts"

/** Null if no category matches the problem. */
const categories: Readonly<Record<Problem, IssueCategory | null>> = {
  BLAND: "BADLY_MADE",
  TOO_SALTY: "BADLY_MADE",
  BURNT: "BADLY_MADE",
  UNDERCOOKED: "BADLY_MADE",
  NOT_FRESH: "BADLY_MADE",
  WRONG_TOPPINGS: "WRONG_ITEM",
  COLD: "COLD",
  SOGGY: "BADLY_MADE",
  LATE: "LATE",
  LONG_WAIT: "LATE",
  IMPOLITE: "STAFF_OR_RIDER",
  DIDNT_FIND_ADDRESS: "STAFF_OR_RIDER",
  CARELESS: "STAFF_OR_RIDER",
  ASKED_FOR_TIP: "STAFF_OR_RIDER",
  INATTENTIVE: "STAFF_OR_RIDER",
  TABLE: null,
  FLOOR: null,
  WASHROOM: null,
}

/**
 * FBK-1: the category of a complaint after a low score, from what the customer said went wrong. Of several problems, the
 * first in the sequence of the questions decides, so that the food comes before the service.
 */
export function categoryOfProblems(chosen: readonly Problem[]): IssueCategory | undefined {
  const matching = problems.filter((problem) => chosen.includes(problem)).map((problem) => categories[problem])
  return matching.find((category) => category !== null)
}
