import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import { useNavigate } from "react-router"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { completeSignIn } from "../../../shared/sign-in/complete-sign-in.ts"
import { fetchCart } from "../../../cart/cart.ts"
import { serverNow } from "../../../client/server-clock.ts"
import { OneTimeCodeForm, toResendAt, type CodeError } from "../../../shared/one-time-code/one-time-code-form.tsx"
import { formatPhone } from "../../../shared/one-time-code/phone-hint.ts"
import { RESEND_SECONDS } from "../../../shared/one-time-code/resend-code.tsx"
import { orderHref } from "../../../shared/order/order-route.ts"
import { sendCashCode, verifyCashCode } from "./cash-code.api.ts"
import styles from "../checkout.module.css"
import { finishOrderAttempt } from "../../../shared/order/order-attempt.ts"
import type { CashCode } from "./use-payment.ts"

interface CashCodeSheetProps {
  cash: CashCode
  mobile: string
  /** `error`: the reason why the order can't be paid in cash at all. */
  onClose: (error?: { code: string; message: string }) => void
}

/** Problems with the order rather than with the one-time code. */
const orderErrorCodes = new Set(["ORDER_OVER", "CASH_REFUSED", "CHECKOUT_REFUSED", "PRICE_CHANGED", "NOT_FOUND"])

/** PAY-3, IDN-5: the one-time code places the order and signs a guest in. */
export function CashCodeSheet({ cash, mobile, onClose }: CashCodeSheetProps) {
  const { country } = usePageContext()
  const navigate = useNavigate()
  const [resendAt, setResendAt] = useState(() =>
    cash.sent ? toResendAt(cash.sent) : serverNow() + RESEND_SECONDS * 1000,
  )
  const check = async (code: string): Promise<CodeError> => {
    const result = await verifyCashCode(cash.transactionId, code)
    if (!result.ok) {
      if (!orderErrorCodes.has(result.code)) return result
      onClose(result)
      return undefined
    }
    const { transaction, session } = result.data
    finishOrderAttempt(transaction)
    if (session) await completeSignIn(session)
    else void fetchCart()
    await navigate(orderHref(transaction))
    return undefined
  }
  const resend = async () => {
    const result = await sendCashCode(cash.transactionId)
    if (result.ok) setResendAt(toResendAt(result.data))
    return result
  }
  return (
    <Sheet
      open
      onClose={() => onClose()}
      closeOnOutside={false}
      title={paymentTexts.confirmYourOrder}
      subtitle={paymentTexts.cashCodeSent(formatPhone(mobile, country))}
    >
      <div className={styles.sheet}>
        <OneTimeCodeForm label={paymentTexts.confirmOrder} resendAt={resendAt} onCode={check} onResend={resend} />
      </div>
    </Sheet>
  )
}
