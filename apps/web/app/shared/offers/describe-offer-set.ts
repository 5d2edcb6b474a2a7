interface NamedOffer {
  title: string
  code: string | null
}

/** The texts for applying a set of offers. */
export interface OfferSetTexts {
  /** Empty for a set of prizes: then the codes that block them are removed. */
  codes: readonly string[]
  /** The button's text, and its accessible name. */
  button: string
  label: string
  /** For example `with SAVE50 and DIPIT`. */
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
