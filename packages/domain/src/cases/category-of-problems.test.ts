import { expect, test } from "vitest"
import type { Problem } from "../feedback/ratings.ts"
import { categoryOfProblems } from "./category-of-problems.ts"
import type { IssueCategory } from "./issue-categories.ts"

test.each([
  ["COLD", "COLD"],
  ["SOGGY", "BADLY_MADE"],
  ["BURNT", "BADLY_MADE"],
  ["WRONG_TOPPINGS", "WRONG_ITEM"],
  ["LATE", "LATE"],
  ["LONG_WAIT", "LATE"],
  ["IMPOLITE", "STAFF_OR_RIDER"],
  ["WASHROOM", undefined],
] satisfies [Problem, IssueCategory | undefined][])(
  "[FBK-1m] the problem %s is the category %s",
  (problem, category) => {
    expect(categoryOfProblems([problem])).toBe(category)
  },
)

test("[FBK-1m] of several problems, the first in the sequence of the questions decides", () => {
  expect(categoryOfProblems(["IMPOLITE", "LATE", "COLD"])).toBe("COLD")
  expect(categoryOfProblems(["WASHROOM", "INATTENTIVE"])).toBe("STAFF_OR_RIDER")
  expect(categoryOfProblems([])).toBeUndefined()
})
