import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { CheckoutProblem, Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import { splitPayment } from "@hearth/domain/payments/split-payment.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { keptCart } from "../../session/cart-state.ts"
import type { ShownBill } from "../../session/cart-view.ts"
import { type ChosenPlace, useChosenPlace } from "../../session/chosen-place.ts"
import type { CartView } from "../../session/keep-cart.ts"
import { type Answer, useAnswer } from "../../session/use-answer.ts"
import { FEWEST_DIGITS } from "../../shell/card-digits.ts"
import { type Customer, useCustomer } from "../../shell/use-customer.ts"
import { type CheckoutBody, ownAddresses, type PaymentOption, type StoreTimes, timesOf } from "./checkout.api.ts"
import { checkWritten, contactOf, type Mistakes, pinOf, placeOf, startWith, type Written } from "./checkout-draft.ts"
import { orderUtm } from "./order-utm.ts"
import { useChosen } from "./use-chosen.ts"
import { type OptionsAnswer, useOptions } from "./use-options.ts"
import { type Foreseen, useValidation } from "./use-validation.ts"
import type { Voucher } from "./voucher.api.ts"
import { walletForOrder } from "./wallet-for-order.ts"

/** Everything the sections of the checkout show and change. */
export interface CheckoutState {
  country: CountryCode
  customer: Customer | null | undefined
  way: DeliveryType
  place: ChosenPlace | null
  /** Of a customer; asked for where it is to be brought. */
  addresses: Answer<SavedAddress[]>
  /** The saved address it goes to, where it goes to one. */
  addressId: string | undefined
  written: Written
  mistakes: Mistakes
  write: (changed: Partial<Written>) => void
  /** Notes what is amiss, and says whether something is. */
  check: () => Mistakes
  times: Answer<StoreTimes>
  slot: number | undefined
  setSlot: (slot: number | undefined) => void
  /** The store is closed and no time to order for is chosen. */
  needsTime: boolean
  /** Pressing pay found that no time is chosen; said until one is. */
  isTimeMissing: boolean
  options: OptionsAnswer
  option: PaymentOption | undefined
  setMode: (mode: PaymentMode) => void
  /** What the wallet has for this order. */
  balance: number
  useWallet: boolean
  setUseWallet: (use: boolean) => void
  voucher: Voucher
  setVoucher: (voucher: Voucher) => void
  /** Offers on the cart that go by the bank of the card, where one pays by card. */
  bankOffers: PaymentOption["offers"]
  /** The first digits of the card, as far as they are typed. */
  bin: string
  setBin: (digits: string) => void
  problems: readonly CheckoutProblem[]
  /** What was found is about what stands there now. */
  isChecked: boolean
  /** Unknown until it was asked. */
  foreseen: Foreseen | undefined
  bill: ShownBill | null
  isUpdating: boolean
  /** What the wallet and the other way take of it. */
  parts: { wallet: number; rest: number }
  /** Undefined where something of it is missing. */
  body: CheckoutBody | undefined
  checkAgain: () => void
}

const noVoucher: Voucher = { number: "", pin: "" }

export function useCheckout(cart: CartView, begun: Transaction | undefined): CheckoutState {
  const { country } = useBoot()
  const customer = useCustomer()
  const place = useChosenPlace()
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [hasAskedForTime, setAskedForTime] = useState(false)
  const [voucher, setVoucher] = useState(noVoucher)
  const [typedBin, setBin] = useState<string>()
  const bin = typedBin ?? begun?.cardDigits ?? ""

  const { storeId, deliveryType: way } = cart
  const chosen = useChosen({ storeId, way, point: place?.location })
  const times = useTimes(storeId, way)
  // Its place is promised to the order; where it can't be had any more after all, the server says so.
  const slot = chosen.slot ? chosen.slot.at : begun?.slot ? Date.parse(begun.slot) : undefined

  const needsTime = slot === undefined && times.state === "ready" && !times.value.availability.open

  const addresses = useAnswer(customer && way === "DELIVERY" ? ownAddresses : undefined)
  const addressId = way === "DELIVERY" && customer ? (place?.location?.address_id ?? undefined) : undefined
  const address =
    addresses.state === "ready" ? addresses.value.find(({ address_id }) => address_id === addressId) : undefined
  const written = { ...startWith({ order: begun, customer: customer?.attributes, address, place }), ...chosen.typed }
  const checked = { way, country, place, addressId }

  const options = useOptions(cart.bill?.payable, customer?.userId, begun?.payment?.paymentId)
  const known = options.state === "ready" ? options.value : undefined
  const option = optionOf(known?.options ?? [], chosen.mode ?? begun?.paymentMode ?? known?.previousPaymentMode)
  const mode = option?.mode

  const { cart: server } = keptCart()
  const isTold = server !== null && !cart.isWaiting && cart.storeId === server.storeId
  const bankOffers =
    (mode === "CARD" ? option?.offers : undefined)?.filter(
      ({ code, bank }) => bank !== null && code !== null && server?.promos.includes(code),
    ) ?? []
  const hasBin = bankOffers.length > 0 && bin.length >= FEWEST_DIGITS
  const body: CheckoutBody | undefined =
    isTold && server.version > 0 && cart.lines.length > 0
      ? {
          cartId: server.cartId,
          cartVersion: server.version,
          contact: contactOf(written, country),
          place: placeOf(written, place, way, addressId),
          slot: slot === undefined ? undefined : new Date(slot).toISOString(),
          payment: mode ? { mode, ...(hasBin && { bin }) } : undefined,
          utm: orderUtm(),
        }
      : undefined
  const pin = body?.place || way !== "DELIVERY" ? undefined : pinOf(place)
  const asked = body && (pin ? { ...body, pin } : body)
  const { validation, foreseen, isCurrent: isChecked, bill: checkedBill, again } = useValidation(asked)
  useRevalidation(times.state === "ready" ? times.value.availability.open : undefined, again)
  const bill = checkedBill ?? cart.bill
  const useWallet = chosen.useWallet ?? begun?.isWalletUsed ?? false
  // Until it is asked for anew, the balance is that of before the payment began.
  const isAsked = options.state === "ready" && options.isCurrent
  const balance = walletForOrder(known?.wallet, isAsked ? begun : undefined)
  const payable = bill?.payable ?? 0
  const split = mode
    ? splitPayment(payable, balance, { mode, useWallet: useWallet && option.goesWithWallet })
    : undefined

  return {
    country,
    customer,
    way,
    place,
    addresses,
    addressId,
    written,
    mistakes,
    write(changed) {
      chosen.write(changed)
      setMistakes((now) => without(now, Object.keys(changed)))
    },
    check() {
      const found = checkWritten(written, checked)
      setMistakes(found)
      setAskedForTime(needsTime)
      return found
    },
    times,
    slot,
    setSlot: (at) => chosen.choose({ slot: { at } }),
    needsTime,
    isTimeMissing: needsTime && hasAskedForTime,
    options,
    option,
    setMode: (mode) => chosen.choose({ mode }),
    balance,
    useWallet,
    setUseWallet: (use) => chosen.choose({ useWallet: use }),
    voucher,
    setVoucher,
    bankOffers,
    bin,
    setBin,
    problems: validation?.problems ?? [],
    isChecked,
    foreseen,
    bill,
    isUpdating: cart.isUpdating || bill === null,
    parts: split?.ok ? split : { wallet: 0, rest: payable },
    body,
    checkAgain: again,
  }
}

function useTimes(storeId: string, way: DeliveryType): Answer<StoreTimes> {
  const ask = useCallback((signal: AbortSignal) => timesOf(storeId, way, signal), [storeId, way])
  const times = useAnswer(storeId === "" ? undefined : ask)
  const reload = times.state === "ready" ? times.reload : undefined
  const askAgain = useEffectEvent(() => document.visibilityState === "visible" && reload?.())
  // Stores open and close while somebody is on this page.
  useEffect(() => {
    const again = () => void askAgain()
    const timer = setInterval(again, MINUTE_MS)
    document.addEventListener("visibilitychange", again)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", again)
    }
  }, [])
  return times
}

/** What was found about a closed store does not hold when it has opened, nor the other way round. */
function useRevalidation(isOpen: boolean | undefined, again: () => void): void {
  const before = useRef(isOpen)
  const askAgain = useEffectEvent(again)
  useEffect(() => {
    if (before.current !== undefined && before.current !== isOpen) askAgain()
    before.current = isOpen
  }, [isOpen])
}

/** What was chosen, while it is open; otherwise the first that is. */
function optionOf(options: readonly PaymentOption[], wanted: PaymentMode | null | undefined) {
  return options.find(({ mode, isOpen }) => mode === wanted && isOpen) ?? options.find(({ isOpen }) => isOpen)
}

function without(mistakes: Mistakes, names: readonly string[]): Mistakes {
  return Object.fromEntries(Object.entries(mistakes).filter(([name]) => !names.includes(name)))
}
