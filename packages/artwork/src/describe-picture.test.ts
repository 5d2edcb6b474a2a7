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

it("names a pizza's toppings and its sauce", () => {
  expect(describePicture(pizza(["paneer", "capsicum", "onion"]))).toBe(
    "Pizza with paneer, capsicum and red onion on tomato sauce",
  )
  expect(describePicture(pizza(["pepperoni"], "barbecue"))).toBe("Pizza with pepperoni on barbecue sauce")
  expect(describePicture(pizza([], "pesto"))).toBe("Pizza with mozzarella on pesto")
})

it("names the toppings and sauces of both halves", () => {
  expect(describePicture(pizza(["corn", "olive"]), pizza(["chicken-tikka"], "makhani"))).toBe(
    "Pizza of two halves: sweet corn and black olives on tomato sauce; and chicken tikka on makhani sauce",
  )
})

it("names a dish and only those ingredients that are visible", () => {
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

const describePlate = (drawing: string, ...ingredients: string[]) =>
  describePicture({ kind: "plate", drawing, ingredients })

it("names the main ingredient of a dish with several variants", () => {
  expect(describePlate("lassi-glass", "yoghurt", "mango")).toBe("A glass of mango lassi")
  expect(describePlate("juice-glass", "watermelon", "mint")).toBe("A glass of watermelon juice with ice")
  expect(describePlate("milkshake", "milk", "strawberry")).toBe("A strawberry milkshake with whipped cream")
  expect(describePlate("ice-cream", "ice-cream", "chocolate")).toBe("Chocolate ice cream")
  expect(describePlate("soup-bowl", "corn", "chicken")).toBe("A bowl of sweet corn soup with chicken")
  expect(describePlate("chicken-wings", "chicken-drumsticks")).toBe("Chicken drumsticks")
  expect(describePlate("cheesy-dip", "salsa", "naga-sauce")).toBe("Red chilli dip")
  expect(describePlate("pudding-cup", "yoghurt", "jaggery")).toBe("A clay cup of jaggery pudding")
})
