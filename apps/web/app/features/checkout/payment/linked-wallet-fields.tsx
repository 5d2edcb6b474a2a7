import * as labels from "@hearth/texts/labels.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { useQuery } from "@hearth/browser/use-query.ts"
import { OneTimeCodeForm } from "../../../shared/one-time-code/one-time-code-form.tsx"
import { useSentCode } from "../../../shared/one-time-code/use-sent-code.ts"
import styles from "./payment-method.module.css"
import { type LinkedWallet, fetchLinkedWallet, linkWallet, verifyLink } from "./linked-wallet.api.ts"
import type { CheckoutState } from "../use-checkout.ts"

/**
 * PAY-4: the customer links the wallet once with the provider's one-time code and then pays with a tap. `mustLink`: a
 * payment was refused because the wallet has to be linked again.
 */
export function LinkedWalletFields({ checkout, mustLink }: { checkout: CheckoutState; mustLink: boolean }) {
  const { country, bill } = checkout
  const query = useQuery(fetchLinkedWallet)
  const [newlyLinkedWallet, setLinked] = useState<LinkedWallet>()
  const [isOpen, setOpen] = useState(false)
  const code = useSentCode(linkWallet)
  const startLinking = async () => {
    await code.sendFirstCode()
    setOpen(true)
  }
  if (query.state === "loading") return <Skeleton lines={1} />
  if (query.state === "failed" && !newlyLinkedWallet) {
    return (
      <p className={styles.row}>
        {query.message ?? paymentTexts.mobikwikUnreachable}
        <Button size="small" variant="quiet" onClick={query.retry}>
          {labels.tryAgain}
        </Button>
      </p>
    )
  }
  const wallet = newlyLinkedWallet ?? (query.state === "ready" ? query.value : undefined)
  if (wallet?.isLinked && (!mustLink || newlyLinkedWallet)) {
    if (wallet.balance === null) return <p className={styles.result}>{paymentTexts.linked}</p>
    const isBalanceTooLow = bill !== null && wallet.balance < bill.payable
    const balanceText = isBalanceTooLow ? paymentTexts.linkedBalanceTooLow : paymentTexts.linkedBalance
    return <p className={styles.result}>{balanceText(wallet.balance, country)}</p>
  }
  return (
    <>
      <div className={styles.row}>
        <Button variant="secondary" busy={code.busy} onClick={() => void startLinking()}>
          {paymentTexts.linkMobikwik}
        </Button>
      </div>
      {code.error ? <p role="alert">{code.error}</p> : undefined}
      <Sheet
        open={isOpen && code.resendAt !== undefined}
        onClose={() => setOpen(false)}
        title={paymentTexts.linkMobikwik}
        subtitle={paymentTexts.mobikwikCodeSent}
      >
        <div className={styles.sheet}>
          <OneTimeCodeForm
            label={paymentTexts.linkWallet}
            resendAt={code.resendAt ?? 0}
            onResend={code.send}
            onCode={async (typed) => {
              const result = await verifyLink(typed)
              if (!result.ok) return result
              setLinked(result.data)
              setOpen(false)
              return undefined
            }}
          />
        </div>
      </Sheet>
    </>
  )
}
