import type { Minor } from "../money/format-money.ts"

/** A choice that the customer has in a box; each option may have a surcharge. */
export interface BoxChoice {
  id: string
  title: string
  /** `piece`: `product` or `product@size`. `more`: the surcharge. The first option is the default. */
  options: readonly { piece: string; more: Minor }[]
}

export interface MenuBox {
  id: string
  price: Minor
  originalPrice: Minor
  /** What the box always contains. */
  pieces: readonly string[]
  choices: readonly BoxChoice[]
}

export type ConfigureBoxResult =
  | { ok: true; price: Minor; originalPrice: Minor; pieces: readonly string[] }
  | { ok: false; code: "NO_SUCH_CHOICE" | "NO_SUCH_PIECE"; what: string }

/** Returns the contents and price of a box with these picks. A choice without a pick uses its first option. */
export function configureBox(box: MenuBox, picks: Readonly<Record<string, string>>): ConfigureBoxResult {
  const unknownChoiceId = Object.keys(picks).find((id) => !box.choices.some((choice) => choice.id === id))
  if (unknownChoiceId !== undefined) return { ok: false, code: "NO_SUCH_CHOICE", what: unknownChoiceId }
  let surcharge = 0
  const chosenPieces: string[] = []
  for (const { id, options } of box.choices) {
    const pickedPiece = Object.hasOwn(picks, id) ? picks[id] : options[0]?.piece
    const option = options.find(({ piece }) => piece === pickedPiece)
    if (!option) return { ok: false, code: "NO_SUCH_PIECE", what: pickedPiece ?? id }
    surcharge += option.more
    chosenPieces.push(option.piece)
  }
  return {
    ok: true,
    price: box.price + surcharge,
    originalPrice: box.originalPrice + surcharge,
    pieces: [...box.pieces, ...chosenPieces],
  }
}
