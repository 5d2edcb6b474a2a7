import { createStore } from "../client/create-store.ts"

/** OFR-4: what is said, with confetti, when a coupon lands; it outlives the step to the next page. */
export interface Celebration {
  /** Null where it was a prize that came by itself. */
  promoCode: string | null
  confettiMessage: string
  confettiSubMessage: string
}

const celebration = createStore<(Celebration & { count: number }) | null>(null)
let count = 0

export const useCelebration = celebration.use
export const celebrate = (details: Celebration): void => celebration.set({ ...details, count: ++count })
export const endCelebration = (): void => celebration.set(null)
