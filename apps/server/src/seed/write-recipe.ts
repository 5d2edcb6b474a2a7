import type { ToppingIngredient } from "@hearth/domain/menu/ingredients.ts"
import type { PizzaRecipe, PlateRecipe } from "@hearth/domain/menu/product.ts"

/** `pizza("thin pesto mozzarella", "mushroom", "garlic")`: crust, sauce and cheese in one text, then the toppings. */
export function pizza(
  base: `${PizzaRecipe["crust"]} ${PizzaRecipe["sauce"]} ${PizzaRecipe["cheese"]}`,
  ...toppings: ToppingIngredient[]
): PizzaRecipe {
  const [crust, sauce, cheese] = base.split(" ") as [PizzaRecipe["crust"], PizzaRecipe["sauce"], PizzaRecipe["cheese"]]
  return { kind: "pizza", crust, sauce, cheese, toppings }
}

export function plate(drawing: string, ...ingredients: string[]): PlateRecipe {
  return { kind: "plate", drawing, ingredients }
}
