import type { PizzaRecipe, Recipe } from "@hearth/domain/menu/product.ts"
import { cheeses } from "./pizza/cheese.ts"
import { sauces } from "./pizza/sauce.ts"
import { tell } from "./plates/plate.ts"
import { isPlateName, plates } from "./plates/plates.ts"
import { isToppingName, toppings } from "./toppings/toppings.ts"

/** The alt text: what one would say of the picture to someone who cannot see it. */
export function describePicture(recipe: Recipe, rightHalf?: PizzaRecipe): string {
  if (recipe.kind === "plate") {
    const what = isPlateName(recipe.drawing)
      ? tell(plates[recipe.drawing].label, recipe.ingredients)
      : capital(inWords(recipe.drawing))
    // Flour and butter are not seen; what the dish’s name says already need not be said twice.
    const seen = recipe.ingredients.filter(isToppingName).map(inWords)
    const more = seen.filter((word) => !what.toLowerCase().includes(word))
    return more.length === 0 ? what : `${what}${what.includes(" with ") ? ", with " : " with "}${enumerate(more)}`
  }
  if (!rightHalf) return `Pizza with ${describeTop(recipe)}`
  return `Pizza of two halves: ${describeTop(recipe)}; and ${describeTop(rightHalf)}`
}

function describeTop(recipe: PizzaRecipe): string {
  const things = recipe.toppings.length === 0 ? [cheeses[recipe.cheese].label] : recipe.toppings.map(inWords)
  return `${enumerate(things)} on ${sauces[recipe.sauce].label}`
}

function inWords(name: string): string {
  return isToppingName(name) ? toppings[name].label : name.replaceAll("-", " ")
}

/** `paneer, capsicum and red onion` */
function enumerate(things: readonly string[]): string {
  const last = things.at(-1) ?? ""
  return things.length < 2 ? last : `${things.slice(0, -1).join(", ")} and ${last}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
