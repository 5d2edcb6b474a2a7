/** SMS to the customer about a case, without typographic apostrophes, which halve what fits in an SMS. */
import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"

export const answered = (caseNumber: string, link: string) =>
  `We have answered you about your Hearth case ${caseNumber}. Read it here: ${link}`

export const resolved = (caseNumber: string, link: string) =>
  `We have resolved your Hearth case ${caseNumber}. If you are not satisfied, reply within 7 days: ${link}`

interface Remedy {
  caseNumber: string
  amount: number
  country: CountryCode
  link: string
}

export const remedyGiven: Readonly<Record<RemedyKind, (remedy: Remedy) => string>> = {
  REFUND: ({ caseNumber, amount, country, link }) =>
    `We are refunding ${formatMoney(amount, country)} to your payment method for your Hearth case ${caseNumber}. ${link}`,
  WALLET_CREDIT: ({ caseNumber, amount, country, link }) =>
    `We added ${formatMoney(amount, country)} to your wallet for your Hearth case ${caseNumber}. ${link}`,
  NEW_ORDER: ({ caseNumber, link }) =>
    `We are making your items again, free of charge, for your Hearth case ${caseNumber}. ${link}`,
}

/** The error if somebody has sent too many complaints or messages. */
export const tooManyInHour = (minutes: number) =>
  `You’ve written a lot in the last hour. Try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`

/* Notes that nobody wrote. */
export const automatic = "Automatic"
export const newOrderCancelled = (orderId: string) =>
  `The new order ${orderId} was cancelled, so it doesn’t count as given. You can give something else.`
export const passedWhenOverdue = "The store didn’t answer in time, so the case is with head office now."
