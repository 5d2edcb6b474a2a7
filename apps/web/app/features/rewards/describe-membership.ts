import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { creditTimes } from "@hearth/domain/loyalty/earning-times.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import type { Membership } from "./rewards.api.ts"

const HOUR_MS = 3_600_000

export type Balance = NonNullable<Membership["balance"]>

/** Returns the member's balance; null if the customer isn't a member. */
export function balanceOf({ enrollmentStatus, balance }: Membership): Balance | null {
  return enrollmentStatus === "ENROLLED" ? balance : null
}

/** Whether free pizzas can be redeemed in this app: one without offers can't apply the offer that makes them free. */
export function mayRedeem(features: PageContext["features"]): boolean {
  return features.includes("offers") && features.includes("cart")
}

/** What the programme gives, in the sequence in which a customer experiences it. */
export interface ProgramRules {
  earning: string
  slice: string
  pizza: string
  waiting: string
}

export function describeRules(program: Membership["programConfig"]): ProgramRules {
  const { earnPointsPerOrder, pointsPerSlice, slicesPerPizza } = program
  const { earliest, latest } = creditTimes(0)
  return {
    earning: rewardsTexts.firstOrderEarns(earnPointsPerOrder),
    slice: rewardsTexts.pointsPerSlice(pointsPerSlice),
    pizza: rewardsTexts.slicesPerPizza(slicesPerPizza),
    waiting: rewardsTexts.pointsArrive(earliest / HOUR_MS, latest / HOUR_MS),
  }
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
  { burnable: { freeItems }, overall: { points, slices, missingPoints } }: Balance,
  { slicesPerPizza }: Pick<Membership["programConfig"], "slicesPerPizza">,
): BalanceDescription {
  const missingSlices = slicesPerPizza - slices
  if (points < 0) {
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

/** LOY-1: what a member loses by leaving. Empty if there is nothing to lose. */
export function describeLosses(membership: Membership): string[] {
  const { pending } = membership
  const points = membership.balance?.overall.points ?? 0
  const freePizzas = membership.balance?.burnable.freeItems ?? 0
  return [
    ...(points > 0 ? [rewardsTexts.points(points)] : []),
    ...(pending && pending.points > 0 ? [rewardsTexts.onTheirWay(pending.points)] : []),
    ...(freePizzas > 0 ? [rewardsTexts.freePizzas(freePizzas)] : []),
  ]
}
