import { expect, test } from "vitest"
import { farm, sampleCatalog } from "../../../testing/sample-catalog.ts"
import { withSize, type Configuration } from "./configuration.ts"
import { applyChange } from "./apply-change.ts"

const step = (text: string, ...steps: ((now: Configuration) => Configuration)[]) =>
  steps.reduce((state, to) => applyChange(state, to, farm, sampleCatalog), { text, notices: [] as readonly string[] })
const size = (id: string) => (now: Configuration) => withSize(now, id)
const topped = (now: Configuration): Configuration =>
  now.kind === "pizza" ? { ...now, choices: { ...now.choices, extras: [{ topping: "olive", count: 1 }] } } : now
const crustNotice = "Cheese burst isn’t available in Regular, so we picked another crust."
const start = "product=farm&size=large&crust=cheese-burst&line=l-1"

test("a notice says what the chosen size doesn’t have, until a size that has it is chosen", () => {
  expect(step(start, size("regular")).notices).toEqual([crustNotice])
  expect(step(start, size("regular"), topped).notices).toEqual([crustNotice])
  expect(step(start, size("regular"), size("large")).notices).toEqual([])
  expect(step(start, size("regular"), topped, size("medium")).notices).toEqual([])
  expect(step("product=farm&size=regular&crust=cheese-burst", size("large")).notices).toEqual([])
})

test("a crust that a size dropped returns with the next size that has it, unless something else was chosen since", () => {
  expect(step(start, size("regular")).text).toBe("product=farm&size=regular&line=l-1")
  expect(step(start, size("regular"), size("large")).text).toBe(start)
  expect(step(start, size("regular"), size("medium")).text).toBe(start.replace("large", "medium"))
  expect(step(start, size("regular"), topped, size("large")).text).toBe("product=farm&size=large&add=olive&line=l-1")
})
