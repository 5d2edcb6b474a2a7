import { expect, test } from "vitest"
import { farm, sampleCatalog } from "../../../testing/sample-catalog.ts"
import { withSize, type Configuration } from "./configuration.ts"
import { applyChange, closeNotices } from "./apply-change.ts"

const applyChanges = (text: string, ...steps: ((current: Configuration) => Configuration)[]) =>
  steps.reduce((state, change) => applyChange(state, change, farm, sampleCatalog), {
    text,
    notices: [] as readonly string[],
  })
const chooseSize = (id: string) => (current: Configuration) => withSize(current, id)
const addOlives = (current: Configuration): Configuration =>
  current.kind === "pizza"
    ? { ...current, choices: { ...current.choices, extras: [{ topping: "olive", count: 1 }] } }
    : current
const crustNotice = "Cheese burst isn’t available in Regular, so we picked another crust."
const startText = "product=farm&size=large&crust=cheese-burst&line=l-1"

test("a notice names the option that the chosen size doesn’t have, until a size that has it is chosen", () => {
  expect(applyChanges(startText, chooseSize("regular")).notices).toEqual([crustNotice])
  expect(applyChanges(startText, chooseSize("regular"), addOlives).notices).toEqual([crustNotice])
  expect(applyChanges(startText, chooseSize("regular"), chooseSize("large")).notices).toEqual([])
  expect(applyChanges(startText, chooseSize("regular"), addOlives, chooseSize("medium")).notices).toEqual([])
  expect(applyChanges("product=farm&size=regular&crust=cheese-burst", chooseSize("large")).notices).toEqual([])
})

test("a dropped crust is restored also if its notice was closed", () => {
  const withoutNotice = closeNotices(applyChanges(startText, chooseSize("regular")), farm, sampleCatalog)
  expect(withoutNotice).toMatchObject({ text: "product=farm&size=regular&line=l-1", notices: [] })
  expect(applyChange(withoutNotice, chooseSize("large"), farm, sampleCatalog).text).toBe(startText)
})

test("a crust dropped by a change of size is restored by the next size that has it, unless another change was made since", () => {
  expect(applyChanges(startText, chooseSize("regular")).text).toBe("product=farm&size=regular&line=l-1")
  expect(applyChanges(startText, chooseSize("regular"), chooseSize("large")).text).toBe(startText)
  expect(applyChanges(startText, chooseSize("regular"), chooseSize("medium")).text).toBe(
    startText.replace("large", "medium"),
  )
  expect(applyChanges(startText, chooseSize("regular"), addOlives, chooseSize("large")).text).toBe(
    "product=farm&size=large&add=olive&line=l-1",
  )
})
