import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as walletTexts from "@hearth/texts/checkout/wallet.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { formatSlot } from "../../shared/time/format-slot.ts"
import { type WalletHistoryState, useWalletHistory } from "./use-wallet-history.ts"
import type { Program, WalletMovement } from "./wallet.api.ts"
import styles from "./wallet.module.css"

const ALL = "ALL"
const kinds = [
  { value: ALL, label: walletTexts.all },
  { value: "PIZZA_PALS", label: walletTexts.pizzaPals },
  { value: "PROMO", label: walletTexts.promo },
  { value: "REFUND", label: walletTexts.refunds },
] as const

type Kind = (typeof kinds)[number]["value"]

/** The wallet's movements, newest first, with a filter by program. */
export function WalletHistory() {
  const [kind, setKind] = useState<Kind>(ALL)
  const program: Program | undefined = kind === ALL ? undefined : kind
  const history = useWalletHistory(program)
  return (
    <Card as="section" className={styles.history}>
      <h2 className={styles.title}>{walletTexts.transactions}</h2>
      <RadioGroup
        legend={walletTexts.transactionType}
        legendHidden
        variant="chips"
        options={kinds}
        value={kind}
        onChange={setKind}
      />
      <Movements history={history} isAll={kind === ALL} />
    </Card>
  )
}

function Movements({ history, isAll }: { history: WalletHistoryState; isAll: boolean }) {
  const { movements, state, hasMore } = history
  if (state === "ready" && movements.length === 0) {
    return (
      <EmptyState drawing={<BoxDrawing />} title={walletTexts.noTransactions} level={3}>
        {isAll ? walletTexts.refundsAppearHere : walletTexts.chooseOtherType}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-busy={state === "loading"}>
        {movements.map((movement) => (
          <Movement key={movement.movementId} movement={movement} />
        ))}
      </ul>
      {state === "loading" && movements.length === 0 ? <Skeleton lines={6} /> : undefined}
      {state === "failed" ? (
        <p className={styles.quiet} role="alert">
          {history.message ?? walletTexts.transactionsNotLoaded}
          <Button size="small" variant="quiet" onClick={history.retry}>
            {labels.tryAgain}
          </Button>
        </p>
      ) : undefined}
      {hasMore && state !== "failed" ? (
        <Button variant="secondary" full busy={state === "loading"} onClick={history.loadMore}>
          {labels.loadMore}
        </Button>
      ) : undefined}
    </>
  )
}

function Movement({ movement: { title, amount, at, orderId, balance } }: { movement: WalletMovement }) {
  const { country } = usePageContext()
  const isCredit = amount > 0
  return (
    <li className={styles.movement}>
      <span className={styles.description}>
        <strong>{title}</strong>
        <span className={styles.muted}>
          {[formatSlot(at, countries[country].timeZone, serverNow()), orderId].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className={styles.amounts}>
        <strong className={classNames(isCredit && styles.credit)}>
          {isCredit ? "+" : ""}
          {formatMoney(amount, country)}
        </strong>
        <span className={styles.muted}>{formatMoney(balance, country)}</span>
      </span>
    </li>
  )
}
