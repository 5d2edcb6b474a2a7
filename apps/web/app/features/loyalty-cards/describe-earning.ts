import { projectPie, slicesEarned } from "@hearth/domain/loyalty/project-pie.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import type { PageContext } from "@hearth/contract/page-rendering.ts"
import * as cardTexts from "@hearth/texts/loyalty/loyalty-cards.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { type Balance, balanceOf, mayRedeem } from "../../shared/loyalty/describe-balance.ts"
import { formatCreditDay } from "../../shared/loyalty/format-pending.ts"
import type { Program } from "../../shared/loyalty/program-of-country.ts"
import type { CardDescription } from "./loyalty-card.tsx"
import { REDEEM_HREF, REWARDS_HREF } from "./loyalty-routes.ts"
import type { EarningDetails } from "./loyalty-cards.api.ts"

/** LOY-3: what the order in checkout earns. Undefined if there is nothing to say. */
export function describeNextOrder({ earning, membership }: EarningDetails): CardDescription | undefined {
  const { programConfig: program, state } = earning
  if (state === "NOT_A_MEMBER") return inviteInCheckout(program, { isGuest: false })
  const balance = balanceOf(membership)
  if (!balance) return undefined
  if (state === "ANOTHER_ORDER") return describeNoPoints(cardTexts.anotherOrderEarnedToday, balance, program)
  if (state === "DAY_LOST") return describeNoPoints(cardTexts.todaysPointsLost, balance, program)
  if (state === "FIRST_DELIVERED") return describeSharedDay(earning.points, balance, program)
  if (state !== "EXPECTED") return undefined
  const pendingPoints = membership.pending?.points ?? 0
  const earned = describeEarned(balance.overall.points + pendingPoints, earning.points, program)
  return {
    title: cardTexts.thisOrderEarns(earned),
    ...describeProgress(balance, pendingPoints, earning.points, program),
  }
}

/** The order whose page shows the card. */
export interface ShownOrder {
  deliveryType: DeliveryType
  zone: TimeZone
  now: number
  features: PageContext["features"]
  /** The points that paid for a free pizza of the order; 0 if none did. */
  spentPoints: number
}

/** LOY-3: what a placed order earns or has earned. Undefined if there is nothing to say. */
export function describeOrder(
  { earning, membership }: EarningDetails,
  { deliveryType, zone, now, features, spentPoints }: ShownOrder,
): CardDescription | undefined {
  const { programConfig: program, state, points } = earning
  if (state === "NOT_A_MEMBER") return inviteAfterOrder(program)
  const balance = balanceOf(membership)
  if (!balance || (state === "NONE" && spentPoints === 0)) return undefined
  const pendingPoints = membership.pending?.points ?? 0
  const currentPoints = balance.overall.points
  const action = { label: cardTexts.seeRewards, href: REWARDS_HREF }
  switch (state) {
    case "NONE":
      return { ...describeFreePizzaOrder(balance, pendingPoints, program), action }
    case "EXPECTED": {
      const earned = describeEarned(currentPoints + pendingPoints, points, program)
      const progress = describeProgress(balance, pendingPoints, points, program)
      return { title: cardTexts.youEarn(earned, deliveryType), ...progress, action }
    }
    case "FIRST_DELIVERED":
      return { ...describeSharedDay(points, balance, program), action }
    case "PENDING": {
      const earned = describeEarned(currentPoints + pendingPoints - points, points, program)
      const day = earning.creditedBy === null ? undefined : formatCreditDay(earning.creditedBy, zone, now)
      // The order's own points are among those that are pending.
      const progress = describeProgress(balance, Math.max(0, pendingPoints - points), points, program)
      return { title: cardTexts.earnedOnTheWay(earned, day), ...progress, action }
    }
    case "CREDITED": {
      const { freeItems } = balance.burnable
      const canRedeem = freeItems > 0 && mayRedeem(features)
      return {
        title: cardTexts.thisOrderEarned(describeEarned(0, points, program)),
        text:
          freeItems > 0
            ? cardTexts.freePizzasWaiting(freeItems)
            : cardTexts.collected(balance.overall.slices, program.slicesPerPizza),
        pie: currentPie(balance, program),
        action: canRedeem ? { label: rewardsTexts.chooseFreePizza, href: REDEEM_HREF } : action,
      }
    }
    case "DAY_LOST":
      return { ...describeNoPoints(cardTexts.daysPointsLost, balance, program), action }
    case "ANOTHER_ORDER":
      return { ...describeNoPoints(cardTexts.anotherOrderEarned, balance, program), action }
  }
}

