import fc from "fast-check"
import { expect, it } from "vitest"
import { seedRandom } from "../seed-random.ts"
import { toppingNames, toppings } from "../toppings/toppings.ts"
import { layToppings } from "./lay-toppings.ts"

const anyToppings = fc.uniqueArray(fc.constantFrom(...toppingNames), { minLength: 1, maxLength: 6 })

it("keeps every piece of a half on its own side", () => {
  fc.assert(
    fc.property(fc.string(), anyToppings, (seed, names) => {
      for (const piece of layToppings(seedRandom(seed), names, 188, "left"))
        expect(piece.x + toppings[piece.name].outerRadius * piece.scale).toBeLessThanOrEqual(0)
      for (const piece of layToppings(seedRandom(seed), names, 188, "right"))
        expect(piece.x - toppings[piece.name].outerRadius * piece.scale).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 60 },
  )
})

it("shows every chosen topping, on a whole pizza and on a half", () => {
  fc.assert(
    fc.property(fc.string(), anyToppings, (seed, names) => {
      for (const side of ["whole", "left", "right"] as const) {
        const seen = new Set(layToppings(seedRandom(seed), names, 188, side).map((piece) => piece.name))
        expect([...seen].sort()).toEqual([...names].sort())
      }
    }),
    { numRuns: 60 },
  )
})

it("places every piece's centre on the cheese", () => {
  for (const name of toppingNames)
    for (const piece of layToppings(seedRandom(name), [name], 188, "whole"))
      expect(Math.hypot(piece.x, piece.y)).toBeLessThan(188)
})
