import { NO_RESPONSE } from "@hearth/browser/result.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import * as apiFailureTexts from "@hearth/texts/shell/api-failure.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { useEffect, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { fetchCart } from "../../../cart/cart.ts"
import type { SentCode } from "../../../client/session/one-time-codes.api.ts"
import { hasFailedPayment, isSettled, orderHref } from "../../../shared/order/order-route.ts"
import { fetchDuplicate, type Duplicate, type PayBody } from "../checkout.api.ts"
import type { FormErrors } from "../checkout-form.ts"
import { canOpenPaymentApp } from "./can-open-payment-app.ts"
import { discardOrderAttempt, finishOrderAttempt } from "../../../shared/order/order-attempt.ts"
import { placeAndPayOrder } from "./place-order.ts"
import { formatPaymentPending } from "./format-pay.ts"
import { CHOOSE_TIME_ID, focusProblem } from "../checkout-section.tsx"
import type { CheckoutState } from "../use-checkout.ts"
import { useRecentlyChanged } from "../use-recently-changed.ts"
import { isVoucher } from "./voucher-fields.tsx"

/** An error, and where it is shown: beside a payment method, or above all of them (`pay`). */
export interface PayError {
  code: string
  message: string
  shownAt: "pay" | PaymentMode
}

/** The bill has changed since the customer saw it. */
export interface PriceChange {
  message: string
  previousTotal: number
}

export interface CashCode {
  transactionId: string
  sent: SentCode | undefined
}

/**
 * Handles a press of the pay button: validates the form, creates the order, starts its payment and continues with the
 * next step.
 */
export function usePayment(checkout: CheckoutState) {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<PayError>()
  const [priceChange, setPriceChange] = useState<PriceChange>()
  const [duplicate, setDuplicate] = useState<Duplicate>()
  const [cash, setCash] = useState<CashCode>()
  const isInFlight = useRef(false)
  /** The id and version of the cart that was last checked for a duplicate order. */
  const checkedCart = useRef("")
  // A press that was meant for the previous total must not pay the new one.
  const hasTotalJustChanged = useRecentlyChanged(checkout.isUpdating ? undefined : checkout.bill?.payable)

  useEffect(() => {
    // The page was restored from the back/forward cache, on return from the provider's page.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isInFlight.current = false
      setBusy(false)
    }
    addEventListener("pageshow", handlePageShow)
    return () => removeEventListener("pageshow", handlePageShow)
  }, [])

  const continueOrder = async (order: Transaction) => {
    if (hasFailedPayment(order)) return handleFailure("PAYMENT_FAILED", order.payment?.message ?? "", undefined)
    if (isSettled(order)) {
      finishOrderAttempt(order)
      void fetchCart()
    }
    if (order.next.kind === "page" && !isSettled(order)) return location.assign(order.next.url)
    await navigate(orderHref(order))
  }

  const handleFailure = (code: string, message: string, mode: PaymentMode | undefined) => {
    if (code === "UNAUTHENTICATED") return openLogin()
    if (code === "CART_CHANGED" || code === "PRICE_CHANGED" || code === "PROMO_REFUSED") {
      discardOrderAttempt()
      setPriceChange({ message, previousTotal: checkout.bill?.payable ?? 0 })
      setBusy(true)
      void fetchCart()
        .then(checkout.revalidate)
        .finally(() => setBusy(false))
      return
    }
    if (code === "CHECKOUT_REFUSED" || code === "STORE_NOT_FOUND") {
      // Validates again, so that the problem appears in the section where it can be fixed.
      checkout.revalidate()
      if (checkout.storeQuery.state === "ready") checkout.storeQuery.reload()
    }
    if (staleOptionCodes.has(code) && checkout.options.state === "ready") checkout.options.reload()
    const { options } = checkout
    const methods = options.state === "ready" ? options.value.options : []
    const text = code === "PAYMENT_UNDER_WAY" ? formatPaymentPending(message, methods) : message
    setError({
      code,
      message: text || paymentErrorTexts.paymentFailed,
      shownAt: mode && methodErrorCodes.has(code) ? mode : "pay",
    })
    document.getElementById("pay")?.focus()
  }

  const openLogin = () =>
    setParams(
      (currentParams) => {
        currentParams.set("login", "number")
        return currentParams
      },
      { preventScrollReset: true },
    )

  const placeOrder = async () => {
    const { body, bill, option, paymentSplit, voucher } = checkout
    if (isInFlight.current || !bill || !option) return
    // Changes of the cart have not reached the server yet.
    if (!body?.contact || !body.place) return handleFailure(NO_RESPONSE, apiFailureTexts.notConnected, undefined)
    isInFlight.current = true
    setBusy(true)
    setError(undefined)
    setPriceChange(undefined)
    const { mode, ways } = option
    const paymentBody: PayBody = {
      mode,
      useWallet: paymentSplit.wallet > 0 && mode !== "WALLET",
      ...(mode === "EVOUCHER" ? { voucher } : {}),
      ...(mode === "UPI"
        ? { way: ways.includes("app") && canOpenPaymentApp() ? ("app" as const) : ("qr" as const) }
        : {}),
    }
    const { contact, place } = body
    const outcome = await placeAndPayOrder({ ...body, contact, place, expectedTotal: bill.payable }, paymentBody)
    isInFlight.current = false
    // The button stays busy while the browser navigates to another site.
    const isRedirecting = outcome.kind === "order" && outcome.order.next.kind === "page"
    if (!isRedirecting) setBusy(false)
    if (outcome.kind === "order") return continueOrder(outcome.order)
    if (outcome.kind === "code") return setCash(outcome)
    handleFailure(outcome.code, outcome.message, mode)
  }

  const submit = async () => {
    if (busy || hasTotalJustChanged) return
    setError(undefined)
    const formErrors = checkout.validate()
    if (Object.keys(formErrors).length > 0) return focusFormError(formErrors)
    if (checkout.needsTime) return focusTime()
    const problems = checkout.isValidationCurrent ? checkout.problems : []
    if (problems.length > 0) return focusProblem(problems)
    const { option, voucher, body } = checkout
    if (!option) return document.getElementById("pay")?.focus()
    if (option.mode === "EVOUCHER" && !isVoucher(voucher))
      return setError({ code: "VOUCHER", message: paymentTexts.voucherMissing, shownAt: "EVOUCHER" })
    const cartKey = `${body?.cartId} ${body?.cartVersion}`
    if (checkedCart.current !== cartKey) {
      setBusy(true)
      const duplicateOrder = await fetchDuplicate(body?.contact?.mobile ?? "")
      setBusy(false)
      checkedCart.current = cartKey
      if (duplicateOrder) return setDuplicate(duplicateOrder)
    }
    await placeOrder()
  }

  return {
    busy,
    hasTotalJustChanged,
    error,
    priceChange,
    duplicate,
    cash,
    submit: () => void submit(),
    resolveDuplicate({ isConfirmed }: { isConfirmed: boolean }) {
      setDuplicate(undefined)
      if (isConfirmed) void placeOrder()
      else checkedCart.current = ""
    },
    closeCash: (cashError?: { code: string; message: string }) => {
      setCash(undefined)
      if (cashError) handleFailure(cashError.code, cashError.message, "COD")
    },
  }
}

export type PayState = ReturnType<typeof usePayment>

/** Errors that are shown beside the payment method that they concern. */
const methodErrorCodes = new Set(["CASH_REFUSED", "VOUCHER_REFUSED", "LINK_NEEDED", "OTP_LIMIT", "OTP_NOT_SENT"])
/** Errors after which the payment methods are fetched again, because the available ones have changed. */
const staleOptionCodes = new Set([
  "CASH_REFUSED",
  "WALLET_MIX",
  "WALLET_SHORT",
  "PAYMENT_MODE_OFF",
  "PAYMENT_UNAVAILABLE",
])

/** Focuses the button that chooses a time, or the section that says that there is none. */
function focusTime(): void {
  const timeControl = document.getElementById(CHOOSE_TIME_ID) ?? document.getElementById("when")
  timeControl?.focus()
}

function focusFormError(formErrors: FormErrors): void {
  const names = Object.keys(formErrors)
  const [firstInvalidField] = names
  const field = document.querySelector<HTMLElement>(`main [name="${firstInvalidField}"]`)
  ;(field ?? document.getElementById("where"))?.focus()
}
