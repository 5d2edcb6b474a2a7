import { createStore } from "@hearth/browser/store.ts"

/** The order that the board scrolls to. `jumpCount` distinguishes repeated jumps to the same order. */
export const jump = createStore<{ transactionId: string; jumpCount: number } | undefined>(undefined)

export function jumpTo(transactionId: string): void {
  jump.set({ transactionId, jumpCount: (jump.get()?.jumpCount ?? 0) + 1 })
}
