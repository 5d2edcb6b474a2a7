import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { useQuery } from "../../../client/api/use-query.ts"
import { OneTimeCodeForm } from "../../../shared/one-time-code/one-time-code-form.tsx"
import { useSentCode } from "../../../shared/one-time-code/use-sent-code.ts"
import styles from "./payment-method.module.css"
import { type LinkedWallet, fetchLinkedWallet, linkWallet, verifyLink } from "./linked-wallet.api.ts"
import type { CheckoutState } from "../use-checkout.ts"

/** PAY-4: the customer links the wallet once with the provider's one-time code and then pays with a tap. */
export function LinkedWalletFields({ checkout, mustLink }: { checkout: CheckoutState; mustLink: boolean }) {
  const { country, bill } = checkout
  const query = useQuery(fetchLinkedWallet)
  const [linked, setLinked] = useState<LinkedWallet>()
  const [isOpen, setOpen] = useState(false)
  const code = useSentCode(linkWallet)
  const begin = async () => {
    await code.sendFirst()
    setOpen(true)
  }
  if (query.state === "loading") return <Skeleton lines={1} />
  if (query.state === "failed" && !linked) {
    return (
      <p className={styles.row}>
        {query.message ?? "MobiKwik doesn’t answer."}
        <Button size="small" variant="quiet" onClick={query.retry}>
          Try again
        </Button>
      </p>
    )
  }
  const wallet = linked ?? (query.state === "ready" ? query.value : undefined)
  if (wallet?.isLinked && !(mustLink && !linked)) {
    const isShort = wallet.balance !== null && bill !== null && wallet.balance < bill.payable
    return (
      <p className={styles.told}>
        {wallet.balance === null ? "Linked" : `Your balance: ${formatMoney(wallet.balance, country)}`}
        {isShort ? ". That is less than this order." : ""}
      </p>
    )
  }
  return (
    <>
      <div className={styles.row}>
        <Button variant="secondary" busy={code.busy} onClick={() => void begin()}>
          Link MobiKwik
        </Button>
      </div>
      {code.trouble ? <p role="alert">{code.trouble}</p> : undefined}
      <Sheet
        open={isOpen && code.resendAt !== undefined}
        onClose={() => setOpen(false)}
        title="Link MobiKwik"
        subtitle="MobiKwik sent six digits to your number."
      >
        <div className={styles.sheet}>
          <OneTimeCodeForm
            label="Link it"
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
