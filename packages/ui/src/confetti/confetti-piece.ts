export interface ConfettiPiece {
  /** The start position, 0 … 1 of the width. */
  x: number
  /** Sideways and upward speed, in screen heights per second. */
  vx: number
  vy: number
  size: number
  /** Radians per second. */
  turn: number
  colour: string
  shape: "slice" | "disc" | "leaf"
}

/** Basil, tomato, ember, cheese. */
const colours = ["#2c7a43", "#c8321f", "#f26b21", "#fbc25a"]
const shapes = ["slice", "disc", "leaf"] as const
export const CONFETTI_SECONDS = 2.2

export function createConfettiPiece(random: () => number): ConfettiPiece {
  return {
    x: 0.5 + (random() - 0.5) * 0.24,
    vx: (random() - 0.5) * 1.1,
    vy: 0.7 + random() * 0.75,
    size: 7 + random() * 8,
    turn: (random() - 0.5) * 14,
    colour: colours[Math.floor(random() * colours.length)] ?? "#c8321f",
    shape: shapes[Math.floor(random() * shapes.length)] ?? "disc",
  }
}

/**
 * The piece at a time after its start: it is thrown up from the lower third of the screen, falls and fades. Positions
 * are relative to the screen's height.
 */
export function confettiPieceAt(
  piece: ConfettiPiece,
  seconds: number,
): { dx: number; y: number; angle: number; opacity: number } {
  return {
    dx: piece.vx * seconds * (1 - 0.16 * seconds),
    y: 0.72 - piece.vy * seconds + 0.62 * seconds * seconds,
    angle: piece.turn * seconds,
    opacity: Math.max(0, Math.min(1, (CONFETTI_SECONDS - seconds) / 0.5)),
  }
}
