import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import { expect, it } from "vitest"
import { describePicture } from "./describe-picture.ts"

const pizza = (toppings: readonly string[], sauce: PizzaRecipe["sauce"] = "tomato"): PizzaRecipe => ({
  kind: "pizza",
  crust: "thin",
  sauce,
  cheese: "mozzarella",
  toppings,
})

it("names what lies on a pizza and what under it", () => {
  expect(describePicture(pizza(["paneer", "capsicum", "onion"]))).toBe(
    "Pizza with paneer, capsicum and red onion on tomato sauce",
  )
  expect(describePicture(pizza(["pepperoni"], "barbecue"))).toBe("Pizza with pepperoni on barbecue sauce")
  expect(describePicture(pizza([], "pesto"))).toBe("Pizza with mozzarella on pesto")
})

it("names both halves", () => {
  expect(describePicture(pizza(["corn", "olive"]), pizza(["chicken-tikka"], "makhani"))).toBe(
    "Pizza of two halves: sweet corn and black olives on tomato sauce; and chicken tikka on makhani sauce",
  )
})

it("names a plate and what is seen on it, not what it is made of", () => {
  expect(describePicture({ kind: "plate", drawing: "cola-glass", ingredients: ["cola"] })).toBe(
    "A glass of cola with ice",
  )
  expect(
    describePicture({
      kind: "plate",
      drawing: "pasta-white",
      ingredients: ["pasta", "white-sauce", "mushroom", "corn"],
    }),
  ).toBe("Pasta in white sauce with mushrooms and sweet corn")
  expect(describePicture({ kind: "plate", drawing: "garlic-bread", ingredients: ["bread", "garlic"] })).toBe(
    "Garlic bread",
  )
})
