import { createStore } from "@hearth/browser/store.ts"

/** OFR-4: the text that is shown with confetti when a coupon is applied. It survives navigation to the next page. */
export interface Celebration {
  /** Null for a prize that was applied automatically. */
  promoCode: string | null
  confettiMessage: string
  confettiSubMessage: string
}

/** `sequence` distinguishes equal celebrations, so that each one is shown. */
function createCelebrations() {
  const currentCelebration = createStore<(Celebration & { sequence: number }) | null>(null)
  let sequence = 0
  return {
    use: currentCelebration.use,
    celebrate: (details: Celebration): void => currentCelebration.set({ ...details, sequence: ++sequence }),
    end: (): void => currentCelebration.set(null),
  }
}

/** Every page can show a celebration, even one that hasn't loaded the cart's code. */
export const { use: useCelebration, celebrate, end: endCelebration } = createCelebrations()
