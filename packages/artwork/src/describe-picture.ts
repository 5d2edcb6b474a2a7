import type { PizzaRecipe, Recipe } from "@hearth/domain/menu/product.ts"
import { describePizza, formatList, toWords } from "./describe-pizza.ts"
import { resolveText } from "./plates/plate.ts"
import { isPlateName, plates } from "./plates/plates.ts"
import { isToppingName } from "./toppings/toppings.ts"

/** Returns the alt text: a description of the picture for people who can't see it. */
export function describePicture(recipe: Recipe, rightHalf?: PizzaRecipe): string {
  if (recipe.kind === "plate") {
    const label = isPlateName(recipe.drawing)
      ? resolveText(plates[recipe.drawing].label, recipe.ingredients)
      : capitalise(toWords(recipe.drawing))
    // Ingredients without a drawing, such as flour and butter, are not visible; words in the dish’s name are not
    // repeated.
    const visibleNames = recipe.ingredients.filter(isToppingName).map(toWords)
    const additional = visibleNames.filter((word) => !label.toLowerCase().includes(word))
    return additional.length === 0
      ? label
      : `${label}${label.includes(" with ") ? ", with " : " with "}${formatList(additional)}`
  }
  return describePizza(recipe, rightHalf)
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
