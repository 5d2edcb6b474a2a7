import { findPiece, priceOfPiece } from "./find-piece.ts"
import type { SeedChoice, SeedMenu, SeedProduct } from "./menu-schema.ts"

/** Returns what is wrong with the menu's boxes: their contents, their choices, and whether they save money. */
export function checkMenuBoxes(menu: SeedMenu): string[] {
  return menu.products.flatMap((product) => {
    const { id, includes = [], choices = [] } = product
    const isBox = includes.length + choices.length > 0
    if ((product.type === "COMBO") !== isBox) return [`${id}: only a box, and every box, contains pieces`]
    if (!isBox) return []
    if (includes.length + choices.length < 2) return [`${id}: a box needs at least two pieces or choices`]
    const missing = unknownPieces(menu, product)
    if (missing.length > 0) return missing
    return [...duplicates(product), ...surchargeTooHigh(menu, product), ...notCheaper(menu, product)]
  })
}

function unknownPieces(menu: SeedMenu, { id, includes = [], choices = [] }: SeedProduct): string[] {
  const pieces = [...includes, ...choices.flatMap(({ options }) => options.map(({ piece }) => piece))]
  return [...new Set(pieces)].flatMap((piece) => {
    try {
      const { product } = findPiece(menu, piece)
      return product.type === "COMBO" ? [`${id} contains another box: ${piece}`] : []
    } catch (error) {
      return [`${id}: ${(error as Error).message}`]
    }
  })
}

function duplicates({ id, choices = [] }: SeedProduct): string[] {
  const ids = choices.map((choice) => choice.id)
  const duplicateChoices = ids
    .filter((each, index) => ids.indexOf(each) !== index)
    .map((each) => `${id} has the choice ${each} twice`)
  const duplicateOptions = choices.flatMap((choice) => {
    const pieces = choice.options.map(({ piece }) => piece)
    return pieces
      .filter((piece, index) => pieces.indexOf(piece) !== index)
      .map((piece) => `${id} offers ${piece} twice in ${choice.id}`)
  })
  return [...duplicateChoices, ...duplicateOptions]
}

/** The box's price includes the first option. Another option may cost at most the difference in price. */
function surchargeTooHigh(menu: SeedMenu, { id, choices = [] }: SeedProduct): string[] {
  return choices.flatMap(({ id: choiceId, options }) => {
    const [defaultOption] = options
    if (!defaultOption) return []
    const base = priceOfPiece(menu, defaultOption.piece)
    return [
      ...(defaultOption.more > 0 ? [`${id} charges extra for the default option of ${choiceId}`] : []),
      ...options
        .filter(({ piece, more }) => more > 0 && more > priceOfPiece(menu, piece) - base)
        .map(({ piece }) => `${id} charges more for ${piece} than the difference in price`),
    ]
  })
}

/** A box must be cheaper than its pieces, even with the cheapest option of every choice. */
function notCheaper(menu: SeedMenu, { id, price = 0, includes = [], choices = [] }: SeedProduct): string[] {
  const includedTotal = includes.reduce((sum, piece) => sum + priceOfPiece(menu, piece), 0)
  const defaultTotal = choices.reduce((sum, { options }) => sum + (netPrices(menu, options)[0] ?? 0), includedTotal)
  if (price >= defaultTotal) return [`${id} is no cheaper than its pieces`]
  const cheapestTotal = choices.reduce((sum, { options }) => sum + Math.min(...netPrices(menu, options)), includedTotal)
  return price >= cheapestTotal ? [`${id} is no cheaper than its cheapest possible pieces`] : []
}

/** The price of each option alone, less its surcharge in the box. */
function netPrices(menu: SeedMenu, options: SeedChoice["options"]): number[] {
  return options.map(({ piece, more }) => priceOfPiece(menu, piece) - more)
}
