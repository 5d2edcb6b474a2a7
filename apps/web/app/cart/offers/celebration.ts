import { createStore } from "@hearth/browser/store.ts"

/** OFR-4: the text that is shown with confetti when a coupon is applied. It survives navigation to the next page. */
export interface Celebration {
  /** Null for a prize that was applied automatically. */
  promoCode: string | null
  confettiMessage: string
  confettiSubMessage: string
}

/** `count` distinguishes equal celebrations: each one is shown. */
function createCelebrations() {
  const shown = createStore<(Celebration & { count: number }) | null>(null)
  let count = 0
  return {
    use: shown.use,
    celebrate: (details: Celebration): void => shown.set({ ...details, count: ++count }),
    end: (): void => shown.set(null),
  }
}

/** Every page can show it, with or without the cart's code. */
export const { use: useCelebration, celebrate, end: endCelebration } = createCelebrations()
