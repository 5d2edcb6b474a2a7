import { type Ingredient, ingredient } from "./ingredients.ts"
import type { PizzaRecipe, Recipe } from "./product.ts"

const crusts: Record<PizzaRecipe["crust"], Ingredient> = {
  "hand-tossed": { allergens: ["gluten"], kcal: 290 },
  thin: { allergens: ["gluten"], kcal: 215 },
  pan: { allergens: ["gluten"], kcal: 335 },
  "cheese-burst": { allergens: ["gluten", "milk"], kcal: 410 },
}

const sauces: Record<PizzaRecipe["sauce"], Ingredient> = {
  tomato: { kcal: 18 },
  makhani: { allergens: ["milk", "nuts"], kcal: 48 },
  white: { allergens: ["gluten", "milk"], kcal: 56 },
  pesto: { allergens: ["milk", "nuts"], kcal: 72 },
  barbecue: { allergens: ["soya", "mustard"], kcal: 36 },
  "peri-peri": { kcal: 26 },
}

const cheeses: Record<PizzaRecipe["cheese"], Ingredient> = {
  mozzarella: { allergens: ["milk"], kcal: 130 },
  "cheddar-blend": { allergens: ["milk"], kcal: 150 },
  extra: { allergens: ["milk"], kcal: 205 },
}

/** Returns all ingredients of a recipe. What we declare about a product is derived only from these. */
export function recipeParts(recipe: Recipe): Ingredient[] {
  return recipe.kind === "pizza"
    ? [crusts[recipe.crust], sauces[recipe.sauce], cheeses[recipe.cheese], ...recipe.toppings.map(ingredient)]
    : recipe.ingredients.map(ingredient)
}
