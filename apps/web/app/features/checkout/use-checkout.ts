import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { CheckoutProblem, Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { PaymentMode } from "@hearth/domain/payments/payment-modes.ts"
import { splitPayment } from "@hearth/domain/payments/split-payment.ts"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { ShownBill } from "../../cart/cart-view.ts"
import { type ChosenPlace, useChosenPlace } from "../../place/chosen-place.store.ts"
import { type CartView, serverCart as currentServerCart } from "../../cart/cart.ts"
import { type Query, useQuery } from "@hearth/browser/use-query.ts"
import { fetchSavedAddresses } from "../../shared/address/saved-addresses.api.ts"
import { MIN_DIGITS } from "../../shared/payment/card-digits.ts"
import { type Customer, useCustomer } from "../../client/session/use-customer.ts"
import { type CheckoutBody, type PaymentOption, type StoreWithSlots, fetchStoreWithSlots } from "./checkout.api.ts"
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
import { useEveryVisibleMinute } from "./use-every-visible-minute.ts"
import type { Voucher } from "./payment/voucher.api.ts"
import { walletBalanceForOrder } from "./payment/wallet-balance-for-order.ts"

/** The state that the checkout's sections show and change. */
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
  /** The store with its availability and slots. */
  storeQuery: Query<StoreWithSlots>
  slot: number | undefined
  setSlot: (slot: number | undefined) => void
  /** The store is closed and no slot is chosen. */
  needsTime: boolean
  /** The customer pressed pay without a slot; shown until one is chosen. */
  isTimeMissing: boolean
  options: PaymentOptionsQuery
  option: PaymentOption | undefined
  setMode: (mode: PaymentMode) => void
  /** The wallet balance that can be spent on this order, including what its own pending payment has reserved. */
  walletBalance: number
  isWalletUsed: boolean
  setWalletUsed: (isUsed: boolean) => void
  voucher: Voucher
  setVoucher: (voucher: Voucher) => void
  /** If the payment method is card: the cart's offers that depend on the card's bank. */
  bankOffers: PaymentOption["offers"]
  /** The first digits of the card, as typed so far. */
  bin: string
  setBin: (digits: string) => void
  problems: readonly CheckoutProblem[]
  /** `problems` belong to the current input. */
  isValidationCurrent: boolean
  /** The last validation's estimate and guarantee; undefined until the first validation. */
  forecast: OrderForecast | undefined
  bill: ShownBill | null
  isUpdating: boolean
  /** How the total is split between the wallet and the other payment method. */
  paymentSplit: { wallet: number; rest: number }
  /** Undefined while required input is missing. */
  body: CheckoutBody | undefined
  revalidate: () => void
}

const noVoucher: Voucher = { number: "", pin: "" }

