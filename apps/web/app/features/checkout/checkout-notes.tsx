import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useBoot } from "../../session/boot.tsx"
import { screenOf } from "../../shell/order-way.ts"
import styles from "./checkout.module.css"
import { sayPaid } from "./say-pay.ts"
import { Problems, type problemsOf } from "./section.tsx"
import type { Changed } from "./use-pay.ts"

/** A payment that was begun before the page was left, and may be gone on with. */
export function UnderWay({ order }: { order: Transaction }) {
  const { country } = useBoot()
  const { payment, next, confirmation } = order
  const isOpen = payment?.status === "PENDING" || payment?.status === "CREATED"
  if (confirmation !== "pending" || !payment || !isOpen || next.kind === "pay" || next.kind === "code") return undefined
  const href = next.kind === "page" ? next.url : screenOf(order)
  return (
    <section className={styles.note} aria-label="A payment under way">
      <InfoIcon size={20} />
      <p>
        <strong>A payment of {sayPaid(payment.mode, payment.amount, country)} is waiting.</strong>
        <span>Go on with it, or pay another way: it is never taken twice.</span>
      </p>
      <ButtonLink size="small" href={href}>
        Go on paying
      </ButtonLink>
    </section>
  )
}

export function ChangedNote({ changed, payable }: { changed: Changed | undefined; payable: number }) {
  const { country } = useBoot()
  return (
    // Always there: what appears in it is read out.
    <output>
      {changed ? (
        <span className={styles.note}>
          <InfoIcon size={20} />
          <span>
            <strong>{changed.message}</strong>
            {changed.before === payable ? undefined : (
              <span>
                It was {formatMoney(changed.before, country)}, now it is {formatMoney(payable, country)}.
              </span>
            )}
            <span>Nothing was charged.</span>
          </span>
        </span>
      ) : undefined}
    </output>
  )
}

export function CartProblems({ problems }: { problems: ReturnType<typeof problemsOf> }) {
  return (
    <div id="cart" tabIndex={-1} className={styles.cart}>
      <Problems problems={problems} />
      {problems.length > 0 ? (
        <ButtonLink size="small" variant="secondary" href="/cart">
          See the cart
        </ButtonLink>
      ) : undefined}
    </div>
  )
}
