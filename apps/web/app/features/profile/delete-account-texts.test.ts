import { caseStates } from "@hearth/domain/cases/case-state.ts"
import * as deleteAccountTexts from "@hearth/texts/account/delete-account.ts"
import { expect, test } from "vitest"
import { countOpenCases } from "./count-open-cases.ts"

test("[IDN-13a] every case that is not resolved counts as open", () => {
  expect(countOpenCases(caseStates.map((state) => ({ state })))).toBe(4)
  expect(countOpenCases([{ state: "RESOLVED" }])).toBe(0)
})

test("[IDN-13a] the warning says how many cases are open and that remedies are lost", () => {
  expect(deleteAccountTexts.openCases(1)).toMatch(/^You have an open case\..* refund/)
  expect(deleteAccountTexts.openCases(3)).toMatch(/^You have 3 open cases\..* refund/)
})
