/** The fields of a product that matter here: the pieces that a box always contains, and its choices. */
interface ProductWithPieces {
  id: string
  pieces: readonly { piece: string }[]
  choices: readonly { options: readonly { piece: string }[] }[]
}

/**
 * Returns until when each product is unavailable: products that the store marked as sold out, and boxes in which a
 * piece that they always contain or every option of a choice is sold out.
 */
export function expandSoldOut(
  products: readonly ProductWithPieces[],
  markedUntil: ReadonlyMap<string, number>,
): Map<string, number> {
  const untilOf = ({ piece }: { piece: string }) => markedUntil.get(piece.split("@")[0] ?? "") ?? 0
  const soldOut = new Map<string, number>()
  for (const { id, pieces, choices } of products) {
    const soldOutUntil = Math.max(
      markedUntil.get(id) ?? 0,
      ...pieces.map(untilOf),
      ...choices.map(({ options }) => Math.min(...options.map(untilOf))),
    )
    if (soldOutUntil > 0) soldOut.set(id, soldOutUntil)
  }
  return soldOut
}
