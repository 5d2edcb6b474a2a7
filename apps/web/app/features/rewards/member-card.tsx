import { countries } from "@hearth/domain/countries/countries.ts"
import { projectPie } from "@hearth/domain/loyalty/project-pie.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as menuTexts from "@hearth/texts/loyalty/rewards-menu.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { ClockIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { type Balance, describeBalance, mayRedeem, usablePoints } from "../../shared/loyalty/describe-balance.ts"
import { formatPending } from "../../shared/loyalty/format-pending.ts"
import type { Membership } from "../../shared/loyalty/membership.api.ts"
import { RewardPie } from "../../shared/loyalty/reward-pie.tsx"
import styles from "./rewards.module.css"
import { useIsInCart } from "./use-redeem.ts"

const CHOOSE_PIZZA_HREF = "?choose=pizza"

interface MemberCardProps {
  membership: Membership
  balance: Balance
}

/** LOY-1, LOY-2: the pie, the points, and what is on its way. A free pizza can be chosen from here. */
export function MemberCard({ membership: { programConfig, pending, loyaltyCardCode }, balance }: MemberCardProps) {
  const pageContext = usePageContext()
  const { country, features } = pageContext
  const { filledSlices, title, progress, explanation } = describeBalance(balance, programConfig)
  const points = usablePoints(balance)
  const isPizzaReady = balance.burnable.freeItems > 0
  const isInCart = useIsInCart()
  // While a free pizza is ready, the pie is full.
  const comingSlices = isPizzaReady ? 0 : projectPie(points, pending?.points ?? 0, programConfig).comingSlices
  const menuPath = visibleNavItems(pageContext).find(({ id }) => id === "menu")?.to
  return (
    <section className={styles.hero} aria-labelledby="balance-title">
      <p className={styles.program}>{programConfig.name}</p>
      <div className={styles.pie}>
        <RewardPie filled={filledSlices} coming={comingSlices} total={programConfig.slicesPerPizza} />
      </div>
      <h2 id="balance-title" className={styles.heroTitle}>
        {isInCart ? menuTexts.alreadyInCart : title}
      </h2>
      {progress ? <p className={styles.heroText}>{progress}</p> : undefined}
      {explanation ? (
        <p className={styles.note}>
          <InfoIcon size={18} />
          {explanation}
        </p>
      ) : undefined}
      {balance.reserved.points > 0 ? (
        <p className={styles.note}>
          <InfoIcon size={18} />
          {rewardsTexts.reservedForUnpaidOrder(balance.reserved.points)}
        </p>
      ) : undefined}
      {pending ? (
        <p className={classNames(styles.note, styles.pending)}>
          <ClockIcon size={18} />
          {formatPending(pending, countries[country].timeZone, serverNow())}
        </p>
      ) : undefined}
      {isPizzaReady || menuPath === undefined ? undefined : (
        <ButtonLink href={menuPath} full size="large">
          {rewardsTexts.orderNow}
        </ButtonLink>
      )}
      {mayRedeem(features) ? (
        <ButtonLink
          href={isInCart ? "/cart" : CHOOSE_PIZZA_HREF}
          full
          size={isPizzaReady ? "large" : "medium"}
          variant={isPizzaReady ? "primary" : "secondary"}
        >
          {isInCart ? labels.goToCart : isPizzaReady ? rewardsTexts.chooseFreePizza : rewardsTexts.seeRewardsMenu}
        </ButtonLink>
      ) : isPizzaReady ? (
        <p className={styles.note}>
          <InfoIcon size={18} />
          {rewardsTexts.notInThisApp}
        </p>
      ) : undefined}
      <dl className={styles.facts}>
        <div>
          <dt>{rewardsTexts.yourBalance}</dt>
          <dd data-testid="reward-points">{rewardsTexts.points(points)}</dd>
        </div>
        <div>
          <dt>{rewardsTexts.cardNumber}</dt>
          <dd>{loyaltyCardCode}</dd>
        </div>
      </dl>
    </section>
  )
}
