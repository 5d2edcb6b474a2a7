import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as rewardsEntryTexts from "@hearth/texts/loyalty/rewards-entry.ts"
import * as walletTexts from "@hearth/texts/checkout/wallet.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon, StarIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { type Query, useQuery } from "@hearth/browser/use-query.ts"
import { useRequiredCustomer } from "../../client/session/use-customer.ts"
import { mayReadWallet } from "./may-read-wallet.ts"
import { WalletHistory } from "./wallet-history.tsx"
import { type WalletSummary, fetchWalletSummary } from "./wallet.api.ts"
import styles from "./wallet.module.css"

/** PAY-8, PAY-9: the balance by program, and its movements. For customers only. */
export function WalletScreen({ heading }: { heading: string }) {
  const customer = useRequiredCustomer()
  const canRead = mayReadWallet(Boolean(customer), usePageContext())
  const query = useQuery(canRead ? fetchWalletSummary : undefined)
  if (customer && !canRead)
    return (
      <div className={styles.screen}>
        <h1 className={styles.head}>{heading}</h1>
        <Card as="section" className={styles.unavailable}>
          <p>{walletTexts.notInThisApp}</p>
        </Card>
        <RewardsLink />
      </div>
    )
  return (
    <div className={styles.screen}>
      <h1 className={styles.head}>{heading}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Summary query={query} />
          <RewardsLink />
        </div>
        {customer ? <WalletHistory /> : <Skeleton shape="card" className={styles.skeleton} />}
      </div>
    </div>
  )
}

/** LOY-4: points aren't money, so they have their own page. */
function RewardsLink() {
  if (!usePageContext().features.includes("loyalty")) return undefined
  return (
    <a href="/postorder-ui/rewards" className={styles.rewards}>
      <StarIcon size={22} />
      <span>
        <strong>{rewardsEntryTexts.rewards}</strong>
        <span className={styles.muted}>{rewardsEntryTexts.collectSlices}</span>
      </span>
      <ChevronIcon size={18} />
    </a>
  )
}

function Summary({ query }: { query: Query<WalletSummary | null> }) {
  const { country } = usePageContext()
  if (query.state === "loading") return <Skeleton shape="card" className={styles.balanceSkeleton} />
  const summary = query.state === "ready" ? query.value : null
  if (!summary) {
    const retry = query.state === "ready" ? query.reload : query.retry
    return (
      <Card as="section" className={styles.unavailable}>
        <p>{walletTexts.balanceNotLoaded}</p>
        <Button size="small" variant="secondary" onClick={retry}>
          {labels.tryAgain}
        </Button>
      </Card>
    )
  }
  const { balance, pointsBreakdown } = summary
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <h2 id="balance" className={styles.label}>
        {walletTexts.yourBalance}
      </h2>
      <p className={styles.sum} data-testid="wallet-balance">
        {formatMoney(balance, country)}
      </p>
      <dl className={styles.kinds}>
        {pointsBreakdown.map(({ title, amount }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{formatMoney(amount, country)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{walletTexts.spendAtCheckout}</p>
    </section>
  )
}
