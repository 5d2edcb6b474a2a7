interface NamedOffer {
  title: string
  code: string | null
}

/** How a set of offers is put on, in words. */
export interface OfferSetTexts {
  /** None where it is of prizes alone: then what keeps them away is taken off. */
  codes: readonly string[]
  /** On the button, and what it says to who can't see what is around it. */
  button: string
  label: string
  /** `with SAVE50 and DIPIT`. */
  by: string
}

export function describeOfferSet(offers: readonly NamedOffer[]): OfferSetTexts {
  const codes = offers.flatMap(({ code }) => code ?? [])
  const [first] = codes
  if (first === undefined) {
    const prizes = offers.map(({ title }) => `‘${title}’`).join(" and ")
    return { codes, button: "Use it instead", label: `Use ${prizes} instead`, by: `with your prize ${prizes}` }
  }
  const label = `Apply ${codes.join(" and ")}`
  const button = codes.length === 1 ? `Apply ${first}` : `Apply all ${codes.length}`
  return { codes, button, label, by: `with ${codes.join(" and ")}` }
}
