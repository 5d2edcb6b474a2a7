import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { formatCountdown } from "../time/format-countdown.ts"
import { useCustomer } from "../../client/session/use-customer.ts"
import { formatCancelling } from "./format-cancelling.ts"
import { cancelOrder } from "./transactions.api.ts"
import styles from "./cancel-order.module.css"

interface CancelOrderProps {
  order: Pick<Transaction, "orderId" | "paymentMode" | "orderStatus" | "forfeitsPoints">
  /** LOY-2: the points that paid for a free pizza; 0 if none did. */
  spentPoints: number
  /** Until when the order can be cancelled; null once the kitchen has started or the order has ended. */
  until: string | null
  now: number
  onCancelled: (order: Transaction) => void
}

const HOUR_MS = 3_600_000

/**
 * ORD-12: cancels an order before the kitchen starts it; the money is refunded to its source or to the wallet. If the
 * kitchen starts while the confirmation is open, the dialog says that it is too late.
 */
export function CancelOrder({ order, spentPoints, until, now, onCancelled }: CancelOrderProps) {
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [refundTo, setRefundTo] = useState<"source" | "wallet">("source")
  const hasWallet = usePageContext().features.includes("wallet")
  const customer = useCustomer()
  const isCash = order.paymentMode === "COD"
  const hasRefund = !isCash && order.paymentMode !== "FREE"
  const canChooseRefund = hasRefund && order.paymentMode !== "WALLET" && hasWallet && Boolean(customer)
  const isCancelled = order.orderStatus === "CANCELLED"
  if (isOpen && isCancelled) setOpen(false)
  const msLeft = until === null ? 0 : Date.parse(until) - now
  const isTooLate = msLeft <= 0
  if (isCancelled || (isTooLate && !isOpen)) return undefined
  const cancel = async () => {
    setBusy(true)
    setError(undefined)
    const result = await cancelOrder(order.orderId, canChooseRefund ? refundTo : "source")
    setBusy(false)
    if (!result.ok) return setError(result.message)
    setOpen(false)
    onCancelled(result.data)
  }
  return (
    <div className={styles.cancel}>
      {isTooLate ? undefined : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {orderTexts.cancelOrder}
        </Button>
      )}
      {!isTooLate && msLeft < HOUR_MS ? (
        <span className={styles.muted}>{orderTexts.cancelTimeLeft(formatCountdown(msLeft))}</span>
      ) : undefined}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={orderTexts.cancelThisOrder}
        footer={
          <div className={styles.buttons}>
            {isTooLate ? undefined : (
              <Button variant="danger" full busy={busy} onClick={() => void cancel()}>
                {orderTexts.cancelOrder}
              </Button>
            )}
            <Button variant="quiet" full onClick={() => setOpen(false)}>
              {isTooLate ? labels.close : orderTexts.keepOrder}
            </Button>
          </div>
        }
      >
        <div className={styles.sheet}>
          {isTooLate ? undefined : <p>{formatCancelling({ ...order, spentPoints })}</p>}
          {!isTooLate && canChooseRefund ? (
            <RadioGroup
              legend={orderTexts.refundTo}
              value={refundTo}
              onChange={setRefundTo}
              options={[
                {
                  value: "source",
                  label: orderTexts.originalPaymentMethod,
                  hint: orderTexts.originalPaymentMethodTime,
                },
                { value: "wallet", label: orderTexts.yourWallet, hint: orderTexts.yourWalletTime },
              ]}
            />
          ) : undefined}
          <div role="alert">
            {isTooLate || error ? (
              <p className={styles.error}>{isTooLate ? orderTexts.tooLateToCancel : error}</p>
            ) : undefined}
          </div>
        </div>
      </Sheet>
    </div>
  )
}
