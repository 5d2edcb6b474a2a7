import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { CardIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import type { ReactNode } from "react"
import { BankOfferPart } from "./bank-offer-part.tsx"
import type { PaymentOption, PaymentOptions } from "./checkout.api.ts"
import styles from "./checkout.module.css"
import optionStyles from "./pay-option.module.css"
import { LinkedWalletPart } from "./linked-wallet-part.tsx"
import { ModeIcon } from "./mode-icon.tsx"
import { Problems, Section } from "./section.tsx"
import { sayPaid } from "./say-pay.ts"
import type { CheckoutState } from "./use-checkout.ts"
import type { PayTrouble } from "./use-pay.ts"
import { VoucherFields } from "./voucher-fields.tsx"

interface PaySectionProps {
  checkout: CheckoutState
  trouble: PayTrouble | undefined
}

/** PAY-1, PAY-2: the ways to pay, the last successful first. */
export function PaySection({ checkout, trouble }: PaySectionProps) {
  const { options } = checkout
  const general = trouble && trouble.at === "pay" ? [trouble] : []
  return (
    <Section id="pay" icon={<CardIcon size={20} />} title="How to pay">
      <Problems problems={general} />
      {options.state === "loading" ? (
        <div className={optionStyles.list} aria-busy="true">
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} shape="card" className={optionStyles.bone} />
          ))}
        </div>
      ) : options.state === "failed" ? (
        <p className={styles.quiet}>
          {options.message ?? "The ways to pay didn’t come through."}
          <Button size="small" variant="quiet" onClick={options.retry}>
            Try again
          </Button>
        </p>
      ) : (
        <Ways checkout={checkout} value={options.value} trouble={trouble} />
      )}
    </Section>
  )
}

interface WaysProps extends PaySectionProps {
  value: PaymentOptions
}

function Ways({ checkout, value, trouble }: WaysProps) {
  const { option, setMode, bill, balance } = checkout
  // A part of the order from the wallet is a switch; the whole of it is a way to pay like the others.
  const isSplit = balance > 0 && balance < (bill?.payable ?? 0)
  const shown = value.options.filter(({ mode, isOpen }) => mode !== "WALLET" || isOpen || !isSplit)
  if (shown.length === 0)
    return <p className={styles.quiet}>There is no way to pay open here. Please call the store.</p>
  return (
    <>
      {isSplit ? <WalletSwitch checkout={checkout} /> : undefined}
      <fieldset className={optionStyles.list}>
        <legend className="sr-only">Ways to pay</legend>
        {shown.map((each) => (
          <Way key={each.mode} option={each} isChosen={each.mode === option?.mode} onChoose={() => setMode(each.mode)}>
            <More option={each} checkout={checkout} trouble={trouble} />
          </Way>
        ))}
      </fieldset>
    </>
  )
}

interface WayProps {
  option: PaymentOption
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Way({ option, isChosen, onChoose, children }: WayProps) {
  const { mode, title, about, isOpen, reason, isPrevious, offers, paymentModePercentage } = option
  const isShaky = paymentModePercentage !== null && paymentModePercentage < SHAKY
  return (
    <div className={classNames(optionStyles.way, isChosen && optionStyles.chosen, !isOpen && optionStyles.closed)}>
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
        <ModeIcon mode={mode} size={22} />
        <span className={optionStyles.words}>
          <span className={optionStyles.name}>
            {title}
            {isPrevious ? <Badge kind="plain">Last used</Badge> : undefined}
          </span>
          <span className={optionStyles.hint}>{isOpen ? about : reason}</span>
          {isOpen && isShaky ? (
            <span className={optionStyles.shaky}>Many payments fail here right now</span>
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

/** Of a hundred payments; below it the customer is warned. */
const SHAKY = 70

/**
 * What a way asks for before it can be paid with. A card's number is never asked for here, it is the provider's to know;
 * its first digits only where an offer goes by its bank.
 */
function More({ option, checkout, trouble }: { option: PaymentOption } & PaySectionProps) {
  const found = trouble && trouble.at === option.mode ? [trouble] : []
  const part =
    option.mode === "EVOUCHER" ? (
      <VoucherFields checkout={checkout} />
    ) : option.mode === "MOBIKWIK" ? (
      <LinkedWalletPart checkout={checkout} isWanted={found.some(({ code }) => code === "LINK_NEEDED")} />
    ) : option.mode === "CARD" && checkout.bankOffers.length > 0 ? (
      <BankOfferPart checkout={checkout} />
    ) : undefined
  if (!part && found.length === 0) return undefined
  return (
    <div className={optionStyles.more}>
      {part}
      <Problems problems={found} />
    </div>
  )
}

/** PAY-4: with anything but cash and e-vouchers. */
function WalletSwitch({ checkout }: { checkout: CheckoutState }) {
  const { option, country, balance, useWallet, setUseWallet, parts } = checkout
  const goes = option?.goesWithWallet === true
  const isOn = goes && useWallet
  const hint = !goes
    ? "Not with cash or an e-voucher"
    : isOn && option
      ? `${formatMoney(parts.wallet, country)} from your wallet, ${sayPaid(option.mode, parts.rest, country)}`
      : `You have ${formatMoney(balance, country)}`
  return (
    <Switch
      className={optionStyles.wallet}
      label="Use your wallet"
      hint={hint}
      checked={isOn}
      disabled={!goes}
      onChange={({ currentTarget }) => setUseWallet(currentTarget.checked)}
    />
  )
}
