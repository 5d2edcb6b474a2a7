import * as setTexts from "@hearth/texts/offers/offer-sets.ts"

interface NamedOffer {
  title: string
  code: string | null
}

/** The texts for applying a set of offers. */
export interface OfferSetTexts {
  /** The codes to apply. Empty for a set of prizes: to use them, the codes that block them are removed. */
  codes: readonly string[]
  /** The button's text. */
  button: string
  /** The button's accessible name. */
  label: string
  /** For example `Use SAVE50 and DIPIT`. */
  hint: string
}

export function formatOfferSet(offers: readonly NamedOffer[]): OfferSetTexts {
  const codes = offers.flatMap(({ code }) => code ?? [])
  if (codes.length === 0) {
    const prizes = offers.map(({ title }) => title)
    return {
      codes,
      button: setTexts.useInstead,
      label: setTexts.usePrizesInstead(prizes),
      hint: setTexts.usePrizes(prizes),
    }
  }
  const label = setTexts.applyCodes(codes)
  const button = codes.length === 1 ? label : setTexts.applyAll(codes.length)
  return { codes, button, label, hint: setTexts.useCodes(codes) }
}
