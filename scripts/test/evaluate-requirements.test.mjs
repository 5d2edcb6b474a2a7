import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { inProject } from "../setup/project.mjs"
import { evaluateRequirements, parseRequirements } from "./evaluate-requirements.mjs"

const requirements = parseRequirements(`## SHL
- SHL-1 Mobile first.
- SHL-12 Query parameters are kept; utm values are sent with the order.
  - a: Query parameters are kept.
  - b: The order has the utm values.
`)
const passedTest = (title) => ({ part: "unit", title, file: "a.test.ts", ok: true })
const failedTest = (title) => ({ ...passedTest(title), ok: false })
const stateOf = (id, ...results) =>
  evaluateRequirements(requirements, results).promises.find((promise) => promise.id === id).state

test("a promise without parts is kept by a passing test", () => {
  expect(stateOf("SHL-1", passedTest("[SHL-1] the phone comes first"))).toBe("kept")
})

test("a promise with parts is kept only when every part has a passing test", () => {
  expect(stateOf("SHL-12", passedTest("[SHL-12a] kept"))).toBe("partly kept")
  expect(stateOf("SHL-12", passedTest("[SHL-12a] kept"), passedTest("[SHL-12b] sent"))).toBe("kept")
  expect(stateOf("SHL-12", passedTest("[SHL-12a] [SHL-12b] both"))).toBe("kept")
})

test("a failing test breaks its promise, whatever else passes", () => {
  expect(
    stateOf("SHL-12", passedTest("[SHL-12a] kept"), passedTest("[SHL-12b] sent"), failedTest("[SHL-12b] also")),
  ).toBe("broken")
})

test("a promise that no test names is untested", () => {
  expect(stateOf("SHL-12", passedTest("[SHL-1] another"))).toBe("untested")
})

test.each([
  { tag: "without a part", title: "[SHL-12] kept" },
  { tag: "with an unknown part", title: "[SHL-12c] kept" },
  { tag: "with an unknown requirement", title: "[SHL-99] kept" },
  { tag: "with a part of a requirement that has none", title: "[SHL-1a] kept" },
])("a tag $tag is reported and proves nothing", ({ title }) => {
  const { promises, unknownTags } = evaluateRequirements(requirements, [passedTest(title)])
  expect(unknownTags).toHaveLength(1)
  expect(promises.map(({ state }) => state)).toEqual(["untested", "untested"])
})

test("docs/requirements.md has unique ids, and parts in alphabetical order from a", () => {
  const allRequirements = parseRequirements(readFileSync(inProject("docs/requirements.md"), "utf8"))
  expect(new Set(allRequirements.map(({ id }) => id)).size).toBe(allRequirements.length)
  expect(allRequirements.length).toBeGreaterThan(160)
  const misnamed = allRequirements.filter(
    ({ parts }) => parts.map(({ letter }) => letter).join("") !== "abcdefghijklmnop".slice(0, parts.length),
  )
  expect(misnamed).toEqual([])
})
