import { expect, it } from "vitest"
import { dominantColour } from "./dominant-colour.ts"
import { plateNames } from "./plates/plates.ts"
import { toppingNames } from "./toppings/toppings.ts"

it("the placeholder colour has six hexadecimal digits for every topping and plate", () => {
  const base = { kind: "pizza", crust: "pan", sauce: "tomato", cheese: "extra" } as const
  for (const name of toppingNames) expect(dominantColour({ ...base, toppings: [name] })).toMatch(/^#[0-9a-f]{6}$/)
  for (const drawing of plateNames)
    expect(dominantColour({ kind: "plate", drawing, ingredients: [] })).toMatch(/^#[0-9a-f]{6}$/)
})

it("the placeholder colour is redder with pepperoni than with spinach", () => {
  const base = { kind: "pizza", crust: "pan", sauce: "tomato", cheese: "mozzarella" } as const
  const greenToRedRatio = (topping: string) =>
    Number.parseInt(dominantColour({ ...base, toppings: [topping] }).slice(3, 5), 16) /
    Number.parseInt(dominantColour({ ...base, toppings: [topping] }).slice(1, 3), 16)
  expect(greenToRedRatio("pepperoni")).toBeLessThan(greenToRedRatio("spinach"))
})
