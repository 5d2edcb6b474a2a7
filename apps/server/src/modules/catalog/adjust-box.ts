import { allergensIn } from "@hearth/domain/menu/allergens-in.ts"
import type { BoxChoice } from "@hearth/domain/menu/configure-box.ts"
import { foodType } from "@hearth/domain/menu/food-type.ts"
import type { CatalogProduct } from "./catalog-menu.ts"

/**
 * The box where only some of the menu is cooked; undefined where a piece it always holds, or all of a choice, is not.
 * Its mark, allergens and original price follow from what it can still hold.
 */
export function adjustBox(
  box: CatalogProduct,
  cooked: ReadonlyMap<string, CatalogProduct>,
  price: (amount: number) => number,
): CatalogProduct | undefined {
  const productOfPiece = (piece: string) => cooked.get(piece.split("@")[0] ?? "")
  if (!box.includes.every(productOfPiece)) return undefined
  const rebased = box.choices.map((choice) => rebase(choice, (piece) => productOfPiece(piece) !== undefined))
  if (rebased.some(({ options }) => options.length === 0)) return undefined

  const boxPrice = price(box.price + rebased.reduce((sum, { least }) => sum + least, 0))
  const choices = rebased.map(({ id, title, options }) => ({
    id,
    title,
    options: options.map(({ piece, more }) => ({ piece, more: price(more) })),
  }))
  const defaultPieces = [...box.includes, ...choices.flatMap(({ options }) => options[0]?.piece ?? [])]
  const priceOfPieces = defaultPieces.reduce((sum, piece) => sum + priceAlone(piece, productOfPiece(piece)), 0)
  const possiblePieces = [...box.includes, ...choices.flatMap(({ options }) => options.map(({ piece }) => piece))]
  const recipes = [box.recipe, ...possiblePieces.flatMap((piece) => productOfPiece(piece)?.recipe ?? [])]
  return {
    ...box,
    price: boxPrice,
    // Rounding each piece may take away what little a box saves, never more.
    originalPrice: Math.max(boxPrice, priceOfPieces),
    choices,
    foodType: foodType(...recipes),
    allergens: allergensIn(...recipes),
  }
}

/** The box's price is with the first option. Where that goes, the cheapest of the rest comes first and into the price. */
function rebase(choice: BoxChoice, isCooked: (piece: string) => boolean): BoxChoice & { least: number } {
  const available = choice.options.filter(({ piece }) => isCooked(piece))
  const least = Math.min(...available.map(({ more }) => more))
  const first = available.find(({ more }) => more === least)
  if (!first || available[0] === choice.options[0]) return { ...choice, options: available, least: 0 }
  const options = [first, ...available.filter((each) => each !== first)]
  return { ...choice, options: options.map(({ piece, more }) => ({ piece, more: more - least })), least }
}

function priceAlone(piece: string, product: CatalogProduct | undefined): number {
  const size = piece.split("@")[1]
  return product?.sizes.find(({ id }) => id === size)?.price ?? product?.price ?? 0
}
