import type { PageContext } from "@hearth/contract/page-rendering.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import type { Membership } from "./membership.api.ts"

export type Balance = NonNullable<Membership["balance"]>

/** Returns the member's balance; null if the customer isn't a member. */
export function balanceOf({ enrollmentStatus, balance }: Membership): Balance | null {
  return enrollmentStatus === "ENROLLED" ? balance : null
}

/**
 * The points that the member can use now. Those that an unpaid order has reserved belong to them: ordering again
 * replaces that order.
 */
export function usablePoints({ overall, reserved }: Balance): number {
  return overall.points + reserved.points
}

/** Whether free pizzas can be redeemed in this app: one without offers can't apply the offer that makes them free. */
export function mayRedeem(features: PageContext["features"]): boolean {
  return features.includes("offers") && features.includes("cart")
}

export interface BalanceDescription {
  filledSlices: number
  title: string
  /** What is still missing, if the title doesn't say it. */
  progress: string | undefined
  /** Why the balance is negative. */
  explanation: string | undefined
}

/** LOY-2: what the card says. While a free pizza is ready, the pie is full, and the text counts the next one's slices. */
export function describeBalance(
  balance: Balance,
  { slicesPerPizza }: Pick<Membership["programConfig"], "slicesPerPizza">,
): BalanceDescription {
  const { freeItems } = balance.burnable
  const { slices, missingPoints } = balance.overall
  const missingSlices = slicesPerPizza - slices
  if (usablePoints(balance) < 0) {
    return {
      filledSlices: 0,
      title: rewardsTexts.belowZero,
      progress: rewardsTexts.pointsToFreePizza(missingPoints),
      explanation: rewardsTexts.whyBelowZero,
    }
  }
  if (freeItems > 0) {
    return {
      filledSlices: slicesPerPizza,
      title: rewardsTexts.freePizzasReady(freeItems),
      progress: rewardsTexts.slicesToNextPizza(missingSlices),
      explanation: undefined,
    }
  }
  return {
    filledSlices: slices,
    title: rewardsTexts.slicesToFreePizza(missingSlices),
    progress: undefined,
    explanation: undefined,
  }
}
