import { createStore } from "@hearth/browser/store.ts"

/** The order that the board scrolls to. `times` distinguishes repeated jumps to the same order. */
export const jump = createStore<{ transactionId: string; times: number } | undefined>(undefined)

export function jumpTo(transactionId: string): void {
  jump.set({ transactionId, times: (jump.get()?.times ?? 0) + 1 })
}
