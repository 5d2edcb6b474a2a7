import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { Lacks } from "./lacks.ts"

type Picks = Readonly<Record<string, string>>

/**
 * CAT-7: a choice nobody has made is its first option; where that can't be had, the first that can. What somebody has
 * picked stays: that it is gone is said where it stands.
 */
export function fillPicks(
  { choices }: Pick<Product, "choices">,
  picks: Picks,
  lacks: Lacks,
  country: CountryCode,
): { picks: Picks; told: string[] } | undefined {
  const told: string[] = []
  const filled: Record<string, string> = {}
  for (const { id, options } of choices) {
    const [first] = options
    const lack = first && lacks(first.piece)
    if (Object.hasOwn(picks, id) || !lack) continue
    const instead = options.find(({ piece }) => lacks(piece) === undefined)
    if (!instead) continue
    filled[id] = instead.piece
    const more = instead.more > first.more ? ` (+ ${formatMoney(instead.more - first.more, country)})` : ""
    told.push(`${lack.word}: ${first.name}. In its place: ${instead.name}${more}.`)
  }
  return told.length > 0 ? { picks: { ...picks, ...filled }, told } : undefined
}
