import * as labels from "@hearth/texts/labels.ts"
import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import * as setTexts from "@hearth/texts/offers/offer-sets.ts"

interface NamedOffer {
  title: string
  code: string | null
  /** LOY-2: the points that it costs. */
  points?: number | undefined
}

/** The texts for applying a set of offers. */
export interface OfferSetTexts {
  /** The codes to apply. Empty for a set of prizes: to use them, the codes that block them are removed. */
  codes: readonly string[]
  /** The button's text. */
  button: string
  /** For a button with little space. */
  shortButton: string
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
      shortButton: setTexts.use,
      label: setTexts.usePrizesInstead(prizes),
      hint: setTexts.usePrizes(prizes),
    }
  }
  const paidOffer = offers.find(({ points }) => points !== undefined)
  if (paidOffer?.points !== undefined) return { codes, ...formatPaidSet(paidOffer.title, paidOffer.points, offers) }
  const label = setTexts.applyCodes(codes)
  const button = codes.length === 1 ? label : setTexts.applyAll(codes.length)
  return { codes, button, shortButton: labels.apply, label, hint: setTexts.useCodes(codes) }
}

/** LOY-2: the texts for a set with a free pizza. They say how many points it costs before the set is applied. */
function formatPaidSet(title: string, points: number, offers: readonly NamedOffer[]): Omit<OfferSetTexts, "codes"> {
  const otherCodes = offers.filter((offer) => offer.points === undefined).flatMap(({ code }) => code ?? [])
  const shortButton = freePizzaTexts.spendPoints(points)
  if (otherCodes.length === 0) {
    const label = freePizzaTexts.spendPointsFor(points, title)
    return { button: shortButton, shortButton, label, hint: setTexts.offerTitle(title) }
  }
  const label = freePizzaTexts.spendPointsAnd(points, otherCodes)
  return { button: label, shortButton, label, hint: label }
}
