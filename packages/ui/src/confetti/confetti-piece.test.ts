import { expect, test } from "vitest"
import { CONFETTI_SECONDS, createConfettiPiece, confettiPieceAt } from "./confetti-piece.ts"

test.each([0, 0.5, 0.999])(
  "a piece created with random value %f starts low on the screen, rises, and is invisible at the end",
  (chance) => {
    const piece = createConfettiPiece(() => chance)
    expect(confettiPieceAt(piece, 0)).toMatchObject({ y: 0.72, opacity: 1 })
    expect(confettiPieceAt(piece, 0.3).y).toBeLessThan(0.72)
    expect(confettiPieceAt(piece, CONFETTI_SECONDS).opacity).toBe(0)
  },
)
