import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { CheckoutProblem, Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import { splitPayment } from "@hearth/domain/payments/split-payment.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { ShownBill } from "../../cart/cart-view.ts"
import { type ChosenPlace, useChosenPlace } from "../../place/chosen-place.store.ts"
import { type CartView, serverCart as currentServerCart } from "../../cart/cart.ts"
import { type Query, useQuery } from "@hearth/browser/use-query.ts"
import { MIN_DIGITS } from "../../shared/payment/card-digits.ts"
import { type Customer, useCustomer } from "../../client/session/use-customer.ts"
import {
  type CheckoutBody,
  fetchSavedAddresses,
  type PaymentOption,
  type StoreTimes,
  fetchStoreTimes,
} from "./checkout.api.ts"
import {
  validateForm,
  toOrderContact,
  type FormErrors,
  locationOf,
  toOrderPlace,
  prefillForm,
  type CheckoutForm,
} from "./checkout-form.ts"
import { orderUtm } from "./order-utm.ts"
import { useCheckoutChoices } from "./use-checkout-choices.ts"
import { type PaymentOptionsQuery, usePaymentOptions } from "./payment/use-payment-options.ts"
import { type OrderForecast, useValidation } from "./use-validation.ts"
import type { Voucher } from "./payment/voucher.api.ts"
import { walletForOrder } from "./payment/wallet-for-order.ts"

/** What the checkout's sections show and change. */
export interface CheckoutState {
  country: CountryCode
  customer: Customer | null | undefined
  deliveryType: DeliveryType
  place: ChosenPlace | null
  /** The customer's saved addresses; loaded for deliveries only. */
  addresses: Query<SavedAddress[]>
  /** The saved address to deliver to, if one is chosen. */
  addressId: string | undefined
  form: CheckoutForm
  formErrors: FormErrors
  updateForm: (changed: Partial<CheckoutForm>) => void
  /** Validates the form, shows its errors and returns them. */
  validate: () => FormErrors
  times: Query<StoreTimes>
  slot: number | undefined
  setSlot: (slot: number | undefined) => void
  /** The store is closed and no slot is chosen. */
  needsTime: boolean
  /** The customer pressed pay without a slot; shown until one is chosen. */
  isTimeMissing: boolean
  options: PaymentOptionsQuery
  option: PaymentOption | undefined
  setMode: (mode: PaymentMode) => void
  /** The wallet's amount for this order. */
  balance: number
  useWallet: boolean
  setUseWallet: (use: boolean) => void
  voucher: Voucher
  setVoucher: (voucher: Voucher) => void
  /** If the payment method is card: the cart's offers that depend on the card's bank. */
  bankOffers: PaymentOption["offers"]
  /** The first digits of the card, as typed so far. */
  bin: string
  setBin: (digits: string) => void
  problems: readonly CheckoutProblem[]
  /** `problems` belong to the current input. */
  isChecked: boolean
  /** Undefined until the first validation. */
  forecast: OrderForecast | undefined
  bill: ShownBill | null
  isUpdating: boolean
  /** How the total is split between the wallet and the other payment method. */
  parts: { wallet: number; rest: number }
  /** Undefined while required input is missing. */
  body: CheckoutBody | undefined
  revalidate: () => void
}

const noVoucher: Voucher = { number: "", pin: "" }

export function useCheckout(cart: CartView, createdOrder: Transaction | undefined): CheckoutState {
  const { country } = usePageContext()
  const customer = useCustomer()
  const place = useChosenPlace()
  const [formErrors, setFormErrors] = useState<FormErrors>({})
  const [isTimeRequested, setTimeRequested] = useState(false)
  const [voucher, setVoucher] = useState(noVoucher)
  const [typedBin, setBin] = useState<string>()
  const bin = typedBin ?? createdOrder?.cardDigits ?? ""

  const { storeId, deliveryType } = cart
  const chosen = useCheckoutChoices({ storeId, deliveryType, point: place?.location })
  const times = useStoreTimes(storeId, deliveryType)
  // The slot is reserved for the pending order; if it is no longer available, the server reports it.
  const slot = chosen.slot ? chosen.slot.at : createdOrder?.slot ? Date.parse(createdOrder.slot) : undefined

  const needsTime = slot === undefined && times.state === "ready" && !times.value.availability.open

  const addresses = useQuery(customer && deliveryType === "DELIVERY" ? fetchSavedAddresses : undefined)
  const addressId = deliveryType === "DELIVERY" && customer ? (place?.location?.address_id ?? undefined) : undefined
  const address =
    addresses.state === "ready" ? addresses.value.find(({ address_id }) => address_id === addressId) : undefined
  const form = {
    ...prefillForm({ order: createdOrder, customer: customer?.attributes, address, place }),
    ...chosen.typed,
  }
  const checked = { deliveryType, country, place, addressId }

  const options = usePaymentOptions(cart.bill?.payable, customer?.userId, createdOrder?.payment?.paymentId)
  const known = options.state === "ready" ? options.value : undefined
  const option = selectOption(
    known?.options ?? [],
    chosen.mode ?? createdOrder?.paymentMode ?? known?.previousPaymentMode,
  )
  const mode = option?.mode

  const serverCart = currentServerCart()
  const isSynced = serverCart !== null && !cart.hasPendingChanges && cart.storeId === serverCart.storeId
  const bankOffers =
    (mode === "CARD" ? option?.offers : undefined)?.filter(
      ({ code, bank }) => bank !== null && code !== null && serverCart?.promos.includes(code),
    ) ?? []
  const hasBin = bankOffers.length > 0 && bin.length >= MIN_DIGITS
  const body: CheckoutBody | undefined =
    isSynced && serverCart.version > 0 && cart.lines.length > 0
      ? {
          cartId: serverCart.cartId,
          cartVersion: serverCart.version,
          contact: toOrderContact(form, country),
          place: toOrderPlace(form, place, deliveryType, addressId),
          slot: slot === undefined ? undefined : new Date(slot).toISOString(),
          payment: mode ? { mode, ...(hasBin && { bin }) } : undefined,
          utm: orderUtm(),
        }
      : undefined
  const pin = body?.place || deliveryType !== "DELIVERY" ? undefined : locationOf(place)
  const bodyToValidate = body && (pin ? { ...body, pin } : body)
  const { validation, forecast, isCurrent: isChecked, bill: checkedBill, revalidate } = useValidation(bodyToValidate)
  useRevalidation(times.state === "ready" ? times.value.availability.open : undefined, revalidate)
  const bill = checkedBill ?? cart.bill
  const useWallet = chosen.useWallet ?? createdOrder?.isWalletUsed ?? false
  // Until the options are fetched again, the balance is the one from before the payment started.
  const isBalanceCurrent = options.state === "ready" && options.isCurrent
  const balance = walletForOrder(known?.wallet, isBalanceCurrent ? createdOrder : undefined)
  const payable = bill?.payable ?? 0
  const split = mode
    ? splitPayment(payable, balance, { mode, useWallet: useWallet && option.goesWithWallet })
    : undefined

  return {
    country,
    customer,
    deliveryType,
    place,
    addresses,
    addressId,
    form,
    formErrors,
    updateForm(changed) {
      chosen.write(changed)
      setFormErrors((now) => omitErrors(now, Object.keys(changed)))
    },
    validate() {
      const found = validateForm(form, checked)
      setFormErrors(found)
      setTimeRequested(needsTime)
      return found
    },
    times,
    slot,
    setSlot: (at) => chosen.choose({ slot: { at } }),
    needsTime,
    isTimeMissing: needsTime && isTimeRequested,
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
    forecast,
    bill,
    isUpdating: cart.isUpdating || bill === null,
    parts: split?.ok ? split : { wallet: 0, rest: payable },
    body,
    revalidate,
  }
}

function useStoreTimes(storeId: string, deliveryType: DeliveryType): Query<StoreTimes> {
  const load = useCallback(
    (signal: AbortSignal) => fetchStoreTimes(storeId, deliveryType, signal),
    [storeId, deliveryType],
  )
  const times = useQuery(storeId === "" ? undefined : load)
  const reload = times.state === "ready" ? times.reload : undefined
  const reloadIfVisible = useEffectEvent(() => document.visibilityState === "visible" && reload?.())
  // Stores open and close while a customer is on this page.
  useEffect(() => {
    const reloadTimes = () => void reloadIfVisible()
    const timer = setInterval(reloadTimes, MINUTE_MS)
    document.addEventListener("visibilitychange", reloadTimes)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", reloadTimes)
    }
  }, [])
  return times
}

/** Validates again when the store opens or closes, since the earlier result no longer applies. */
function useRevalidation(isOpen: boolean | undefined, revalidate: () => void): void {
  const before = useRef(isOpen)
  const onChange = useEffectEvent(revalidate)
  useEffect(() => {
    if (before.current !== undefined && before.current !== isOpen) onChange()
    before.current = isOpen
  }, [isOpen])
}

/** Returns the chosen payment method if it is available, otherwise the first available one. */
function selectOption(options: readonly PaymentOption[], wanted: PaymentMode | null | undefined) {
  return options.find(({ mode, isOpen }) => mode === wanted && isOpen) ?? options.find(({ isOpen }) => isOpen)
}

function omitErrors(errors: FormErrors, names: readonly string[]): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}
