import type { Minor } from "../money/format-money.ts"

/** A choice that the customer has in a box; each option may have a surcharge. */
export interface BoxChoice {
  id: string
  title: string
  /** `product` or `product@size`. The first option is the default. */
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
  const unknown = Object.keys(picks).find((id) => !box.choices.some((choice) => choice.id === id))
  if (unknown !== undefined) return { ok: false, code: "NO_SUCH_CHOICE", what: unknown }
  let surcharge = 0
  const chosen: string[] = []
  for (const { id, options } of box.choices) {
    const wanted = Object.hasOwn(picks, id) ? picks[id] : options[0]?.piece
    const option = options.find(({ piece }) => piece === wanted)
    if (!option) return { ok: false, code: "NO_SUCH_PIECE", what: wanted ?? id }
    surcharge += option.more
    chosen.push(option.piece)
  }
  return {
    ok: true,
    price: box.price + surcharge,
    originalPrice: box.originalPrice + surcharge,
    pieces: [...box.pieces, ...chosen],
  }
}
