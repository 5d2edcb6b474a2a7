import { creditTimes } from "@hearth/domain/loyalty/earning-times.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { usablePoints } from "../../shared/loyalty/describe-balance.ts"
import type { Membership } from "../../shared/loyalty/membership.api.ts"

const HOUR_MS = 3_600_000

/** What the programme gives, in the sequence in which a customer experiences it. */
export interface ProgramRules {
  earning: string
  pizza: string
  waiting: string
}

export function describeRules(program: Membership["programConfig"]): ProgramRules {
  const { earnPointsPerOrder, pointsPerSlice, slicesPerPizza } = program
  const { earliest, latest } = creditTimes(0)
  return {
    earning: rewardsTexts.firstOrderEarns(Math.floor(earnPointsPerOrder / pointsPerSlice), earnPointsPerOrder),
    pizza: rewardsTexts.slicesPerPizza(slicesPerPizza),
    waiting: rewardsTexts.pointsArrive(earliest / HOUR_MS, latest / HOUR_MS),
  }
}

/** LOY-1: what a member loses by leaving. Empty if there is nothing to lose. */
export function describeLosses(membership: Membership): string[] {
  const { balance, pending } = membership
  const points = balance ? usablePoints(balance) : 0
  const freePizzas = balance?.burnable.freeItems ?? 0
  const collected = freePizzas > 0 ? rewardsTexts.pointsWithFreePizzas(points, freePizzas) : rewardsTexts.points(points)
  return [
    ...(points > 0 ? [collected] : []),
    ...(pending && pending.points > 0 ? [rewardsTexts.onTheirWay(pending.points)] : []),
  ]
}
