import { createStore } from "@hearth/browser/store.ts"

interface Jump {
  transactionId: string
  /** Distinguishes repeated jumps to the same order. */
  jumpCount: number
  /** The order's card has scrolled into view. A card that is shown again later doesn't scroll again. */
  isDone: boolean
}

/** The order that the board scrolls to. */
export const jump = createStore<Jump | undefined>(undefined)

export function jumpTo(transactionId: string): void {
  jump.set({ transactionId, jumpCount: (jump.get()?.jumpCount ?? 0) + 1, isDone: false })
}

export function finishJump(): void {
  const current = jump.get()
  if (current && !current.isDone) jump.set({ ...current, isDone: true })
}
