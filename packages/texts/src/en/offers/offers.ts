import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const offers = "Offers"
export const seeAllCoupons = "See all coupons"

export const haveCode = "Have an offer code?"
export const offerCode = "Offer code"
export const codePlaceholder = "Type Offer code here…"
export const enterCode = "Enter a code first."
export const applyCode = (code: string) => `Apply ${code}`
export const removeCode = (code: string) => `Remove ${code}`
export const copyCode = (code: string) => `Copy ${code}`
export const codeCopied = (code: string) => `${code} copied`
export const codeIs = (code: string) => `Your code is ${code}`

export const youSave = (amount: Minor, country: CountryCode) => `You save ${formatMoney(amount, country)}`
export const saves = (amount: Minor, country: CountryCode) => `Saves ${formatMoney(amount, country)}`
export const appliedAutomatically = "Applied automatically"
export const noDiscount = "No discount on this cart"
export const savedForLater = "Saved until your cart qualifies"

export const addToGet = (amount: Minor, country: CountryCode, offer: string) =>
  `Add ${formatMoney(amount, country)} to get ‘${offer}’`
export const offerTitle = (offer: string) => `‘${offer}’`
export const messageAndSaving = (message: string, saving: Minor, country: CountryCode) =>
  `${message} Saves ${formatMoney(saving, country)}`

export const checkCard = "Check your card for bank offers"
export const check = "Check"
export const digitsNotStored = "We only need these digits and don’t store them."
export const enterDigits = (min: number) => `Enter the first ${min} to 8 digits.`
export const couldNotCheck = "Couldn’t check your card. Try again."

export const showMore = (count: number) => `Show ${count} more`
