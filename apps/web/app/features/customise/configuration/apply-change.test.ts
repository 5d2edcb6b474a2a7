import { expect, test } from "vitest"
import { farm, sampleCatalog } from "../../../testing/sample-catalog.ts"
import { withSize, type Configuration } from "./configuration.ts"
import { applyChange } from "./apply-change.ts"

const applyChanges = (text: string, ...steps: ((current: Configuration) => Configuration)[]) =>
  steps.reduce((state, to) => applyChange(state, to, farm, sampleCatalog), { text, notices: [] as readonly string[] })
const size = (id: string) => (current: Configuration) => withSize(current, id)
const addOlives = (current: Configuration): Configuration =>
  current.kind === "pizza"
    ? { ...current, choices: { ...current.choices, extras: [{ topping: "olive", count: 1 }] } }
    : current
const crustNotice = "Cheese burst isn’t available in Regular, so we picked another crust."
const start = "product=farm&size=large&crust=cheese-burst&line=l-1"

test("a notice names the option that the chosen size doesn’t have, until a size that has it is chosen", () => {
  expect(applyChanges(start, size("regular")).notices).toEqual([crustNotice])
  expect(applyChanges(start, size("regular"), addOlives).notices).toEqual([crustNotice])
  expect(applyChanges(start, size("regular"), size("large")).notices).toEqual([])
  expect(applyChanges(start, size("regular"), addOlives, size("medium")).notices).toEqual([])
  expect(applyChanges("product=farm&size=regular&crust=cheese-burst", size("large")).notices).toEqual([])
})

test("a crust dropped by a change of size is restored by the next size that has it, unless another change was made since", () => {
  expect(applyChanges(start, size("regular")).text).toBe("product=farm&size=regular&line=l-1")
  expect(applyChanges(start, size("regular"), size("large")).text).toBe(start)
  expect(applyChanges(start, size("regular"), size("medium")).text).toBe(start.replace("large", "medium"))
  expect(applyChanges(start, size("regular"), addOlives, size("large")).text).toBe(
    "product=farm&size=large&add=olive&line=l-1",
  )
})
