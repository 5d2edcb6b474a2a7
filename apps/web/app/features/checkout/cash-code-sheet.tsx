import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { enterAs } from "../../session/enter-as.ts"
import { askForCart } from "../../session/keep-cart.ts"
import { serverNow } from "../../session/server-clock.ts"
import { CodeForm, resendAtOf, type Trouble } from "../../shell/one-time-code/code-form.tsx"
import { showNumber } from "../../shell/one-time-code/number-hint.ts"
import { RESEND_SECONDS } from "../../shell/one-time-code/resend.tsx"
import { screenOf } from "../../shell/order-way.ts"
import { sendCashCode, takeCashCode } from "./cash-code.api.ts"
import styles from "./checkout.module.css"
import { endOrderInHand } from "../../session/order-in-hand.ts"
import type { CashCode } from "./use-pay.ts"

interface CashCodeSheetProps {
  cash: CashCode
  mobile: string
  /** `trouble`: what keeps the order from being placed this way, code or not. */
  onClose: (trouble?: { code: string; message: string }) => void
}

/** What is wrong with the order, not with the code. */
const ofOrder = new Set(["ORDER_OVER", "CASH_REFUSED", "CHECKOUT_REFUSED", "PRICE_CHANGED", "NOT_FOUND"])

/** PAY-3, IDN-5: the code places the order, and signs a guest in. */
export function CashCodeSheet({ cash, mobile, onClose }: CashCodeSheetProps) {
  const { country } = useBoot()
  const navigate = useNavigate()
  const [resendAt, setResendAt] = useState(() =>
    cash.sent ? resendAtOf(cash.sent) : serverNow() + RESEND_SECONDS * 1000,
  )
  const check = async (code: string): Promise<Trouble> => {
    const told = await takeCashCode(cash.transactionId, code)
    if (!told.ok) {
      if (!ofOrder.has(told.code)) return told
      onClose(told)
      return undefined
    }
    const { transaction, session } = told.answer
    endOrderInHand(transaction)
    if (session) await enterAs(session)
    else void askForCart()
    await navigate(screenOf(transaction))
    return undefined
  }
  const resend = async () => {
    const told = await sendCashCode(cash.transactionId)
    if (told.ok) setResendAt(resendAtOf(told.answer))
    return told
  }
  return (
    <Sheet
      open
      onClose={() => onClose()}
      closeOnOutside={false}
      title="Confirm your order"
      subtitle={`We sent six digits to ${showNumber(mobile, country)}. You pay when you get it.`}
    >
      <div className={styles.sheet}>
        <CodeForm label="Place the order" resendAt={resendAt} onCode={check} onResend={resend} />
      </div>
    </Sheet>
  )
}