export function useCheckout(cart: CartView, unplacedOrder: Transaction | undefined): CheckoutState {
  const { country } = usePageContext()
  const customer = useCustomer()
  const place = useChosenPlace()
  const [formErrors, setFormErrors] = useState<FormErrors>({})
  const [wasSubmittedWithoutTime, setSubmittedWithoutTime] = useState(false)
  const [voucher, setVoucher] = useState(noVoucher)
  const [typedBin, setBin] = useState<string>()
  const bin = typedBin ?? unplacedOrder?.cardDigits ?? ""

  const { storeId, deliveryType } = cart
  const choices = useCheckoutChoices({ storeId, deliveryType, point: place?.location })
  const storeQuery = useStoreQuery(storeId, deliveryType)
  // A chosen slot without `at` means as soon as possible. If nothing was chosen, the slot that the pending order has
  // reserved applies. If the reservation has ended, validation reports a problem.
  const slot = choices.slot ? choices.slot.at : unplacedOrder?.slot ? Date.parse(unplacedOrder.slot) : undefined

  const needsTime = slot === undefined && storeQuery.state === "ready" && !storeQuery.value.availability.open

  const addresses = useQuery(customer && deliveryType === "DELIVERY" ? fetchSavedAddresses : undefined)
  const addressId = deliveryType === "DELIVERY" && customer ? (place?.location?.address_id ?? undefined) : undefined
  const address =
    addresses.state === "ready" ? addresses.value.find(({ address_id }) => address_id === addressId) : undefined
  const form = {
    ...prefillForm({ order: unplacedOrder, customer: customer?.attributes, address, place }),
    ...choices.typed,
  }
  const formContext = { deliveryType, country, place, addressId }

  const options = usePaymentOptions(cart.bill?.payable, customer?.userId, unplacedOrder?.payment?.paymentId)
  const loadedOptions = options.state === "ready" ? options.value : undefined
  const option = selectOption(
    loadedOptions?.options ?? [],
    choices.mode ?? unplacedOrder?.paymentMode ?? loadedOptions?.previousPaymentMode,
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
  // Until the address is complete, the chosen location is sent, so that the server can check the store's area.
  const chosenLocation = body?.place || deliveryType !== "DELIVERY" ? undefined : locationOf(place)
  const bodyToValidate = body && (chosenLocation ? { ...body, pin: chosenLocation } : body)
  const { validation, isCurrent: isValidationCurrent, bill: validatedBill, revalidate } = useValidation(bodyToValidate)
  useRevalidation(storeQuery.state === "ready" ? storeQuery.value.availability.open : undefined, revalidate)
  const bill = validatedBill ?? cart.bill
  const isWalletUsed = choices.useWallet ?? unplacedOrder?.isWalletUsed ?? false
  // Until the options are fetched again, the balance is out of date: it was read before the payment reserved its part.
  // That part is still in it, so it must not be added from the order.
  const isBalanceCurrent = options.state === "ready" && options.isCurrent
  const walletBalance = walletBalanceForOrder(loadedOptions?.wallet, isBalanceCurrent ? unplacedOrder : undefined)
  const payable = bill?.payable ?? 0
  const split = mode
    ? splitPayment(payable, walletBalance, { mode, useWallet: isWalletUsed && option.goesWithWallet })
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
      choices.setTyped(changed)
      setFormErrors((current) => omitErrors(current, Object.keys(changed)))
    },
    validate() {
      const newErrors = validateForm(form, formContext)
      setFormErrors(newErrors)
      setSubmittedWithoutTime(needsTime)
      return newErrors
    },
    storeQuery,
    slot,
    setSlot: (at) => choices.choose({ slot: { at } }),
    needsTime,
    isTimeMissing: needsTime && wasSubmittedWithoutTime,
    options,
    option,
    setMode: (mode) => choices.choose({ mode }),
    walletBalance,
    isWalletUsed,
    setWalletUsed: (isUsed) => choices.choose({ useWallet: isUsed }),
    voucher,
    setVoucher,
    bankOffers,
    bin,
    setBin,
    problems: validation?.problems ?? [],
    isValidationCurrent,
    forecast: validation,
    bill,
    isUpdating: cart.isUpdating || bill === null,
    paymentSplit: split?.ok ? split : { wallet: 0, rest: payable },
    body,
    revalidate,
  }
}

function useStoreQuery(storeId: string, deliveryType: DeliveryType): Query<StoreWithSlots> {
  const load = useCallback(
    (signal: AbortSignal) => fetchStoreWithSlots(storeId, deliveryType, signal),
    [storeId, deliveryType],
  )
  const storeQuery = useQuery(storeId === "" ? undefined : load)
  // Stores open and close while a customer is on this page.
  useEveryVisibleMinute(() => storeQuery.state === "ready" && storeQuery.reload())
  return storeQuery
}

/** Validates again when the store opens or closes, since the earlier result no longer applies. */
function useRevalidation(isOpen: boolean | undefined, revalidate: () => void): void {
  const wasOpen = useRef(isOpen)
  const onChange = useEffectEvent(revalidate)
  useEffect(() => {
    if (wasOpen.current !== undefined && wasOpen.current !== isOpen) onChange()
    wasOpen.current = isOpen
  }, [isOpen])
}

/** Returns the chosen payment method if it is available, otherwise the first available one. */
function selectOption(options: readonly PaymentOption[], preferredMode: PaymentMode | null | undefined) {
  return options.find(({ mode, isOpen }) => mode === preferredMode && isOpen) ?? options.find(({ isOpen }) => isOpen)
}

function omitErrors(errors: FormErrors, names: readonly string[]): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}
