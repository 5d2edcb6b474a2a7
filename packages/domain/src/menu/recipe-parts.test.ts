import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { allergensIn } from "./allergens-in.ts"
import { energyPerServing } from "./energy-per-serving.ts"
import { foodType } from "./food-type.ts"
import { ingredient, toppingIngredients } from "./ingredients.ts"
import type { PizzaRecipe, PlateRecipe } from "./product.ts"

function pizza(...toppings: string[]): PizzaRecipe {
  return { kind: "pizza", crust: "hand-tossed", sauce: "tomato", cheese: "mozzarella", toppings }
}

function plate(...ingredients: string[]): PlateRecipe {
  return { kind: "plate", drawing: "combo-box", ingredients }
}

describe("food type", () => {
  test("[CAT-2e] cheese, milk and vegetables are vegetarian", () => {
    expect(foodType(pizza("paneer", "corn", "mushroom"))).toBe("VEG")
    expect(foodType(plate("cocoa-cake", "chocolate", "ice-cream"))).toBe("VEG")
  })

  test.each(["chicken", "egg", "prawn", "tuna", "beef", "mutton-keema", "chicken-wings"])(
    "[CAT-2e] %s is not vegetarian",
    (name) => {
      expect(foodType(plate("rice", name))).toBe("NON_VEG")
    },
  )

  test("[CAT-2e] a box with one non-vegetarian item is non-vegetarian", () => {
    expect(foodType(pizza("corn"), plate("bread"), plate("chicken-wings"))).toBe("NON_VEG")
    expect(foodType(pizza("corn"), plate("bread"))).toBe("VEG")
  })

  test("[CAT-2e] [CAT-2f] adding a topping never makes a pizza veg, lowers its energy or removes an allergen", () => {
    const topping = fc.constantFrom(...toppingIngredients)
    fc.assert(
      fc.property(fc.array(topping, { maxLength: 6 }), topping, (toppings, addedTopping) => {
        const recipeBefore = pizza(...toppings)
        const recipeAfter = pizza(...toppings, addedTopping)
        expect(foodType(recipeBefore) === "VEG" || foodType(recipeAfter) === "NON_VEG").toBe(true)
        expect(allergensIn(recipeAfter)).toEqual(expect.arrayContaining(allergensIn(recipeBefore)))
        expect(energyPerServing(recipeAfter)).toBeGreaterThanOrEqual(energyPerServing(recipeBefore))
      }),
    )
  })
})

describe("allergens", () => {
  test("[CAT-2f] allergens come from crust, sauce, cheese and toppings, each once, in a fixed order", () => {
    expect(allergensIn(pizza("prawn", "tuna", "prawn"))).toEqual(["gluten", "milk", "fish", "shellfish"])
    expect(allergensIn({ ...pizza(), sauce: "pesto" })).toEqual(["gluten", "milk", "nuts"])
    expect(allergensIn({ ...pizza(), sauce: "barbecue" })).toEqual(["gluten", "milk", "soya", "mustard"])
    expect(allergensIn(plate("rice", "water"))).toEqual([])
  })

  test("[CAT-2f] a box has the allergens of all its parts", () => {
    expect(allergensIn(plate("rice"), plate("walnut"), pizza())).toEqual(["gluten", "milk", "nuts"])
  })
})

test("[CAT-2f] energy depends on the recipe", () => {
  expect(energyPerServing(pizza())).toBe(440)
  expect(energyPerServing({ ...pizza(), crust: "thin" })).toBeLessThan(energyPerServing(pizza()))
  expect(energyPerServing(plate("water"))).toBe(0)
})

test("an unknown ingredient is refused", () => {
  for (const name of ["peanut", "constructor", "__proto__", ""]) expect(() => ingredient(name)).toThrow(RangeError)
})
