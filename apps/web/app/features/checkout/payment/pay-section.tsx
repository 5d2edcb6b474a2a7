import * as labels from "@hearth/texts/labels.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { CardIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import type { ReactNode } from "react"
import { BankOfferFields } from "./bank-offer-fields.tsx"
import type { PaymentOption, PaymentOptions } from "../checkout.api.ts"
import styles from "../checkout.module.css"
import optionStyles from "./payment-method.module.css"
import { LinkedWalletFields } from "./linked-wallet-fields.tsx"
import { PaymentModeIcon } from "./payment-mode-icon.tsx"
import { Problems, CheckoutSection } from "../checkout-section.tsx"
import type { CheckoutState } from "../use-checkout.ts"
import type { PayError } from "./use-payment.ts"
import { VoucherFields } from "./voucher-fields.tsx"

interface PaySectionProps {
  checkout: CheckoutState
  error: PayError | undefined
}

/** PAY-1, PAY-2: the payment methods, the last successful one first. */
export function PaySection({ checkout, error }: PaySectionProps) {
  const { options } = checkout
  const generalErrors = error && error.shownAt === "pay" ? [error] : []
  return (
    <CheckoutSection id="pay" icon={<CardIcon size={20} />} title={paymentTexts.paymentMethod}>
      <Problems problems={generalErrors} />
      {options.state === "loading" ? (
        <div className={optionStyles.list} aria-busy="true">
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} shape="card" className={optionStyles.skeleton} />
          ))}
        </div>
      ) : options.state === "failed" ? (
        <p className={styles.quiet}>
          {options.message ?? paymentTexts.methodsNotLoaded}
          <Button size="small" variant="quiet" onClick={options.retry}>
            {labels.tryAgain}
          </Button>
        </p>
      ) : (
        <PaymentMethods checkout={checkout} value={options.value} error={error} />
      )}
    </CheckoutSection>
  )
}

interface PaymentMethodsProps extends PaySectionProps {
  value: PaymentOptions
}

function PaymentMethods({ checkout, value, error }: PaymentMethodsProps) {
  const { option, setMode, bill, walletBalance } = checkout
  // A wallet that covers part of the order is a switch; a wallet that covers all of it is a payment method.
  const isSplit = walletBalance > 0 && walletBalance < (bill?.payable ?? 0)
  const shownOptions = value.options.filter(({ mode, isOpen }) => mode !== "WALLET" || isOpen || !isSplit)
  if (shownOptions.length === 0) return <p className={styles.quiet}>{paymentTexts.noMethods}</p>
  return (
    <>
      {isSplit ? <WalletSwitch checkout={checkout} /> : undefined}
      <fieldset className={optionStyles.list}>
        <legend className="sr-only">{paymentTexts.paymentMethods}</legend>
        {shownOptions.map((each) => (
          <PaymentMethod
            key={each.mode}
            option={each}
            isChosen={each.mode === option?.mode}
            onChoose={() => setMode(each.mode)}
          >
            <PaymentMethodFields option={each} checkout={checkout} error={error} />
          </PaymentMethod>
        ))}
      </fieldset>
    </>
  )
}

interface PaymentMethodProps {
  option: PaymentOption
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function PaymentMethod({ option, isChosen, onChoose, children }: PaymentMethodProps) {
  const { mode, title, about, isOpen, reason, isPrevious, offers, paymentModePercentage } = option
  const isUnreliable = paymentModePercentage !== null && paymentModePercentage < LOW_SUCCESS_PERCENT
  return (
    <div className={classNames(optionStyles.method, isChosen && optionStyles.chosen, !isOpen && optionStyles.closed)}>
      <label className={optionStyles.line}>
        <input
          type="radio"
          name="mode"
          value={mode}
          className={optionStyles.radio}
          checked={isChosen}
          disabled={!isOpen}
          onChange={onChoose}
        />
        <PaymentModeIcon mode={mode} size={22} />
        <span className={optionStyles.text}>
          <span className={optionStyles.name}>
            {title}
            {isPrevious ? <Badge kind="plain">{paymentTexts.lastUsed}</Badge> : undefined}
          </span>
          <span className={optionStyles.hint}>{isOpen ? about : reason}</span>
          {isOpen && isUnreliable ? (
            <span className={optionStyles.unreliable}>{paymentTexts.manyFail}</span>
          ) : undefined}
          {isOpen
            ? offers.map((offer) => (
                <span key={offer.title} className={optionStyles.offer}>
                  {offer.code ? `${offer.title} (${offer.code})` : offer.title}
                </span>
              ))
            : undefined}
        </span>
      </label>
      {isChosen ? children : undefined}
    </div>
  )
}

/** Success rate in percent, below which the customer is warned. */
const LOW_SUCCESS_PERCENT = 70

/**
 * The fields of a payment method. A card's number is entered only on the provider's page; its first digits are entered
 * here if an offer depends on the bank.
 */
function PaymentMethodFields({ option, checkout, error }: { option: PaymentOption } & PaySectionProps) {
  const methodErrors = error && error.shownAt === option.mode ? [error] : []
  const fields =
    option.mode === "EVOUCHER" ? (
      <VoucherFields checkout={checkout} />
    ) : option.mode === "MOBIKWIK" ? (
      <LinkedWalletFields checkout={checkout} mustLink={methodErrors.some(({ code }) => code === "LINK_NEEDED")} />
    ) : option.mode === "CARD" && checkout.bankOffers.length > 0 ? (
      <BankOfferFields checkout={checkout} />
    ) : undefined
  if (!fields && methodErrors.length === 0) return undefined
  return (
    <div className={optionStyles.more}>
      {fields}
      <Problems problems={methodErrors} />
    </div>
  )
}

/** PAY-4: the wallet can be combined with every payment method except cash and e-vouchers. */
function WalletSwitch({ checkout }: { checkout: CheckoutState }) {
  const { option, country, walletBalance, isWalletUsed, setWalletUsed, paymentSplit } = checkout
  const isCombinable = option?.goesWithWallet === true
  const isOn = isCombinable && isWalletUsed
  const hint = !isCombinable
    ? paymentTexts.notWithWallet
    : isOn && option
      ? paymentTexts.walletAndRest(paymentSplit.wallet, paymentSplit.rest, option.mode, country)
      : paymentTexts.walletBalance(walletBalance, country)
  return (
    <Switch
      className={optionStyles.wallet}
      label={paymentTexts.payFromWallet}
      hint={hint}
      checked={isOn}
      disabled={!isCombinable}
      onChange={({ currentTarget }) => setWalletUsed(currentTarget.checked)}
    />
  )
}