/** The programme can't be reached. The card keeps its place and leads to the rewards page, which can try again. */
export function describeFailure({ slicesPerPizza }: Program): CardDescription {
  return {
    isQuiet: true,
    title: cardTexts.yourRewards,
    text: cardTexts.notLoaded,
    pie: { filled: 0, coming: 0, total: slicesPerPizza },
    action: { label: cardTexts.seeRewards, href: REWARDS_HREF },
  }
}

/** For customers who aren't members, and for guests, who sign in over the checkout and stay there. */
export function inviteInCheckout(program: Program, { isGuest }: { isGuest: boolean }): CardDescription {
  return {
    title: cardTexts.thisOrderCouldEarn(describeEarned(0, program.earnPointsPerOrder, program)),
    text: rewardsTexts.slicesPerPizza(program.slicesPerPizza),
    pie: invitingPie(program),
    action: isGuest
      ? { label: cardTexts.signInToJoin(program.name), href: "?login=number" }
      : { label: rewardsTexts.joinProgram(program.name), href: `${REWARDS_HREF}?from=payment` },
  }
}

/** For customers who aren't members: the order is placed and can't earn any more. */
function inviteAfterOrder(program: Program): CardDescription {
  const earned = describeEarned(0, program.earnPointsPerOrder, program)
  return {
    title: cardTexts.thisOrderWouldHaveEarned(program.name, earned),
    text: cardTexts.joinToEarn(earned),
    pie: invitingPie(program),
    action: joinAction(program, { isGuest: false }),
  }
}

/**
 * For guests. The order of a guest who signs in before the handover earns if the account was a member's when the order
 * was placed.
 */
export function inviteGuestAfterOrder(program: Program, { isHandedOver }: { isHandedOver: boolean }): CardDescription {
  if (isHandedOver) return { ...inviteAfterOrder(program), action: joinAction(program, { isGuest: true }) }
  return {
    title: cardTexts.alreadyMember(program.name),
    text: cardTexts.signInForThisOrder(describeEarned(0, program.earnPointsPerOrder, program)),
    pie: invitingPie(program),
    action: { label: cardTexts.signIn, href: REWARDS_HREF },
  }
}

/** The rewards page asks a guest to sign in first. */
export function joinAction({ name }: Program, { isGuest }: { isGuest: boolean }): CardDescription["action"] {
  return { label: isGuest ? cardTexts.signInToJoin(name) : rewardsTexts.joinProgram(name), href: REWARDS_HREF }
}

/** An empty pie whose first slice is within reach. */
export function invitingPie(program: Program): CardDescription["pie"] {
  const { slices: filled, comingSlices: coming } = projectPie(0, program.earnPointsPerOrder, program)
  return { filled, coming, total: program.slicesPerPizza }
}

export function describeEarned(pointsBefore: number, points: number, program: Program) {
  return { slices: slicesEarned(pointsBefore, points, program), points }
}

/** The collected slices, those of earlier orders that are on their way, and whether this order completes the pie. */
function describeProgress(
  { overall: { points } }: Balance,
  earlierPoints: number,
  orderPoints: number,
  program: Program,
): Pick<CardDescription, "text" | "pie"> {
  const total = program.slicesPerPizza
  const { slices, comingSlices } = projectPie(points, earlierPoints + orderPoints, program)
  const earlierSlices = projectPie(points, earlierPoints, program).comingSlices
  const completes = projectPie(points + earlierPoints, orderPoints, program).isCompleted
  const progress =
    earlierSlices > 0
      ? cardTexts.collectedAndOnTheWay(slices, total, earlierSlices)
      : cardTexts.collected(slices, total)
  return {
    text: completes ? cardTexts.completesFreePizza(progress) : progress,
    pie: { filled: slices, coming: comingSlices, total },
  }
}

/** Several orders of a day are open, and one of them will earn. */
function describeSharedDay(points: number, balance: Balance, program: Program): CardDescription {
  return {
    isQuiet: true,
    title: cardTexts.oneOrderEarns(describeEarned(balance.overall.points, points, program)),
    text: cardTexts.firstDeliveredEarns,
    pie: currentPie(balance, program),
  }
}

/** An order of a free pizza alone earns nothing, and the points that paid for it are gone. */
function describeFreePizzaOrder(balance: Balance, pendingPoints: number, program: Program): CardDescription {
  const { text, pie } = describeProgress(balance, pendingPoints, 0, program)
  return { isQuiet: true, title: cardTexts.nextPizzaStarts, text: cardTexts.paidWithPoints(text), pie }
}

function describeNoPoints(text: string, balance: Balance, program: Program): CardDescription {
  return { isQuiet: true, title: cardTexts.noPointsThisTime, text, pie: currentPie(balance, program) }
}

function currentPie({ burnable, overall }: Balance, { slicesPerPizza }: Program): CardDescription["pie"] {
  return { filled: burnable.freeItems > 0 ? slicesPerPizza : overall.slices, coming: 0, total: slicesPerPizza }
}
