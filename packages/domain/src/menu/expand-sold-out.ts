/** What matters of a product here: what a box always holds, and what can be chosen for it. */
interface ProductWithPieces {
  id: string
  pieces: readonly { piece: string }[]
  choices: readonly { options: readonly { piece: string }[] }[]
}

/**
 * Until when each product can't be had: those a store says are sold out, and the boxes that can't be packed meanwhile
 * because a piece they always hold, or all of a choice, is.
 */
export function expandSoldOut(
  products: readonly ProductWithPieces[],
  markedUntil: ReadonlyMap<string, number>,
): Map<string, number> {
  const untilOf = ({ piece }: { piece: string }) => markedUntil.get(piece.split("@")[0] ?? "") ?? 0
  const soldOut = new Map<string, number>()
  for (const { id, pieces, choices } of products) {
    const until = Math.max(
      markedUntil.get(id) ?? 0,
      ...pieces.map(untilOf),
      ...choices.map(({ options }) => Math.min(...options.map(untilOf))),
    )
    if (until > 0) soldOut.set(id, until)
  }
  return soldOut
}
