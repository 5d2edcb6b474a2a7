import { allergensIn } from "@hearth/domain/menu/allergens-in.ts"
import type { BoxChoice } from "@hearth/domain/menu/configure-box.ts"
import { foodType } from "@hearth/domain/menu/food-type.ts"
import type { CatalogProduct } from "./catalog-menu.ts"

/**
 * The box where only some of the menu is cooked; undefined where a piece it always holds, or all of a choice, is not.
 * Its mark, allergens and original price follow from what it can still hold.
 */
export function keepBox(
  box: CatalogProduct,
  cooked: ReadonlyMap<string, CatalogProduct>,
  price: (amount: number) => number,
): CatalogProduct | undefined {
  const of = (piece: string) => cooked.get(piece.split("@")[0] ?? "")
  if (!box.includes.every(of)) return undefined
  const rebased = box.choices.map((choice) => rebase(choice, (piece) => of(piece) !== undefined))
  if (rebased.some(({ options }) => options.length === 0)) return undefined

  const own = price(box.price + rebased.reduce((sum, { least }) => sum + least, 0))
  const choices = rebased.map(({ id, title, options }) => ({
    id,
    title,
    options: options.map(({ piece, more }) => ({ piece, more: price(more) })),
  }))
  const usual = [...box.includes, ...choices.flatMap(({ options }) => options[0]?.piece ?? [])]
  const alone = usual.reduce((sum, piece) => sum + priceAlone(piece, of(piece)), 0)
  const possible = [...box.includes, ...choices.flatMap(({ options }) => options.map(({ piece }) => piece))]
  const recipes = [box.recipe, ...possible.flatMap((piece) => of(piece)?.recipe ?? [])]
  return {
    ...box,
    price: own,
    // Rounding each piece may take away what little a box saves, never more.
    originalPrice: Math.max(own, alone),
    choices,
    foodType: foodType(...recipes),
    allergens: allergensIn(...recipes),
  }
}

/** The box's price is with the first option. Where that goes, the cheapest of the rest comes first and into the price. */
function rebase(choice: BoxChoice, isCooked: (piece: string) => boolean): BoxChoice & { least: number } {
  const kept = choice.options.filter(({ piece }) => isCooked(piece))
  const least = Math.min(...kept.map(({ more }) => more))
  const first = kept.find(({ more }) => more === least)
  if (!first || kept[0] === choice.options[0]) return { ...choice, options: kept, least: 0 }
  const options = [first, ...kept.filter((each) => each !== first)]
  return { ...choice, options: options.map(({ piece, more }) => ({ piece, more: more - least })), least }
}

function priceAlone(piece: string, product: CatalogProduct | undefined): number {
  const size = piece.split("@")[1]
  return product?.sizes.find(({ id }) => id === size)?.price ?? product?.price ?? 0
}
