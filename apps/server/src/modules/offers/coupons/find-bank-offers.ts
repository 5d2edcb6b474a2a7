import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Condition, Offer } from "@hearth/domain/offers/offer.ts"
import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import type { CartWithOffers } from "../../cart/public.ts"
import { evaluateEntry } from "./evaluate-entry.ts"
import { offersForCustomer } from "../offers-for-customer.ts"

type BankBin = Extract<Condition, { kind: "bank-bin" }>

/** Finds the offers of a card's bank, evaluated as if the card paid. The digits are not stored. */
export function findBankOffers(clientOffers: readonly Offer[], { context, onBill }: CartWithOffers, digits: string) {
  const currency = currencyOf(context.country)
  const bankOffers = offersForCustomer(clientOffers, context).flatMap((offer) =>
    offer.conditions.filter((each): each is BankBin => each.kind === "bank-bin").map((bank) => ({ offer, bank })),
  )
  const matching = bankOffers.filter(({ bank }) => bank.bins.some((bin) => digits.startsWith(bin)))
  const payment = { method: "CARD", bin: digits }
  const appliedIds = onBill.map(({ offerId }) => offerId)
  const evaluated = matching
    .map(({ offer, bank: { bank } }) => ({
      bank,
      entry: evaluateEntry(offer, { ...context, payment }, appliedIds).entry,
    }))
    .sort((one, other) => other.entry.saving - one.entry.saving)
  if (evaluated[0]) {
    const { bank, entry: best } = evaluated[0]
    const offers = evaluated.map(({ entry }) => entry)
    const reason = best.messages.find(({ messageType }) => messageType === "error")?.message ?? ""
    const message =
      best.status === "APPLIED"
        ? offerMessageTexts.cardSaves(bank, best.saving, context.country, best.code ?? best.title)
        : offerMessageTexts.cardOfferNotApplied(best.title, reason)
    return { currency, bank, offers, message }
  }
  const isTooShort = bankOffers.some(({ bank: { bins } }) => bins.some((bin) => bin.startsWith(digits)))
  const message = isTooShort ? offerMessageTexts.moreCardDigits : offerMessageTexts.noCardOffers
  return { currency, bank: null, offers: [], message }
}
