import type { PageContext } from "@hearth/contract/page-rendering.ts"
import { projectPie } from "@hearth/domain/loyalty/project-pie.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as cardTexts from "@hearth/texts/loyalty/loyalty-cards.ts"
import * as entryTexts from "@hearth/texts/loyalty/rewards-entry.ts"
import * as menuTexts from "@hearth/texts/loyalty/rewards-menu.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { balanceOf, describeBalance, mayRedeem, usablePoints } from "../../shared/loyalty/describe-balance.ts"
import type { Membership } from "../../shared/loyalty/membership.api.ts"
import type { Program } from "../../shared/loyalty/program-of-country.ts"
import { describeEarned, invitingPie, joinAction } from "./describe-earning.ts"
import type { CardDescription } from "./loyalty-card.tsx"
import { REDEEM_HREF, REWARDS_HREF } from "./loyalty-routes.ts"

/** LOY-2: a member's pie on the home page, or the invitation to join. */
export function describeHomeCard(
  membership: Membership,
  features: PageContext["features"],
  { isInCart = false }: { isInCart?: boolean } = {},
): CardDescription {
  const { programConfig: program, pending } = membership
  const balance = balanceOf(membership)
  if (!balance) return inviteAtHome(program, { isGuest: false })
  const total = program.slicesPerPizza
  const { freeItems } = balance.burnable
  const { filledSlices, title, progress } = describeBalance(balance, program)
  if (freeItems > 0) {
    return {
      title: isInCart ? menuTexts.alreadyInCart : cardTexts.freePizzasWaiting(freeItems),
      text: progress ?? title,
      pie: { filled: filledSlices, coming: 0, total },
      action: isInCart
        ? { label: labels.goToCart, href: "/cart" }
        : mayRedeem(features)
          ? { label: rewardsTexts.chooseFreePizza, href: REDEEM_HREF }
          : { label: cardTexts.seeRewards, href: REWARDS_HREF },
    }
  }
  const { comingSlices } = projectPie(usablePoints(balance), pending?.points ?? 0, program)
  const collected =
    comingSlices > 0
      ? cardTexts.collectedAndOnTheWay(filledSlices, total, comingSlices)
      : cardTexts.collected(filledSlices, total)
  return {
    title,
    text: progress ?? collected,
    pie: { filled: filledSlices, coming: comingSlices, total },
    action: { label: cardTexts.seeRewards, href: REWARDS_HREF },
  }
}

/** What a customer sees whose balance can't be loaded. */
export function linkToRewards(program: Program): CardDescription {
  return {
    title: entryTexts.rewards,
    text: entryTexts.collectSlices,
    pie: invitingPie(program),
    action: { label: cardTexts.seeRewards, href: REWARDS_HREF },
  }
}

/** LOY-4: what the programme gives, from the country's rules: only one order of a day earns points. */
export function inviteAtHome(program: Program, { isGuest }: { isGuest: boolean }): CardDescription {
  const { earnPointsPerOrder, pointsPerPizza } = program
  return {
    title: cardTexts.daysForPizza(Math.ceil(pointsPerPizza / earnPointsPerOrder)),
    text: cardTexts.firstOrderEarns(describeEarned(0, earnPointsPerOrder, program)),
    pie: invitingPie(program),
    action: joinAction(program, { isGuest }),
  }
}
