import { allergensIn } from "@hearth/domain/menu/allergens-in.ts"
import type { BoxChoice } from "@hearth/domain/menu/configure-box.ts"
import { foodType } from "@hearth/domain/menu/food-type.ts"
import type { CatalogProduct } from "./catalog-menu.ts"

/**
 * Returns the box for a store that sells only part of the menu, or undefined when an included piece or every option of
 * a choice is unavailable. Recalculates food type, allergens and original price from the available pieces.
 */
export function adjustBox(
  box: CatalogProduct,
  availableProducts: ReadonlyMap<string, CatalogProduct>,
  adjustPrice: (amount: number) => number,
): CatalogProduct | undefined {
  const productOfPiece = (piece: string) => availableProducts.get(piece.split("@")[0] ?? "")
  if (!box.includes.every(productOfPiece)) return undefined
  const availableChoices = box.choices.map((choice) =>
    withFirstOptionAvailable(choice, (piece) => productOfPiece(piece) !== undefined),
  )
  if (availableChoices.some(({ options }) => options.length === 0)) return undefined

  const boxPrice = adjustPrice(
    box.price + availableChoices.reduce((sum, { firstOptionSurcharge }) => sum + firstOptionSurcharge, 0),
  )
  const choices = availableChoices.map(({ id, title, options }) => ({
    id,
    title,
    options: options.map(({ piece, more }) => ({ piece, more: adjustPrice(more) })),
  }))
  const defaultPieces = [...box.includes, ...choices.flatMap(({ options }) => options[0]?.piece ?? [])]
  const priceOfPieces = defaultPieces.reduce((sum, piece) => sum + priceAlone(piece, productOfPiece(piece)), 0)
  const possiblePieces = [...box.includes, ...choices.flatMap(({ options }) => options.map(({ piece }) => piece))]
  const recipes = [box.recipe, ...possiblePieces.flatMap((piece) => productOfPiece(piece)?.recipe ?? [])]
  return {
    ...box,
    price: boxPrice,
    // Rounded piece prices can add up to less than the box price. The original price is never below the price.
    originalPrice: Math.max(boxPrice, priceOfPieces),
    choices,
    foodType: foodType(...recipes),
    allergens: allergensIn(...recipes),
  }
}

/**
 * The box price includes the first option of each choice. When that option is unavailable, the cheapest remaining
 * option becomes the first, and its surcharge is returned as `firstOptionSurcharge` and added to the box price.
 */
function withFirstOptionAvailable(
  choice: BoxChoice,
  isAvailable: (piece: string) => boolean,
): BoxChoice & { firstOptionSurcharge: number } {
  const availableOptions = choice.options.filter(({ piece }) => isAvailable(piece))
  const firstOptionSurcharge = Math.min(...availableOptions.map(({ more }) => more))
  const cheapestOption = availableOptions.find(({ more }) => more === firstOptionSurcharge)
  if (!cheapestOption || availableOptions[0] === choice.options[0])
    return { ...choice, options: availableOptions, firstOptionSurcharge: 0 }
  const options = [cheapestOption, ...availableOptions.filter((each) => each !== cheapestOption)]
  return {
    ...choice,
    options: options.map(({ piece, more }) => ({ piece, more: more - firstOptionSurcharge })),
    firstOptionSurcharge,
  }
}

function priceAlone(piece: string, product: CatalogProduct | undefined): number {
  const size = piece.split("@")[1]
  return product?.sizes.find(({ id }) => id === size)?.price ?? product?.price ?? 0
}
