import * as labels from "@hearth/texts/labels.ts"
import * as menuTexts from "@hearth/texts/loyalty/rewards-menu.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/burnt-slice-drawing.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { NO_RESPONSE } from "@hearth/browser/result.ts"
import { type Ref, useLayoutEffect, useRef } from "react"
import { useSearchParams } from "react-router"
import { useHydrated } from "../../client/loading/hydration.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useRequiredCustomer } from "../../client/session/use-customer.ts"
import { hasLostFocus } from "../../shared/page/focus-fallback.ts"
import { NeedsJavaScript } from "../../shared/page/needs-javascript.tsx"
import { type Balance, balanceOf, describeBalance, mayRedeem } from "../../shared/loyalty/describe-balance.ts"
import type { Membership } from "../../shared/loyalty/membership.api.ts"
import { JoinCard } from "./join-card.tsx"
import { LeaveProgram } from "./leave-program.tsx"
import { MemberCard } from "./member-card.tsx"
import { FoldedProgramRules } from "./program-rules.tsx"
import { RewardsHistory } from "./rewards-history.tsx"
import { RewardsMenu } from "./rewards-menu.tsx"
import styles from "./rewards.module.css"
import { useMembership } from "./use-membership.ts"
import { useIsInCart } from "./use-redeem.ts"

/**
 * LOY-1, LOY-4: the loyalty programme, for customers only (SES-10): joining it, the card with the history, and, with
 * `?choose=pizza`, the rewards menu. With `?from=payment`, a link leads back to the checkout.
 */
export function RewardsScreen({ heading }: { heading: string }) {
  const { features } = usePageContext()
  const customer = useRequiredCustomer()
  const { query, changed, membership, change } = useMembership(customer !== undefined)
  const [searchParams] = useSearchParams()
  // The server rendered the page without its query.
  const isHydrated = useHydrated()
  const isChoosing = isHydrated && searchParams.get("choose") === "pizza"
  const isFromCheckout = isHydrated && searchParams.get("from") === "payment"
  const headingRef = useRef<HTMLHeadingElement>(null)
  // Joining, leaving and opening the menu remove the pressed button together with its focus.
  useLayoutEffect(() => {
    if (hasLostFocus()) headingRef.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs after what removes the button
  }, [changed, isChoosing])
  if (query.state === "failed") {
    return (
      <EmptyState
        level={1}
        drawing={query.code === NO_RESPONSE ? <OfflineDrawing /> : <BurntSliceDrawing />}
        title={rewardsTexts.notLoaded}
        action={<Button onClick={query.retry}>{labels.tryAgain}</Button>}
      >
        {query.message ?? labels.slowConnection}
      </EmptyState>
    )
  }
  if (!customer || !membership) return <RewardsSkeleton heading={heading} />
  const balance = balanceOf(membership)
  return (
    <div className={styles.screen}>
      {isChoosing && balance && mayRedeem(features) ? (
        <ChoosePizza program={membership.programConfig} balance={balance} headingRef={headingRef} />
      ) : (
        <>
          <header>
            {isFromCheckout ? (
              <a href="/payment" className={styles.back}>
                <ChevronIcon to="left" size={18} />
                {rewardsTexts.backToCheckout}
              </a>
            ) : undefined}
            <h1 ref={headingRef} tabIndex={-1} className={styles.head}>
              {heading}
            </h1>
          </header>
          <MembershipView membership={membership} onChanged={change} />
        </>
      )}
    </div>
  )
}

interface MembershipViewProps {
  membership: Membership
  onChanged: (membership: Membership) => void
}

function MembershipView({ membership, onChanged }: MembershipViewProps) {
  const balance = balanceOf(membership)
  if (!balance) {
    return (
      <>
        <JoinCard program={membership.programConfig} onJoined={onChanged} />
        <RewardsHistory isMember={false} />
      </>
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <MemberCard membership={membership} balance={balance} />
        <FoldedProgramRules program={membership.programConfig} />
        <LeaveProgram membership={membership} onLeft={onChanged} />
      </div>
      <RewardsHistory isMember pending={membership.pending} />
    </div>
  )
}

interface ChoosePizzaProps {
  program: Membership["programConfig"]
  balance: Balance
  headingRef: Ref<HTMLHeadingElement>
}

function ChoosePizza({ program, balance, headingRef }: ChoosePizzaProps) {
  const canRedeem = balance.burnable.freeItems > 0
  const isInCart = useIsInCart()
  const { title, progress } = describeBalance(balance, program)
  const { pointsPerPizza } = program
  return (
    <>
      <header>
        <a href="/postorder-ui/rewards" className={styles.back}>
          <ChevronIcon to="left" size={18} />
          {menuTexts.backToRewards}
        </a>
        <h1 ref={headingRef} tabIndex={-1} className={styles.head}>
          {isInCart ? menuTexts.alreadyInCart : canRedeem ? rewardsTexts.chooseFreePizza : menuTexts.rewardsMenu}
        </h1>
        <p className={styles.intro}>
          {isInCart ? menuTexts.onePerOrder : canRedeem ? menuTexts.intro(pointsPerPizza) : (progress ?? title)}
        </p>
        {isInCart ? (
          <ButtonLink href="/cart" className={styles.toCart}>
            {labels.goToCart}
          </ButtonLink>
        ) : undefined}
      </header>
      <RewardsMenu points={pointsPerPizza} canRedeem={canRedeem && !isInCart} />
    </>
  )
}

function RewardsSkeleton({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className={styles.head}>{heading}</h1>
      <NeedsJavaScript />
      <div className={styles.columns}>
        <div className={styles.hero}>
          <Skeleton shape="circle" className={styles.pieBone} />
          <Skeleton lines={3} className={styles.linesBone} />
        </div>
        <Skeleton shape="card" className={styles.bone} />
      </div>
    </div>
  )
}
