import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { useState } from "react"
import styles from "./payment-method.module.css"
import type { CheckoutState } from "../use-checkout.ts"
import { voucherNumberError } from "./voucher-number.ts"
import { requestNewVoucherPin, type Voucher, fetchVoucherBalance } from "./voucher.api.ts"

const PIN = /^\d{4,8}$/

export function isVoucher({ number, pin }: Voucher): boolean {
  return voucherNumberError(number) === undefined && PIN.test(pin)
}

/** PAY-4: the e-voucher's number and PIN, its balance, and a request for a new PIN. */
export function VoucherFields({ checkout }: { checkout: CheckoutState }) {
  const { voucher, setVoucher, country, bill } = checkout
  const [busyAction, setBusyAction] = useState<"checking" | "resetting">()
  const [message, setMessage] = useState<{ message: string; isWrong: boolean }>()
  const [errors, setErrors] = useState<{ number?: string; pin?: string }>({})
  const change = (changed: Partial<Voucher>) => {
    setVoucher({ ...voucher, ...changed })
    setMessage(undefined)
    setErrors({})
  }
  const numberProblem = voucherNumberError(voucher.number)
  const numberError = numberProblem === undefined ? {} : { number: numberProblem }
  const checkBalance = async () => {
    const newErrors = { ...numberError, ...(PIN.test(voucher.pin) ? {} : { pin: paymentTexts.pinMissing }) }
    setErrors(newErrors)
    if (Object.keys(newErrors).length > 0) return
    setBusyAction("checking")
    const result = await fetchVoucherBalance(voucher)
    setBusyAction(undefined)
    if (!result.ok) return setMessage({ message: result.message, isWrong: true })
    const { balance, expiresOn } = result.data
    const isBalanceTooLow = bill !== null && balance < bill.payable
    const balanceText = isBalanceTooLow ? paymentTexts.voucherBalanceTooLow : paymentTexts.voucherBalance
    setMessage({ message: balanceText(balance, formatDate(expiresOn), country), isWrong: isBalanceTooLow })
  }
  const reset = async () => {
    setErrors(numberError)
    if (Object.keys(numberError).length > 0) return
    setBusyAction("resetting")
    const result = await requestNewVoucherPin(voucher.number)
    setBusyAction(undefined)
    setMessage(result.ok ? { message: result.data, isWrong: false } : { message: result.message, isWrong: true })
  }
  return (
    <>
      <div className={styles.fields}>
        <Field
          label={paymentTexts.voucherNumber}
          name="voucherNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={23}
          value={voucher.number}
          error={errors.number}
          onChange={({ currentTarget }) => change({ number: groupDigits(currentTarget.value) })}
        />
        <Field
          label={paymentTexts.pin}
          name="voucherPin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={voucher.pin}
          error={errors.pin}
          onChange={({ currentTarget }) => change({ pin: currentTarget.value.replaceAll(/\D/g, "") })}
        />
      </div>
      <div className={styles.row}>
        <Button size="small" variant="secondary" busy={busyAction === "checking"} onClick={() => void checkBalance()}>
          {paymentTexts.checkBalance}
        </Button>
        <Button size="small" variant="quiet" busy={busyAction === "resetting"} onClick={() => void reset()}>
          {paymentTexts.requestPin}
        </Button>
      </div>
      <output className={styles.result} data-wrong={message?.isWrong || undefined}>
        {message?.message}
      </output>
    </>
  )
}

/** Formats `2027-03-31` as 31/03/2027. */
function formatDate(date: string): string {
  return date.slice(0, 10).split("-").toReversed().join("/")
}

/** Returns at most 19 digits, in groups of four as printed on the voucher. */
function groupDigits(text: string): string {
  return (
    text
      .replaceAll(/\D/g, "")
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(" ")
}
