import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { useAnswer } from "../../session/use-answer.ts"
import { CodeForm } from "../../shell/one-time-code/code-form.tsx"
import { useSentCode } from "../../shell/one-time-code/use-sent-code.ts"
import styles from "./pay-option.module.css"
import { type LinkedWallet, linkedWallet, linkWallet, verifyLink } from "./linked-wallet.api.ts"
import type { CheckoutState } from "./use-checkout.ts"

/** PAY-4: link it once by the provider's own code, then pay with a tap. */
export function LinkedWalletPart({ checkout, isWanted }: { checkout: CheckoutState; isWanted: boolean }) {
  const { country, bill } = checkout
  const answer = useAnswer(linkedWallet)
  const [linked, setLinked] = useState<LinkedWallet>()
  const [isOpen, setOpen] = useState(false)
  const code = useSentCode(linkWallet)
  const begin = async () => {
    await code.first()
    setOpen(true)
  }
  if (answer.state === "loading") return <Skeleton lines={1} />
  if (answer.state === "failed" && !linked) {
    return (
      <p className={styles.row}>
        {answer.message ?? "MobiKwik doesn’t answer."}
        <Button size="small" variant="quiet" onClick={answer.retry}>
          Try again
        </Button>
      </p>
    )
  }
  const wallet = linked ?? (answer.state === "ready" ? answer.value : undefined)
  if (wallet?.isLinked && !(isWanted && !linked)) {
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
          <CodeForm
            label="Link it"
            resendAt={code.resendAt ?? 0}
            onResend={code.send}
            onCode={async (typed) => {
              const told = await verifyLink(typed)
              if (!told.ok) return told
              setLinked(told.answer)
              setOpen(false)
              return undefined
            }}
          />
        </div>
      </Sheet>
    </>
  )
}
