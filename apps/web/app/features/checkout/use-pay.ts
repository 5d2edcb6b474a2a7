import { PAYMENT_FAILED } from "@hearth/contract/error-codes.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import { useEffect, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { askForCart } from "../../session/keep-cart.ts"
import { type SentCode, UNREACHED } from "../../session/one-time-codes.ts"
import { hasFailedPayment, isSettled, screenOf } from "../../shell/order-way.ts"
import { askDuplicate, type Duplicate, type PayBody } from "./checkout.api.ts"
import type { Mistakes } from "./checkout-draft.ts"
import { isOnPhone } from "./is-on-phone.ts"
import { dropOrderInHand, endOrderInHand } from "../../session/order-in-hand.ts"
import { placeAndPay } from "./place-order.ts"
import { sayUnderWay } from "./say-pay.ts"
import { CHOOSE_TIME, focusProblem } from "./section.tsx"
import type { CheckoutState } from "./use-checkout.ts"
import { isVoucher } from "./voucher-fields.tsx"

/** What went wrong, and by which way to pay it is said. */
export interface PayTrouble {
  code: string
  message: string
  at: "pay" | PaymentMode
}

/** The bill is another than the one that was looked at. */
export interface Changed {
  message: string
  before: number
}

export interface CashCode {
  transactionId: string
  sent: SentCode | undefined
}

/** One press: all is looked over, the order made, its payment begun, and what comes next gone on with. */
export function usePay(checkout: CheckoutState) {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<PayTrouble>()
  const [changed, setChanged] = useState<Changed>()
  const [duplicate, setDuplicate] = useState<Duplicate>()
  const [cash, setCash] = useState<CashCode>()
  const isUnderWay = useRef(false)
  /** Of which cart it was asked whether it is one too many. */
  const asked = useRef("")

  useEffect(() => {
    // Shown again by a step back from the provider's page.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      setBusy(false)
    }
    addEventListener("pageshow", shownAgain)
    return () => removeEventListener("pageshow", shownAgain)
  }, [])

  const goOn = async (order: Transaction) => {
    if (hasFailedPayment(order)) return fail("PAYMENT_FAILED", order.payment?.message ?? "", undefined)
    if (isSettled(order)) {
      endOrderInHand(order)
      void askForCart()
    }
    if (order.next.kind === "page" && !isSettled(order)) return location.assign(order.next.url)
    await navigate(screenOf(order))
  }

  const fail = (code: string, message: string, mode: PaymentMode | undefined) => {
    if (code === "UNAUTHENTICATED") return openLogin()
    if (code === "CART_CHANGED" || code === "PRICE_CHANGED" || code === "PROMO_REFUSED") {
      dropOrderInHand()
      setChanged({ message, before: checkout.bill?.payable ?? 0 })
      void askForCart().then(checkout.checkAgain)
      return
    }
    if (code === "CHECKOUT_REFUSED" || code === "STORE_NOT_FOUND") {
      // Asked once more, it says where it can be put right.
      checkout.checkAgain()
      if (checkout.times.state === "ready") checkout.times.reload()
    }
    if (stale.has(code) && checkout.options.state === "ready") checkout.options.reload()
    const { options } = checkout
    const known = options.state === "ready" ? options.value.options : []
    const words = code === "PAYMENT_UNDER_WAY" ? sayUnderWay(message, known) : message
    setTrouble({ code, message: words || PAYMENT_FAILED, at: mode && ofMode.has(code) ? mode : "pay" })
    document.getElementById("pay")?.focus()
  }

  const openLogin = () =>
    setParams(
      (now) => {
        now.set("login", "number")
        return now
      },
      { preventScrollReset: true },
    )

  const place = async () => {
    const { body, bill, option, parts, voucher } = checkout
    if (isUnderWay.current || !bill || !option) return
    // What was done to the cart has not arrived yet.
    if (!body?.contact || !body.place) return fail("UNREACHED", UNREACHED, undefined)
    isUnderWay.current = true
    setBusy(true)
    setTrouble(undefined)
    setChanged(undefined)
    const { mode, ways } = option
    const wanted: PayBody = {
      mode,
      useWallet: parts.wallet > 0 && mode !== "WALLET",
      ...(mode === "EVOUCHER" ? { voucher } : {}),
      ...(mode === "UPI" ? { way: ways.includes("app") && isOnPhone() ? ("app" as const) : ("qr" as const) } : {}),
    }
    const { contact, place: to } = body
    const outcome = await placeAndPay({ ...body, contact, place: to, expectedTotal: bill.payable }, wanted)
    isUnderWay.current = false
    // On the way to a page of another site the button stays busy: the page is about to go.
    const leaves = outcome.kind === "order" && outcome.order.next.kind === "page"
    if (!leaves) setBusy(false)
    if (outcome.kind === "order") return goOn(outcome.order)
    if (outcome.kind === "code") return setCash(outcome)
    fail(outcome.code, outcome.message, mode)
  }

  const press = async () => {
    if (busy) return
    setTrouble(undefined)
    const mistakes = checkout.check()
    if (Object.keys(mistakes).length > 0) return focusMistake(mistakes)
    if (checkout.needsTime) return focusTime()
    const stops = checkout.isChecked ? checkout.problems : []
    if (stops.length > 0) return focusProblem(stops)
    const { option, voucher, body } = checkout
    if (!option) return document.getElementById("pay")?.focus()
    if (option.mode === "EVOUCHER" && !isVoucher(voucher))
      return setTrouble({ code: "VOUCHER", message: "Please enter the voucher’s number and PIN.", at: "EVOUCHER" })
    const cart = `${body?.cartId} ${body?.cartVersion}`
    if (asked.current !== cart) {
      setBusy(true)
      const found = await askDuplicate(body?.contact?.mobile ?? "")
      setBusy(false)
      asked.current = cart
      if (found) return setDuplicate(found)
    }
    await place()
  }

  return {
    busy,
    trouble,
    changed,
    duplicate,
    cash,
    press: () => void press(),
    answerDuplicate(goesOn: boolean) {
      setDuplicate(undefined)
      if (goesOn) void place()
      else asked.current = ""
    },
    closeCash: (found?: { code: string; message: string }) => {
      setCash(undefined)
      if (found) fail(found.code, found.message, "COD")
    },
  }
}

export type Paying = ReturnType<typeof usePay>

/** Said beside the way to pay that they are about. */
const ofMode = new Set(["CASH_REFUSED", "VOUCHER_REFUSED", "LINK_NEEDED", "OTP_LIMIT", "OTP_NOT_SENT"])
/** What is open has changed. */
const stale = new Set(["CASH_REFUSED", "WALLET_MIX", "WALLET_SHORT", "PAYMENT_MODE_OFF", "PAYMENT_UNAVAILABLE"])

/** To the button that chooses one, or to what says that there is none. */
function focusTime(): void {
  const choose = document.getElementById(CHOOSE_TIME) ?? document.getElementById("when")
  choose?.focus()
}

function focusMistake(mistakes: Mistakes): void {
  const names = Object.keys(mistakes)
  const [first] = names
  const field = document.querySelector<HTMLElement>(`main [name="${first}"]`)
  ;(field ?? document.getElementById("where"))?.focus()
}
