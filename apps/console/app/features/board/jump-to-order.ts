import { createStore } from "../../client/create-store.ts"

/** The order that the board brings into view next: `times` tells one jump from another to the same order. */
export const jump = createStore<{ transactionId: string; times: number } | undefined>(undefined)

export function jumpTo(transactionId: string): void {
  jump.set({ transactionId, times: (jump.get()?.times ?? 0) + 1 })
}
