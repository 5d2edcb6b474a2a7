import { createStore } from "../client/create-store.ts"

/** OFR-4: the text that is shown with confetti when a coupon is applied. It survives navigation to the next page. */
export interface Celebration {
  /** Null for a prize that was applied automatically. */
  promoCode: string | null
  confettiMessage: string
  confettiSubMessage: string
}

const celebration = createStore<(Celebration & { count: number }) | null>(null)
let count = 0

export const useCelebration = celebration.use
export const celebrate = (details: Celebration): void => celebration.set({ ...details, count: ++count })
export const endCelebration = (): void => celebration.set(null)
